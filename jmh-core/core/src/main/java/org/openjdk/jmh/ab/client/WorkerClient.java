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
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkServer;
import org.openjdk.jmh.ab.worker.Worker;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.launch.ClassPathJar;
import org.openjdk.jmh.noise.QueueTime;
import org.openjdk.jmh.util.VmCleanup;

/**
 * A host on the class path of any benchmarks, whichever JMH from 1.21 on they bring, that lists and runs what it is told
 * to. It starts with the first order; one that has died is started anew with the next.
 */
public final class WorkerClient implements Closeable {

    private static final List<String> REPLIES = Collections.unmodifiableList(
            Arrays.asList(ForkServer.LISTED, ForkServer.READY, ForkServer.STARTS, ForkServer.ITERATED,
                    ForkServer.RESULT,
                    ForkServer.FAILED, ForkServer.DONE));
    private static final Path ROOT = Paths.get("/");
    private static final Pattern EMPTY = Pattern.compile("\\s*\\[\\s*\\]\\s*");

    private final WorkerLauncher launcher;
    private final String classPath;
    private final List<String> inherited;
    private final Path log;
    private WorkerProcess process;
    private volatile boolean closed;

    /**
     * A host that has not started.
     *
     * @param classPath benchmarks and their JMH
     * @param inherited arguments of forks' VMs where neither requests nor annotations have any; of these, the host has what
     *                  a VM is told to know, and not how it is to run
     * @param log       takes what host and forks print; appended to
     * @throws IOException if the host's classes cannot be copied into a temporary folder, or a class path that is too long
     *                     for a command cannot be written there
     */
    public WorkerClient(String classPath, List<String> inherited, Path log) throws IOException {
        this.classPath = ClassPathJar.shortened(classPath);
        this.launcher = new WorkerLauncher();
        this.inherited = new ArrayList<>(inherited);
        this.log = log;
    }

    /** What came of an order. */
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

        private void iterationStarts(String[] figures, long worker) {
            starts.add(Long.valueOf(figures[0]));
            if (queue == null) {
                queue = QueueTime.ofChild(ROOT, worker, Integer.parseInt(figures[1]), System::nanoTime);
            }
        }

        private void iterationEnds(String[] figures) {
            waiting.add(queue == null ? Double.NaN : queue.share());
            ends.add(Long.valueOf(figures[0]));
            operations = Long.parseLong(figures[1]);
        }

        private void close() {
            if (queue != null) {
                queue.close();
            }
        }
    }

    /**
     * Lists benchmarks.
     *
     * @param includes regular expressions of names; none stands for all
     * @param excludes regular expressions of names to leave out
     * @return those that match, as their annotations describe them; perhaps none
     * @throws WorkerException        if there are no benchmarks, no JMH, or none that can be used
     * @throws IOException          if the host cannot be started or heard
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public List<ListedBenchmark> list(List<String> includes, List<String> excludes)
            throws WorkerException, IOException, InterruptedException {
        long from = logged();
        Replies replies;
        try (Deadline none = new Deadline(host(), ForkLimits.inAll(Double.POSITIVE_INFINITY))) {
            replies = order(ForkServer.listRequest(includes, excludes), () -> {
            }, number -> {
            }, none);
        }
        if (!replies.complete) {
            throw new WorkerException(WorkerLog.lacksClasses(log)
                    ? "there is no JMH in it, or none from 1.21 on" : WorkerLog.reason(log, from, ended()));
        }
        if (replies.failure != null) {
            throw new WorkerException(replies.failure.replaceFirst("^ERROR: ", ""));
        }
        return replies.listed.stream().map(ListedBenchmark::decode).collect(Collectors.toList());
    }

    /**
     * Runs one fork, which begins when its VM has started.
     *
     * @param fork    to run
     * @param seconds after which it counts as hanging, and is ended
     * @return what it measured
     * @throws ForkLostException    if there is no result
     * @throws IOException          if the host cannot be started or heard
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public ForkResult run(ForkRequest fork, double seconds)
            throws ForkLostException, IOException, InterruptedException {
        return run(fork, ForkLimits.inAll(seconds), () -> {
        });
    }

    /**
     * Runs one fork.
     *
     * @param fork   to run
     * @param limits after which it is ended
     * @param start  called when the VM of a fork that waits has started; it begins when that returns
     * @return what it measured
     * @throws ForkLostException    if there is no result
     * @throws IOException          if the host cannot be started or heard
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public ForkResult run(ForkRequest fork, ForkLimits limits, Runnable start)
            throws ForkLostException, IOException, InterruptedException {
        return run(fork, limits, start, number -> {
        });
    }

    /**
     * Runs one fork, and tells of its iterations.
     *
     * @param fork       to run
     * @param limits     after which it is ended
     * @param start      called when the VM of a fork that waits has started; it begins when that returns
     * @param iterations takes the number of each that begins, warmups first, from 1
     * @return what it measured
     * @throws ForkLostException    if there is no result
     * @throws IOException          if the host cannot be started or heard
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public ForkResult run(ForkRequest fork, ForkLimits limits, Runnable start, IntConsumer iterations)
            throws ForkLostException, IOException, InterruptedException {
        long from = logged();
        try (Deadline deadline = new Deadline(host(), limits)) {
            Replies replies = order(ForkServer.FORK + " " + fork.encode(), start, iterations, deadline);
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
        }
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

    private synchronized WorkerProcess host() throws IOException {
        checkOpen();
        if (process == null || !process.isAlive()) {
            List<String> arguments = new ArrayList<>(WorkerArguments.of(inherited));
            arguments.add(launcher.temporaryFiles());
            process = launcher.start(classPath, arguments, Collections.emptyList(), log);
            process.send(ForkServer.settings(classPath, inherited));
        }
        return process;
    }

    private Replies order(String line, Runnable start, IntConsumer iterations, Deadline deadline) throws IOException {
        WorkerProcess host = host();
        host.send(line);
        Replies replies = new Replies();
        try {
            for (WorkerProcess.Message message = host.receive(REPLIES); message != null; message = host
                    .receive(REPLIES)) {
                switch (message.word()) {
                    case ForkServer.LISTED:
                        replies.listed.add(message.content());
                        break;
                    case ForkServer.READY:
                        start.run();
                        host.send(Worker.GO);
                        break;
                    case ForkServer.STARTS:
                        replies.iterationStarts(message.content().split(" "), host.pid());
                        deadline.iterationStarts();
                        iterations.accept(replies.starts.size());
                        break;
                    case ForkServer.ITERATED:
                        replies.iterationEnds(message.content().split(" "));
                        deadline.iterationEnds();
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

    /**
     * Ends the fork that runs, if one does, so that {@link #run} tells of a loss. Where the VM does not know the processes
     * of its processes, as Java 8 does not, the fork goes on.
     */
    public synchronized void endFork() {
        if (process != null) {
            process.endForks();
        }
    }

    /** Ends the host and its fork. */
    @Override
    public synchronized void close() {
        closed = true;
        if (process != null) {
            process.close();
        }
        launcher.close();
    }
}
