package org.openjdk.jmh.ab.client;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkServer;
import org.openjdk.jmh.ab.worker.Worker;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.launch.ClassPathJar;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.noise.MeasuredTime;
import org.openjdk.jmh.noise.QueueTime;
import org.openjdk.jmh.util.VmCleanup;

/**
 * Has a worker list benchmarks and run forks. The worker is a VM on any class path with benchmarks and a JMH from 1.21 on. It starts
 * with the first request; if it has died, the next request starts another one.
 */
public final class WorkerClient implements Closeable {

    private static final List<String> REPLIES = Collections.unmodifiableList(
            Arrays.asList(ForkServer.LISTED, ForkServer.READY, ForkServer.STARTS, ForkServer.ITERATED,
                    ForkServer.TURN, ForkServer.RESULT, ForkServer.FAILED, ForkServer.DONE));
    private static final Path ROOT = Paths.get("/");
    /** A worker waits for its forks: optimizing its few seconds of work takes as long as the work, from their processors. */
    private static final List<String> SHORT_WORK = Collections.unmodifiableList(
            Arrays.asList("-XX:+IgnoreUnrecognizedVMOptions", "-XX:TieredStopAtLevel=1"));
    private static final Pattern EMPTY = Pattern.compile("\\s*\\[\\s*\\]\\s*");

    private final WorkerLauncher launcher;
    private final String classPath;
    private final List<String> inherited;
    private final Path log;
    private WorkerProcess process;
    private volatile boolean closed;

    /**
     * Creates a client whose worker has not started.
     *
     * @param classPath of the benchmarks and their JMH
     * @param inherited arguments of forks' VMs if neither requests nor annotations have any; the worker itself gets those that
     *                  set properties and modules
     * @param log       takes the output of worker and forks; appended to
     * @throws IOException if the worker's classes, or a class path that is too long for a command, cannot be written into a
     *                     temporary folder
     */
    public WorkerClient(String classPath, List<String> inherited, Path log) throws IOException {
        this.classPath = ClassPathJar.shortened(classPath);
        this.launcher = new WorkerLauncher();
        this.inherited = new ArrayList<>(inherited);
        this.log = log;
    }

    /** The replies to a request. */
    private static final class Replies {

        private final List<String> listed = new ArrayList<>();
        private final List<Long> starts = new ArrayList<>();
        private final List<Long> ends = new ArrayList<>();
        private final List<Double> waiting = new ArrayList<>();
        private long operations;
        private String result;
        private String failure;
        private boolean complete;
        private QueueTime queue;

        private void iterationStarts(String[] figures, WorkerProcess worker) {
            starts.add(Long.valueOf(figures[0]));
            if (starts.size() == 1) {
                worker.pid().ifPresent(pid -> queue =
                        QueueTime.ofChild(ROOT, pid, Integer.parseInt(figures[1]), System::nanoTime));
            }
        }

        private TimedIteration iterationEnds(String[] figures) {
            Mode mode = Mode.valueOf(figures[3]);
            double score = Double.parseDouble(figures[6]);
            long nanos = MeasuredTime.nanos(mode, TimeUnit.valueOf(figures[4]), score, Double.parseDouble(figures[5]),
                    Integer.parseInt(figures[2]));
            ends.add(Long.valueOf(figures[0]));
            long elapsed = mode == Mode.SampleTime
                    ? TimeUnit.MILLISECONDS.toNanos(ends.get(ends.size() - 1) - starts.get(starts.size() - 1))
                    : Long.MAX_VALUE;
            double share = queue == null ? Double.NaN : queue.share(nanos, elapsed);
            waiting.add(share);
            operations = Long.parseLong(figures[1]);
            return new TimedIteration(mode == Mode.Throughput, score, share, nanos,
                    queue == null ? 0 : queue.ranSeconds(),
                    queue == null ? 0 : queue.compilationSeconds());
        }

        private void close() {
            if (queue != null) {
                queue.close();
            }
        }
    }

    /** Lists benchmarks whose forks run one after the other. */
    public List<ListedBenchmark> list(List<String> includes, List<String> excludes)
            throws WorkerException, IOException, InterruptedException {
        return list(includes, excludes, false);
    }

