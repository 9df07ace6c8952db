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
 * Counts what one fork executes in each of its iterations, under valgrind's callgrind.
 *
 * <p><b>The problem.</b> A count is of use only if it is exact and the fork is the one that would be timed. So nothing of ours
 * may run in the fork, and no request may be sent to it. But the ends of iterations must be exact as well: a millisecond is
 * a million instructions.
 *
 * <p><b>The stops.</b> Whatever its version of JMH, a fork writes to the host's socket when an iteration begins and when it has
 * ended. Valgrind, of which the fork's code is unaware, has a server for debuggers ({@link DebuggerLink}). The counter has it
 * stop at the entry of the system calls {@code write} and {@code sendto} ({@link StopRecorder}). Valgrind runs one thread at a
 * time, so all are stopped then. Writes of other threads, in which benchmarks run, and writes to files do not count: a stop is
 * the main thread's write to a socket.
 *
 * <p><b>The counters.</b> The fork runs without instrumentation until its warmup is nearly over, then with it. At each stop,
 * callgrind writes the counts of each thread since the stop before to files ({@link CountFile}), and the names of the threads
 * say whose work they are ({@link ThreadKind}). Stops are more than iterations, as a fork sends other messages too.
 * {@link WindowFinder} finds the iterations among them: benchmark threads do next to nothing between two iterations.
 *
 * <p><b>Invariants.</b> File number n belongs to stop number n: each dump is one stop, and nothing else dumps. A fork ends by
 * itself, and the link then reports the end of its input; so a fork that crashes or is killed ends the reader as well. A fork
 * that is stopped when this VM ends would wait for ever: {@link ForkFolder} kills it, by its folder's name in its command.
 *
 * <p><b>Threats.</b> A busy machine delays this process, but not the place of a stop, as the fork waits in it. A benchmark that
 * writes to sockets in the main thread makes further stops; {@link WindowFinder} rejects forks whose iterations it cannot
 * distinguish. A full disk cuts files off, which their readers detect. Another user may claim the name of HotSpot's map of
 * compiled code, which {@link ForkScript} then leaves alone.
 *
 * <p>All methods may be called from any thread; {@link #windows} and {@link #methods} after the fork has ended.
 */
public final class ForkCounter implements Closeable {

    /**
     * How many iterations before the first one that is counted counting is requested. It begins when one of them ends, and a host
     * that other processes keep from the processor notices late that an iteration has begun.
     */
    private static final int NOTICE = 1;
    /**
     * The first iterations, which are not followed. The fork would stop at each line that its VM logs of a method that it has
     * compiled, and most methods are compiled by then.
     */
    private static final int UNFOLLOWED = 10;
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
     * @param beside   whether to count {@link CountedEvent#beside()} as well; an estimate of cycles takes time
     * @param byMethod whether to count each method
     * @throws IOException if there is no place for temporary files
     */
    ForkCounter(Valgrind valgrind, CountedEvent event, boolean beside, boolean byMethod) throws IOException {
        this.valgrind = valgrind;
        this.event = event;
        simulates = beside || event == CountedEvent.CYCLES;
        this.byMethod = byMethod;
        folder = new ForkFolder();
    }

    /**
     * Writes the program to start in place of the fork's VM.
     *
     * @param vm        the VM's program
     * @param arguments of the VM, before those of the user, which win
     * @return path of the program
     * @throws IOException if it cannot be written
     */
    Path program(String vm, List<String> arguments) throws IOException {
        return ForkScript.write(folder, valgrind.command(folder.path(), simulates, byMethod), vm, arguments, byMethod);
    }

    /**
     * Takes note that an iteration has begun. Returns at once.
     *
     * @param number of the iteration, from 1, warmups first
     */
    public synchronized void iterationStarts(int number) {
        wanted |= number > WindowSize.WARMUPS - NOTICE;
        if (reader == null && number > UNFOLLOWED) {
            reader = new Thread(this::follow, "jmh-count");
            reader.setDaemon(true);
            reader.start();
        }
    }

    private void follow() {
        try {
            long pid = folder.pid();
            ProcessBuilder relay = new ProcessBuilder(valgrind.relay(folder.path(), pid));
            relay.redirectError(folder.resolve("relay").toFile());
            try (DebuggerLink link = new DebuggerLink(VmCleanup.start(relay))) {
                StopRecorder recorder = new StopRecorder(link, new ForkProcess(pid), () -> wanted);
                stops = recorder.stops();
                recorder.follow();
            }
        } catch (IOException | RuntimeException e) {
            failure = e.getMessage() == null ? e.toString() : e.getMessage();
        }
    }

    /**
     * Returns what was counted of the fork, which has ended.
     *
     * @param iterations that were to be counted in full: the last ones of the fork
     * @return as many windows, in their order
     * @throws CountingException if the iterations are missing or cannot be distinguished
     */
    List<CountedWindow> windows(int iterations) throws CountingException {
        try {
            if (reader != null) {
                reader.join(TimeUnit.SECONDS.toMillis(SECONDS_TO_END));
            }
            if (failure != null) {
                throw new CountingException("valgrind could not be followed: " + failure);
            }
            return new WindowFinder(NOTICE + WindowSize.LEAD, stops, CountFile.in(folder.path()), event)
                    .last(iterations);
        } catch (IOException e) {
            throw new CountingException("what valgrind wrote cannot be read: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CountingException("the run was interrupted");
        }
    }

    /**
     * Returns what each method of the benchmark's threads did, if methods are counted.
     *
     * @param counted    the same fork
     * @param operations in each window, above 0
     * @return the counts of an operation by stacks of calls, the outermost call first
     * @throws CountingException if the counts or the map of compiled code cannot be read; the message is a phrase
     */
    public Map<List<String>, Double> methods(CountedFork counted, double operations) throws CountingException {
        Set<Integer> parts = counted.windows().stream().map(CountedWindow::part).collect(Collectors.toSet());
        try {
            CallGraph graph = new CallGraph();
            for (CountFile file : CountFile.in(folder.path())) {
                if (parts.contains(file.part()) && stops.get(file.part() - 1).kind(file.thread()) == ThreadKind.WORK) {
                    CallgrindReader.read(file.path(), event::weight, graph);
                }
            }
            Map<List<String>, Double> stacks = CallStacks.of(graph, folder.map(), folder.printed());
            stacks.replaceAll((stack, cost) -> cost / operations / parts.size());
            return stacks;
        } catch (IOException e) {
            throw new CountingException(FileFailure.reason(e));
        }
    }

    /**
     * Returns why the fork was lost, with what valgrind says of it.
     *
     * @param cause as JMH reports it
     */
    public String loss(String cause) {
        String fault = fault();
        return fault.isEmpty() ? cause : cause + "; valgrind says: " + fault;
    }

    /** Returns why valgrind ended the fork; empty if it did not. */
    String fault() {
        return Valgrind.fault(folder.resolve("log"));
    }

    /** Deletes all files of the fork. */
    @Override
    public void close() {
        folder.close();
    }
}
