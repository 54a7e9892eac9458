"""Threads that compile and run programs; whatever goes wrong, nothing is left behind."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from mexlib.build import end_compilations
from mexlib.runner import end_all_runs


@contextmanager
def workers(jobs: int | None) -> Iterator[ThreadPoolExecutor]:
    """A pool of `jobs` threads, by default one a core.

    On an error or an interrupt, programs and compilers are ended, so that the threads
    soon come back and remove their temporary files.
    """
    pool = ThreadPoolExecutor(jobs or len(os.sched_getaffinity(0)))
    try:
        yield pool
    except BaseException:
        end_all_runs()
        end_compilations()
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()
