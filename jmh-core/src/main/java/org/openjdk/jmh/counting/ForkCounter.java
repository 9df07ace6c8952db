package org.openjdk.jmh.counting;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.counting.calls.CallGraph;
import org.openjdk.jmh.counting.calls.CallStacks;
import org.openjdk.jmh.counting.calls.CallgrindReader;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.results.counts.WindowSize;
import org.openjdk.jmh.util.FileFailure;
import org.openjdk.jmh.util.VmCleanup;

/**
 * Counts the instructions or cycles of one fork in each of its iterations, under valgrind's callgrind.
 *
 * <p><b>The problem.</b> A count is useful only if it is exact, and if the fork does what a timed fork would do. So no
 * code of ours may run in the fork, and it cannot receive requests. But the bounds of iterations must be exact, too: a
 * millisecond is a million instructions.
 *
 * <p><b>Stops.</b> Any version of JMH writes to the host's socket when an iteration begins and when it has ended.
 * Valgrind contains a debug server ({@link DebuggerLink}), which the fork cannot detect. The counter makes it stop the
 * fork at the entry of the system calls {@code write} and {@code sendto} ({@link StopRecorder}). Valgrind runs one
 * thread at a time, so all threads are stopped then. Only writes of the main thread to a socket count as stops:
 * benchmarks run in other threads, and the VM writes to files.
 *
 * <p><b>Counters.</b> Instrumentation is off until the warmup is nearly over, because it is slow. From then on,
 * callgrind writes at each stop the counts of each thread since the previous stop to files ({@link CountFile}). The
 * names of the threads show whether they belong to the benchmark, a compiler or a collector ({@link ThreadKind}). There
 * are more stops than iterations, because a fork sends other messages, too. {@link WindowFinder} selects the iterations
 * among them: benchmark threads hardly work between two iterations.
 *
 * <p><b>Invariants.</b> File number n belongs to stop number n, because nothing else requests dumps. When a fork ends,
 * normally or not, the link reports the end of its input, which ends the reader thread. A fork that is stopped when
 * this VM ends would wait forever, so {@link ForkFolder} kills it, by the folder's name in its command line.
 *
 * <p><b>Threats.</b>
 * <ul>
 * <li>A busy machine delays this process, but does not move a stop, because the fork waits in it.
 * <li>A benchmark that writes to sockets in the main thread causes additional stops. {@link WindowFinder} rejects forks
 * whose iterations it cannot distinguish.
 * <li>A full disk truncates files, which their readers detect.
 * <li>Another user may claim the name of HotSpot's map of compiled code. {@link ForkScript} then leaves that file
 * alone, and the fork writes no map.
 * </ul>
 *
 * <p><b>Threads.</b> All methods may be called from any thread; {@link #windows} and {@link #methods} after the fork
 * has ended.
 */
public final class ForkCounter implements Closeable {

    /**
     * How many iterations before the first counted one counting is requested. It starts when one of them ends, and a
     * busy host notices late that an iteration has begun.
     */
    private static final int NOTICE = 1;
    /**
     * Iterations before the counter connects. The fork would stop at each line that its VM logs about a compiled
     * method, and most methods are compiled by then.
     */
    private static final int ITERATIONS_BEFORE_LINK = 10;
    private static final long SECONDS_TO_END = 30;

    private final Valgrind valgrind;
    private final CountedEvent event;
    private final boolean simulates;
    private final boolean byMethod;
    private final ForkFolder folder;
    private Thread reader;
    private volatile List<ForkStop> stops = Collections.emptyList();
    private volatile boolean wanted;
    private volatile String failure;

    /**
     * Creates the counter of a fork that has not started.
     *
     * @param countsBoth whether to count {@link CountedEvent#other()} as well; estimating cycles is slow
     * @param byMethod   whether to count each method
     */
    ForkCounter(Valgrind valgrind, CountedEvent event, boolean countsBoth, boolean byMethod) throws IOException {
        this.valgrind = valgrind;
        this.event = event;
        simulates = countsBoth || event == CountedEvent.CYCLES;
        this.byMethod = byMethod;
        folder = new ForkFolder();
    }

