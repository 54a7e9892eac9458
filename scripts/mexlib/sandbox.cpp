// Runs one program under a judge's limits and ends everything that it started.
//
// sandbox --cpu S --wall S --memory BYTES --address BYTES --output BYTES --stack BYTES
//         --processes N --input FD --report FD [--direct-output FD] -- PROGRAM [ARGUMENT...]
//
// The program's input is --input; its output goes to standard output, cut at --output
// bytes, and the first 64 KiB of its error output to standard error; with --direct-output
// its output goes straight to that file. --report takes one JSON object. Standard input
// is a lifeline: when its other end closes, mex is gone and the program is ended.
// A limit of 0 is none. --memory bounds resident memory, --address the address space.
// --wall leaves out, up to ten times, the time in which a busy machine let it wait.
//
// The sandbox adopts orphans (PR_SET_CHILD_SUBREAPER), so a child that leaves the process
// group is found and ended too.
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

const int tick_milliseconds = 10;
const long long stderr_kept = 64 * 1024;

struct Limits {
    double cpu = 0, wall = 0;
    long long memory = 0, address = 0, output = 0, stack = 0, processes = 0;
    int input = -1, report = -1, direct_output = -1;
};

[[noreturn]] void fail(const char* what) {
    std::fprintf(stderr, "sandbox: %s: %s\n", what, std::strerror(errno));
    std::exit(3);
}

double now() {
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return double(t.tv_sec) + double(t.tv_nsec) * 1e-9;
}

double seconds(const timeval& t) { return double(t.tv_sec) + double(t.tv_usec) * 1e-6; }

// CPU seconds of a running process, 0 when it is gone.
double cpu_seconds(pid_t pid) {
    clockid_t clock;
    timespec t;
    if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &t) != 0) return 0;
    return double(t.tv_sec) + double(t.tv_nsec) * 1e-9;
}

// Seconds for which a running process was ready but another had the processor.
double starved_seconds(pid_t pid) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/schedstat", int(pid));
    std::FILE* file = std::fopen(path, "r");
    if (!file) return 0;
    long long ran = 0, waited = 0;
    const int read = std::fscanf(file, "%lld %lld", &ran, &waited);
    std::fclose(file);
    return read == 2 ? double(waited) * 1e-9 : 0;
}

// Resident bytes of a running process, 0 when it is gone.
long long resident_bytes(pid_t pid) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/statm", int(pid));
    std::FILE* file = std::fopen(path, "r");
    if (!file) return 0;
    long long size = 0, resident = 0;
    const int read = std::fscanf(file, "%lld %lld", &size, &resident);
    std::fclose(file);
    return read == 2 ? resident * sysconf(_SC_PAGESIZE) : 0;
}

// Calls visit(pid) for each child of `pid`; children of other threads than the first
// are not listed there.
template <class Visit>
void each_child(pid_t pid, Visit visit) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/task/%d/children", int(pid), int(pid));
    std::FILE* file = std::fopen(path, "r");
    if (!file) return;
    int child;
    while (std::fscanf(file, "%d", &child) == 1) visit(pid_t(child));
    std::fclose(file);
}

// Number of processes below `pid`, counted until it passes `enough`.
long long descendants(pid_t pid, long long enough) {
    long long count = 0;
    each_child(pid, [&](pid_t child) {
        if (count <= enough) count += 1 + descendants(child, enough - count);
    });
    return count;
}

void limit(int resource, long long soft, long long hard) {
    rlimit now_set;
    getrlimit(resource, &now_set);
    rlimit wanted = {rlim_t(soft), rlim_t(hard)};
    if (now_set.rlim_max != RLIM_INFINITY && geteuid() != 0) {
        if (wanted.rlim_max > now_set.rlim_max) wanted.rlim_max = now_set.rlim_max;
        if (wanted.rlim_cur > wanted.rlim_max) wanted.rlim_cur = wanted.rlim_max;
    }
    setrlimit(__rlimit_resource_t(resource), &wanted);
}

