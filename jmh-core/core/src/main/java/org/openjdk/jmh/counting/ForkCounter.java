package org.openjdk.jmh.counting;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.counting.calls.CallGraph;
import org.openjdk.jmh.counting.calls.CallStacks;
import org.openjdk.jmh.counting.calls.CallgrindReader;
import org.openjdk.jmh.util.FileFailure;
import org.openjdk.jmh.util.VmCleanup;

/**
 * Counts one fork. Its VM runs under valgrind, and stands still whenever its main thread is about to write to the host, which
 * it does where an iteration begins and where one has ended, whatever its version of JMH. When counting has begun, valgrind
 * then writes down what each thread has done since the last time.
 *
 * <p>Implementation note. A fork must not be asked anything, and must not run anything of ours; where an iteration ends
 * must be exact, as a millisecond is a million instructions. So valgrind itself, of which the fork knows nothing, is told to
 * stop at the system calls by which it writes; valgrind runs one thread at a time, so that all stand still then. Only
 * writes of the main thread to a socket count: benchmarks run in other threads.
 */
public final class ForkCounter implements Closeable {

    private static final Pattern THREAD = Pattern.compile("thread:([0-9a-f]+)");
    private static final Pattern NUMBER = Pattern.compile("tid (\\d+) .*", Pattern.DOTALL);
    /** Stop at system calls; in Linux's numbers of them on amd64: write and sendto. */
    private static final String WRITES = "QCatchSyscalls:1;1;2c";
    /** GDB's signals have numbers below it; valgrind does not look whether one that it is told is too large. */
    private static final int END_OF_SIGNALS = 144;
    /** What a VM does with signals is none of our business: none of them stops at the link. */
    private static final String SIGNALS = "QPassSignals:" + IntStream.range(1, END_OF_SIGNALS)
            .mapToObj(Integer::toHexString).collect(Collectors.joining(";"));
    /** The register with the first argument of a system call, in GDB's numbers of amd64: rdi. */
    private static final int FIRST_ARGUMENT = 5;
    /** The launcher of a JDK starts the thread in which {@code main} runs, and waits for it. */
    private static final int MAIN_THREAD = 2;
    /**
     * So many iterations before counting is to begin, it is wanted: it begins when one of them ends, and a host that others keep
     * from its processor learns late that one has begun.
     */
    public static final int NOTICE = 1;
    /**
     * The first iterations of a fork are not followed: it would stand still at each line that its VM writes of a method that it
     * has compiled, and most are compiled by then.
     */
    private static final int UNFOLLOWED = 10;
    private static final int HEX = 16;
    private static final long SECONDS_TO_END = 30;

    private final Valgrind valgrind;
    private final CountedEvent event;
    private final boolean simulates;
    private final boolean byMethod;
    private final ForkFolder folder;
    private final List<ForkStop> stops = Collections.synchronizedList(new ArrayList<>());
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final Map<Integer, ThreadKind> kinds = new HashMap<>();
    private int begun;
    private Thread reader;
    private volatile boolean wanted;
    private volatile String failure;

    /**
     * A counter of a fork that has not started.
     *
     * @param beside   whether {@link CountedEvent#beside()} is wanted as well: to estimate cycles takes time
     * @param byMethod whether it is wanted what each method did
     * @throws IOException if there is no place for temporary files
     */
    public ForkCounter(Valgrind valgrind, CountedEvent event, boolean beside, boolean byMethod) throws IOException {
        this.valgrind = valgrind;
        this.event = event;
        simulates = beside || event == CountedEvent.CYCLES;
        this.byMethod = byMethod;
        folder = new ForkFolder();
    }

    /**
     * A program that runs a VM so that it can be counted where it is a fork, and as it is where JMH only asks it for its
     * version. Forks get what makes a VM do the same in each of them: compilations that its threads wait for, and a collector
     * that has no threads of its own, unless somebody has named one.
     *
     * @param vm        program to run
     * @param arguments of the forks, before all others, so that those of a user hold
     * @return path of the program
     * @throws IOException if it cannot be written
     */
    public Path program(String vm, List<String> arguments) throws IOException {
        return ForkScript.write(folder, valgrind.command(folder.path(), simulates, byMethod), vm, arguments, byMethod);
    }