    /**
     * Writes the program to start in place of the fork's VM, and returns its path. Arguments of the user override the
     * given ones.
     */
    Path program(String vm, List<String> arguments) throws IOException {
        return ForkScript.write(folder, valgrind.command(folder.path, simulates, byMethod), vm, arguments, byMethod);
    }

    /**
     * Notifies the counter that an iteration has begun, numbered from 1, warmup iterations first. Returns immediately.
     */
    public synchronized void iterationStarts(int number) {
        wanted |= number > WindowSize.WARMUPS - NOTICE;
        if (reader == null && number > ITERATIONS_BEFORE_LINK) {
            reader = new Thread(this::follow, "jmh-count");
            reader.setDaemon(true);
            reader.start();
        }
    }

    private void follow() {
        try {
            long pid = folder.pid();
            ProcessBuilder relay = new ProcessBuilder(valgrind.relay(folder.path, pid));
            relay.redirectError(folder.resolve("relay").toFile());
            try (DebuggerLink link = new DebuggerLink(VmCleanup.start(relay))) {
                StopRecorder recorder = new StopRecorder(link, new ForkProcess(pid), () -> wanted);
                stops = recorder.stops;
                recorder.follow();
            }
        } catch (IOException | RuntimeException e) {
            failure = e.getMessage() == null ? e.toString() : e.getMessage();
        }
    }

    /**
     * Returns the counts of the last iterations of the fork, which has ended. Throws if they are missing or cannot be
     * distinguished.
     */
    List<CountedWindow> windows(int iterations) throws CountingException {
        try {
            if (reader != null) {
                reader.join(TimeUnit.SECONDS.toMillis(SECONDS_TO_END));
            }
            if (failure != null) {
                throw new CountingException("valgrind could not be followed: " + failure);
            }
            return new WindowFinder(NOTICE + WindowSize.LEAD, stops, CountFile.in(folder.path), event)
                    .last(iterations);
        } catch (IOException e) {
            throw new CountingException("what valgrind wrote cannot be read: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CountingException("the run was interrupted");
        }
    }

    /**
     * Returns the counts of the benchmark's methods, if methods are counted: counts per operation by stacks of calls,
     * the outermost call first.
     *
     * @param counted    counts of this fork
     * @param operations in each window, above 0
     * @throws CountingException if the counts or the map of compiled code cannot be read; the message is a phrase
     */
    public Map<List<String>, Double> methods(CountedFork counted, double operations) throws CountingException {
        Set<Integer> parts = counted.windows().stream().map(window -> window.part).collect(Collectors.toSet());
        try {
            CallGraph graph = new CallGraph();
            for (CountFile file : CountFile.in(folder.path)) {
                if (parts.contains(file.part) && stops.get(file.part - 1).kind(file.thread) == ThreadKind.WORK) {
                    CallgrindReader.read(file.path, event::weight, graph);
                }
            }
            Map<List<String>, Double> stacks = CallStacks.of(graph, folder.map(), folder.printed());
            stacks.replaceAll((stack, cost) -> cost / operations / parts.size());
            return stacks;
        } catch (IOException e) {
            throw new CountingException(FileFailure.reason(e));
        }
    }

    /** Returns why the fork was lost, given the cause that JMH reports, with valgrind's reason. */
    public String loss(String cause) {
        String fault = fault();
        return fault.isEmpty() ? cause : cause + "; valgrind says: " + fault;
    }

    /** Returns valgrind's reason for ending the fork, empty if it did not. */
    String fault() {
        return Valgrind.fault(folder.resolve("log"));
    }

    @Override
    public void close() {
        folder.close();
    }
}
