package org.openjdk.jmh.counting;

import java.io.EOFException;
import java.io.IOException;
import java.util.Collections;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes valgrind stop a fork whenever its main thread is about to write to a socket, and dump the counts of each thread
 * there. See {@link ForkCounter}.
 */
final class StopRecorder {

    private static final Pattern THREAD = Pattern.compile("thread:([0-9a-f]+)");
    private static final Pattern NUMBER = Pattern.compile("tid (\\d+) .*", Pattern.DOTALL);
    /** Stops at the system calls write and sendto, by Linux's hexadecimal numbers on amd64. */
    private static final String WRITES = "QCatchSyscalls:1;1;2c";
    /** Greater than all of GDB's signal numbers; valgrind does not check that numbers exist. */
    private static final int END_OF_SIGNALS = 144;
    /** Passes all signals to the VM without a stop, because it uses some of them itself. */
    private static final String SIGNALS = "QPassSignals:" + IntStream.range(1, END_OF_SIGNALS)
            .mapToObj(Integer::toHexString).collect(Collectors.joining(";"));
    /** The register rdi, the first argument of a system call, by GDB's numbers on amd64. */
    private static final int FIRST_ARGUMENT = 5;
    /** Valgrind's number of the thread that runs {@code main}, the second one that the JDK's launcher starts. */
    private static final int MAIN_THREAD = 2;
    private static final int HEX = 16;

    private final DebuggerLink link;
    private final ForkProcess fork;
    private final BooleanSupplier wanted;
    /** The stops with counts, in order. */
    final List<ForkStop> stops = Collections.synchronizedList(new ArrayList<>());
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final Map<Integer, ThreadKind> kinds = new HashMap<>();

    /**
     * @param link   to a fork that is stopped
     * @param wanted returns whether to start counting at the next stop; no longer called when counting has started
     */
    StopRecorder(DebuggerLink link, ForkProcess fork, BooleanSupplier wanted) {
        this.link = link;
        this.fork = fork;
        this.wanted = wanted;
    }

    /** Follows the fork until it ends. */
    void follow() throws IOException {
        try {
            link.request("?");
            link.request(WRITES);
            link.request(SIGNALS);
            boolean counting = false;
            for (String stop = link.request("c"); stop.startsWith("T"); stop = link.request("c")) {
                if (stop.contains("syscall_entry") && isForHost(stop)) {
                    if (counting) {
                        link.command("dump");
                        nameThreads();
                        stops.add(ForkStop.of(fork, kinds));
                    } else if (wanted.getAsBoolean()) {
                        link.command("instrumentation on");
                        counting = true;
                    }
                }
            }
        } catch (EOFException e) {
            // The fork has ended; JMH reports whether it succeeded.
        }
    }

    private boolean isForHost(String stop) throws IOException {
        Matcher thread = THREAD.matcher(stop);
        return thread.find() && number(Integer.parseInt(thread.group(1), HEX)) == MAIN_THREAD
                && fork.isSocket(link.register(FIRST_ARGUMENT));
    }

    /** Returns valgrind's number of a thread, 0 if unknown. */
    private int number(int thread) throws IOException {
        Integer known = numbers.get(thread);
        if (known == null) {
            Matcher described = NUMBER.matcher(link.describe(thread));
            known = described.matches() ? Integer.parseInt(described.group(1)) : 0;
            numbers.put(thread, known);
        }
        return known;
    }

    /** Updates names, because valgrind reuses the number of a thread that has ended. */
    private void nameThreads() throws IOException {
        for (int thread : link.threads()) {
            int number = number(thread);
            if (number > MAIN_THREAD) {
                kinds.put(number, ThreadKind.of(fork.threadName(thread)));
            }
        }
    }
}