    /**
     * An iteration of the fork has begun. Returns at once.
     *
     * @param counts whether counting is to begin when it ends, at the latest
     */
    public synchronized void iterationStarts(boolean counts) {
        wanted |= counts;
        begun++;
        if (reader == null && (wanted || begun > UNFOLLOWED)) {
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
                link.ask("?");
                link.ask(WRITES);
                link.ask(SIGNALS);
                boolean counting = false;
                for (String stop = link.ask("c"); stop.startsWith("T"); stop = link.ask("c")) {
                    if (stop.contains("syscall_entry") && isForHost(link, stop, pid)) {
                        if (counting) {
                            writeDown(link, pid);
                        } else if (wanted) {
                            link.command("instrumentation on");
                            counting = true;
                        }
                    }
                }
            }
        } catch (EOFException e) {
            // The fork has ended, well or badly: its result tells.
        } catch (IOException | RuntimeException e) {
            failure = e.getMessage() == null ? e.toString() : e.getMessage();
        }
    }

    private void writeDown(DebuggerLink link, long pid) throws IOException {
        link.command("dump");
        nameThreads(link, pid);
        stops.add(ForkStop.of(pid, kinds));
    }

    private boolean isForHost(DebuggerLink link, String stop, long pid) throws IOException {
        Matcher thread = THREAD.matcher(stop);
        if (!thread.find() || number(link, Integer.parseInt(thread.group(1), HEX)) != MAIN_THREAD) {
            return false;
        }
        Path file = Paths.get("/proc", String.valueOf(pid), "fd", String.valueOf(link.register(FIRST_ARGUMENT)));
        return Files.readSymbolicLink(file).toString().startsWith("socket:");
    }

    /** Valgrind's number of a thread; 0 where it does not tell. */
    private int number(DebuggerLink link, int thread) throws IOException {
        Integer known = numbers.get(thread);
        if (known == null) {
            Matcher described = NUMBER.matcher(link.describe(thread));
            known = described.matches() ? Integer.parseInt(described.group(1)) : 0;
            numbers.put(thread, known);
        }
        return known;
    }

    /** A number may be given to another thread when the first one has ended: the newest name holds. */
    private void nameThreads(DebuggerLink link, long pid) throws IOException {
        for (int thread : link.threads()) {
            int number = number(link, thread);
            if (number > MAIN_THREAD) {
                kinds.put(number, ThreadKind.of(name(pid, thread)));
            }
        }
    }

    private static String name(long pid, int thread) {
        try {
            return new String(Files.readAllBytes(Paths.get("/proc", String.valueOf(pid), "task",
                    String.valueOf(thread), "comm")), StandardCharsets.UTF_8).trim();
        } catch (IOException e) {
            // It has ended meanwhile, and was none of the VM's, which last.
            return "";
        }
    }

    /**
     * What was counted of a fork that has ended.
     *
     * @param iterations that were to be counted in full: the last ones of the fork
     * @return as many, in their order
     * @throws CountingException if they cannot be told apart, or are not there
     */
    public List<CountedWindow> windows(int iterations) throws CountingException {
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
     * Which methods did what was counted of the benchmark's threads, where that is wanted.
     *
     * @param counted    the same fork
     * @param operations in each window, above 0
     * @return for an operation, by the calls that they are under, the outermost first
     * @throws CountingException if that cannot be told; the message is a phrase
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
     * Why valgrind ended a fork.
     *
     * @return its own last words; empty where it had none
     */
    public String lastWords() {
        return ValgrindLog.reason(folder.resolve("log"));
    }

    /** Nothing of the fork stays on the disk. */
    @Override
    public void close() {
        folder.close();
    }
}