[[noreturn]] void become_program(const Limits& limits, int out, int err, int failure,
                                 char** program) {
    setsid();
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    limit(RLIMIT_CORE, 0, 0);
    if (limits.cpu > 0) {
        const long long whole = (long long)(limits.cpu) + 2;
        limit(RLIMIT_CPU, whole, whole + 1);
    }
    if (limits.stack > 0) limit(RLIMIT_STACK, limits.stack, limits.stack);
    if (limits.output > 0) limit(RLIMIT_FSIZE, limits.output, limits.output);
    if (limits.address > 0) limit(RLIMIT_AS, limits.address, limits.address);
    dup2(limits.input, 0);
    dup2(out, 1);
    dup2(err, 2);
    execv(program[0], program);
    const int error = errno;
    if (write(failure, &error, sizeof error) < 0) _exit(126);
    _exit(127);
}

void make_pipe(int ends[2]) {
    if (pipe2(ends, O_CLOEXEC) != 0) fail("pipe");
}

// Writes all of the bytes; a reader that is gone does not matter.
void forward(int to, const char* bytes, long long count) {
    while (count > 0) {
        const ssize_t written = write(to, bytes, size_t(count));
        if (written <= 0) return;
        bytes += written;
        count -= written;
    }
}

// A pipe from the program, passed on up to a number of bytes and then only counted.
class Stream {
public:
    Stream(int from, int to, long long kept) : from_(from), to_(to), kept_(kept) {
        if (from_ >= 0) fcntl(from_, F_SETFL, O_NONBLOCK);
    }
    int descriptor() const { return from_; }
    long long count() const { return count_; }
    bool over() const { return kept_ > 0 && count_ > kept_; }

    // Reads what is there, but comes back after a megabyte so that limits are looked at.
    void pump() {
        static char buffer[1 << 16];
        for (int round = 0; from_ >= 0 && round < 16; ++round) {
            const ssize_t got = read(from_, buffer, sizeof buffer);
            if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
            if (got <= 0) {
                close(from_);
                from_ = -1;
                return;
            }
            long long pass = got;
            if (kept_ > 0 && count_ + pass > kept_) pass = kept_ > count_ ? kept_ - count_ : 0;
            forward(to_, buffer, pass);
            count_ += got;
        }
    }

private:
    int from_, to_;
    long long kept_, count_ = 0;
};

// What has ended so far.
struct Usage {
    double cpu = 0;
    long long memory = 0;
    int status = 0;
    bool main_ended = false;
};

void reap(pid_t main_pid, Usage& usage) {
    int status;
    rusage used;
    pid_t pid;
    while ((pid = wait4(-1, &status, WNOHANG, &used)) > 0) {
        usage.cpu += seconds(used.ru_utime) + seconds(used.ru_stime);
        const long long peak = used.ru_maxrss * 1024LL;
        if (peak > usage.memory) usage.memory = peak;
        if (pid == main_pid) {
            usage.status = status;
            usage.main_ended = true;
        }
    }
}

void end_everything(pid_t main_pid, Usage& usage) {
    // A child that has left the group becomes ours when its parent ends: the next round.
    for (;;) {
        if (!usage.main_ended) kill(main_pid, SIGKILL);
        kill(-main_pid, SIGKILL);
        each_child(getpid(), [](pid_t child) { kill(child, SIGKILL); });
        reap(main_pid, usage);
        siginfo_t info;
        if (waitid(P_ALL, 0, &info, WEXITED | WNOWAIT) != 0 && errno == ECHILD) return;
    }
}

Limits parse(int argc, char** argv, int& program) {
    Limits limits;
    int i = 1;
    for (; i + 1 < argc && std::strcmp(argv[i], "--") != 0; i += 2) {
        const char* name = argv[i];
        const char* value = argv[i + 1];
        if (!std::strcmp(name, "--cpu")) limits.cpu = std::atof(value);
        else if (!std::strcmp(name, "--wall")) limits.wall = std::atof(value);
        else if (!std::strcmp(name, "--memory")) limits.memory = std::atoll(value);
        else if (!std::strcmp(name, "--address")) limits.address = std::atoll(value);
        else if (!std::strcmp(name, "--output")) limits.output = std::atoll(value);
        else if (!std::strcmp(name, "--stack")) limits.stack = std::atoll(value);
        else if (!std::strcmp(name, "--processes")) limits.processes = std::atoll(value);
        else if (!std::strcmp(name, "--input")) limits.input = std::atoi(value);
        else if (!std::strcmp(name, "--report")) limits.report = std::atoi(value);
        else if (!std::strcmp(name, "--direct-output")) limits.direct_output = std::atoi(value);
        else {
            errno = EINVAL;
            fail(name);
        }
    }
    program = i + 1;
    if (program >= argc || limits.input < 0 || limits.report < 0) {
        errno = EINVAL;
        fail("arguments");
    }
    return limits;
}

}  // namespace