    /**
     * Lists benchmarks.
     *
     * @param includes regular expressions of names; an empty list means all
     * @param excludes regular expressions of names to leave out
     * @param inTurns  whether to find out how finely their forks can alternate
     * @return those that match, as their annotations describe them
     * @throws WorkerException      if there are no benchmarks, no JMH, or none that can be used
     * @throws IOException          if the worker cannot be started, or its output cannot be read
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public List<ListedBenchmark> list(List<String> includes, List<String> excludes, boolean inTurns)
            throws WorkerException, IOException, InterruptedException {
        long from = logged();
        Replies replies;
        try (Deadline none = new Deadline(worker(), ForkLimits.inAll(Double.POSITIVE_INFINITY))) {
            replies = send(ForkServer.listRequest(includes, excludes, inTurns), ForkListener.NONE, none);
        }
        if (!replies.complete) {
            throw new WorkerException(WorkerLog.lacksClasses(log)
                    ? "it contains no JMH of version 1.21 or newer" : WorkerLog.reason(log, from, ended()));
        }
        if (replies.failure != null) {
            throw new WorkerException(replies.failure.replaceFirst("^ERROR: ", ""));
        }
        return replies.listed.stream().map(ListedBenchmark::decode).collect(Collectors.toList());
    }

    /**
     * Runs one fork.
     *
     * @param fork    the request
     * @param seconds after which the fork is ended as hanging, above 0
     * @return its result
     * @throws ForkLostException    if the fork has no result
     * @throws IOException          if the worker cannot be started, or its output cannot be read
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public ForkResult run(ForkRequest fork, double seconds)
            throws ForkLostException, IOException, InterruptedException {
        return run(fork, ForkLimits.inAll(seconds), ForkListener.NONE);
    }

    /**
     * Runs one fork.
     *
     * @param fork     the request
     * @param limits   at which the fork is ended
     * @param listener follows it
     * @return its result
     * @throws ForkLostException    if the fork has no result
     * @throws IOException          if the worker cannot be started, or its output cannot be read
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public ForkResult run(ForkRequest fork, ForkLimits limits, ForkListener listener)
            throws ForkLostException, IOException, InterruptedException {
        long from = logged();
        try (Deadline deadline = new Deadline(worker(), limits)) {
            Replies replies = send(ForkServer.FORK + " " + fork.encode(), listener, deadline);
            deadline.check();
            if (!replies.complete || replies.failure != null) {
                VmCleanup.sleepIfExiting();
            }
            if (!replies.complete) {
                checkOpen();
                throw new ForkLostException(WorkerLog.reason(log, from, ended()));
            }
            if (replies.failure != null) {
                throw new ForkLostException(replies.failure);
            }
            if (EMPTY.matcher(replies.result).matches()) {
                throw new ForkLostException(WorkerLog.reason(log, from, "JMH gave no result"));
            }
            return new ForkResult(replies.result, array(replies.starts), array(replies.ends), replies.operations,
                    replies.waiting.stream().mapToDouble(Double::doubleValue).toArray());
        } finally {
            listener.forkEnds();
        }
    }

    /**
     * Selects the VM arguments that a worker inherits: system properties and modules, which JMH and profilers may need in a worker.
     * Other arguments, such as the heap size, the collector, debuggers and agents, are for forks alone: a second VM with them
     * would take the memory or the port that a fork needs.
     */
    static List<String> inherited(List<String> arguments) {
        return arguments.stream().filter(argument -> argument.startsWith("-D") || argument.startsWith("--"))
                .collect(Collectors.toList());
    }

    private static long[] array(List<Long> times) {
        return times.stream().mapToLong(Long::longValue).toArray();
    }

    private long logged() throws IOException {
        return Files.exists(log) ? Files.size(log) : 0;
    }

    private String ended() throws InterruptedException {
        return "its host ended with exit code " + process.exitCode();
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("interrupted");
        }
    }

    private synchronized WorkerProcess worker() throws IOException {
        checkOpen();
        if (process == null || !process.isAlive()) {
            List<String> arguments = new ArrayList<>(SHORT_WORK);
            arguments.addAll(inherited(inherited));
            arguments.add(launcher.temporaryFiles());
            process = launcher.start(classPath, arguments, Collections.emptyList(), log);
            process.send(ForkServer.settings(classPath, inherited));
        }
        return process;
    }

    private Replies send(String line, ForkListener listener, Deadline deadline) throws IOException {
        WorkerProcess worker = worker();
        worker.send(line);
        Replies replies = new Replies();
        try {
            for (WorkerProcess.Message message = worker.receive(REPLIES); message != null; message =
                    worker.receive(REPLIES)) {
                switch (message.word()) {
                    case ForkServer.LISTED:
                        replies.listed.add(message.content());
                        break;
                    case ForkServer.READY:
                        listener.isReady();
                        worker.send(Worker.GO);
                        break;
                    case ForkServer.STARTS:
                        replies.iterationStarts(message.content().split(" "), worker);
                        deadline.iterationStarts();
                        listener.iterationStarts(replies.starts.size());
                        break;
                    case ForkServer.ITERATED:
                        listener.iterationEnds(replies.iterationEnds(message.content().split(" ")));
                        deadline.iterationEnds();
                        break;
                    case ForkServer.TURN:
                        deadline.pause();
                        worker.send(isEnough(listener, message.content()) ? ForkServer.ENOUGH : Worker.GO);
                        deadline.resume();
                        break;
                    case ForkServer.RESULT:
                        replies.result = message.content();
                        break;
                    case ForkServer.FAILED:
                        replies.failure = message.content();
                        break;
                    default:
                        replies.complete = true;
                        return replies;
                }
            }
            return replies;
        } finally {
            replies.close();
        }
    }

    private static boolean isEnough(ForkListener listener, String phase) {
        String[] words = phase.split(" ");
        return listener.awaitTurn(words[0].equals(ForkServer.WARMUP), Integer.parseInt(words[1]));
    }

    /**
     * Ends the running fork, if there is one, so that {@link #run} throws. On Java 8, which does not know the children of a
     * process, the fork goes on.
     */
    public synchronized void endFork() {
        if (process != null) {
            process.endForks();
        }
    }

    /** Ends the worker and its fork, and deletes their temporary files. */
    @Override
    public synchronized void close() {
        closed = true;
        if (process != null) {
            process.close();
        }
        launcher.close();
    }
}