int main(int argc, char** argv) {
    int program;
    const Limits limits = parse(argc, argv, program);
    fcntl(limits.report, F_SETFD, FD_CLOEXEC);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    signal(SIGPIPE, SIG_IGN);

    sigset_t watched;
    sigemptyset(&watched);
    const int endings[] = {SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    for (int signal_number : endings) sigaddset(&watched, signal_number);
    sigprocmask(SIG_BLOCK, &watched, nullptr);
    const int signals = signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK);
    if (signals < 0) fail("signalfd");

    int out[2] = {-1, -1}, err[2], failure[2];
    if (limits.direct_output < 0) make_pipe(out);
    make_pipe(err);
    make_pipe(failure);

    const double start = now();
    const pid_t pid = fork();
    if (pid < 0) fail("fork");
    if (pid == 0) {
        signal(SIGPIPE, SIG_DFL);
        become_program(limits, limits.direct_output < 0 ? out[1] : limits.direct_output,
                       err[1], failure[1], argv + program);
    }
    if (out[1] >= 0) close(out[1]);
    close(err[1]);
    close(failure[1]);
    close(limits.input);
    if (limits.direct_output >= 0) close(limits.direct_output);

    Stream output(out[0], 1, limits.output);
    Stream errors(err[0], 2, stderr_kept);
    Usage usage;
    const char* stopped_by = "";
    while (!usage.main_ended && !*stopped_by) {
        pollfd watch[4] = {{output.descriptor(), POLLIN, 0},
                           {errors.descriptor(), POLLIN, 0},
                           {signals, POLLIN, 0},
                           {0, 0, 0}};  // only a hang-up of the lifeline is of interest
        poll(watch, 4, tick_milliseconds);
        if (watch[3].revents & (POLLHUP | POLLERR | POLLNVAL)) stopped_by = "mex";
        signalfd_siginfo info;
        while (read(signals, &info, sizeof info) == ssize_t(sizeof info)) {
            if (info.ssi_signo != SIGCHLD) stopped_by = "mex";
        }
        output.pump();
        errors.pump();
        reap(pid, usage);
        if (usage.main_ended) break;
        if (output.over()) stopped_by = "output";
        if (limits.cpu > 0 && cpu_seconds(pid) > limits.cpu) stopped_by = "cpu";
        const double passed = now() - start;
        if (limits.wall > 0 && passed > limits.wall &&
            (passed - starved_seconds(pid) > limits.wall || passed > 10 * limits.wall)) {
            stopped_by = "wall";
        }
        if (limits.memory > 0 && resident_bytes(pid) > limits.memory) stopped_by = "memory";
        if (limits.processes > 0 && descendants(pid, limits.processes) >= limits.processes) {
            stopped_by = "processes";
        }
    }
    const double wall = now() - start;
    end_everything(pid, usage);
    while (output.descriptor() >= 0 && !output.over()) output.pump();
    while (errors.descriptor() >= 0 && !errors.over()) errors.pump();

    if (!*stopped_by) {
        if (output.over()) stopped_by = "output";
        if (limits.cpu > 0 && usage.cpu > limits.cpu) stopped_by = "cpu";
        if (limits.memory > 0 && usage.memory > limits.memory) stopped_by = "memory";
    }
    int exec_error = 0;
    if (read(failure[0], &exec_error, sizeof exec_error) != ssize_t(sizeof exec_error)) {
        exec_error = 0;
    }
    dprintf(limits.report,
            "{\"stopped_by\": \"%s\", \"exit\": %d, \"signal\": %d, \"exec_error\": %d, "
            "\"cpu\": %.6f, \"wall\": %.6f, \"memory\": %lld, \"output\": %lld, "
            "\"errors\": %lld}\n",
            stopped_by, WIFEXITED(usage.status) ? WEXITSTATUS(usage.status) : 0,
            WIFSIGNALED(usage.status) ? WTERMSIG(usage.status) : 0, exec_error, usage.cpu, wall,
            usage.memory, output.count(), errors.count());
    return 0;
}
