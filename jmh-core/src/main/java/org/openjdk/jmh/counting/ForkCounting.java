package org.openjdk.jmh.counting;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.openjdk.jmh.reconfiguration.SystemLoad;
import org.openjdk.jmh.results.counts.CompileThresholds;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.results.counts.CountingMark;
import org.openjdk.jmh.results.counts.WindowSize;

/**
 * Counts the forks of a run of one or two sides: keeps the size of each benchmark's windows, corrects it after the
 * first fork, and composes notes about the counts. Thread-safe.
 *
 * @param <K> identifies a benchmark
 */
public final class ForkCounting<K> {

    private final CountedEvent event;
    private final CompileThresholds thresholds;
    private final Valgrind valgrind;
    private final Consumer<String> say;
    private final Map<K, WindowSize> sizes = new HashMap<>();
    /** Benchmarks whose window size is final, because a fork was counted or other forks determine it. */
    private final Set<K> sized = new HashSet<>();
    private final Set<K> warned = new HashSet<>();
    private final Map<K, List<CountedFork>> forks = new HashMap<>();

    ForkCounting(CountedEvent event, CompileThresholds thresholds, Valgrind valgrind, Consumer<String> say) {
        this.event = event;
        this.thresholds = thresholds;
        this.valgrind = valgrind;
        this.say = say;
    }

    /**
     * Creates the counting of a run.
     *
     * @param say receives sentences while the run continues, on any thread
     * @throws CountingException if forks cannot be counted on this machine; the message names the option
     */
    public static <K> ForkCounting<K> of(CountedEvent event, CompileThresholds thresholds, Consumer<String> say)
            throws CountingException {
        try {
            return new ForkCounting<>(event, thresholds, Valgrind.find(), say);
        } catch (CountingException e) {
            throw new CountingException("-count " + event + ": " + e.getMessage());
        }
    }

    /**
     * Returns the benchmarks whose threads do not form groups. Threads of a group wait for each other, and valgrind
     * runs one thread at a time.
     *
     * @param isGroup whether a benchmark has threads of several methods
     * @param name    returns the name of a benchmark
     * @param say     receives a warning
     * @throws CountingException if none is left
     */
    public static <T> List<T> countable(CountedEvent event, Collection<T> found, Predicate<T> isGroup,
                                        Function<T, String> name, Consumer<String> say)
            throws CountingException {
        Map<Boolean, List<T>> groups = found.stream().collect(Collectors.partitioningBy(isGroup));
        if (!groups.get(true).isEmpty()) {
            String sentence = "JMH cannot count groups, because their threads wait for each other: "
                    + groups.get(true).stream().map(name).distinct().collect(Collectors.joining(", "));
            if (groups.get(false).isEmpty()) {
                throw new CountingException("-count " + event + ": " + sentence);
            }
            say.accept("WARNING: left out, because " + sentence);
        }
        return groups.get(false);
    }

    /** Returns sentences for users before the first fork. */
    public List<String> announcements() {
        List<String> sentences = new ArrayList<>();
        sentences.add(CountingText.announcement(event, valgrind, thresholds));
        SystemLoad.warningOfTime().ifPresent(sentences::add);
        return sentences;
    }

    /** Returns the size of a benchmark's windows, if known. */
    public synchronized Optional<WindowSize> size(K benchmark) {
        return Optional.ofNullable(sizes.get(benchmark));
    }

    /** Sets a size determined by a pilot fork, which the first counted fork may correct. */
    public synchronized void setPilotSize(K benchmark, WindowSize size) {
        sizes.put(benchmark, size);
    }

    /**
     * Sets the final number of invocations in a window, 1 or more, used by other forks, such as those of an earlier
     * start.
     */
    public synchronized void setFinalSize(K benchmark, int invocations) {
        sizes.put(benchmark, WindowSize.ofInvocations(invocations));
        sized.add(benchmark);
    }

    /**
     * Creates the counter of a fork.
     *
     * @param countsBoth whether to count {@link CountedEvent#other()} as well, which is slower
     * @param byMethod   whether to count each method
     */
    public ForkCounter counter(boolean countsBoth, boolean byMethod) throws CountingException {
        try {
            return new ForkCounter(valgrind, event, countsBoth, byMethod);
        } catch (IOException e) {
            throw noPlace(e);
        }
    }

    /**
     * Writes the program to start in place of a fork's VM, and returns its path. It runs a fork under valgrind, and a
     * query of the VM's version directly. A fork gets arguments that make its work repeatable: threads wait for
     * compilations, and a collector without threads of its own, unless the user has chosen one.
     *
     * @param vm    path of the VM
     * @param block of the fork, from 0; determines the thresholds of its compilers
     * @param more  further arguments of the VM
     */
    public String program(ForkCounter counter, String vm, int block, List<String> more) throws CountingException {
        List<String> arguments = new ArrayList<>(more);
        arguments.addAll(thresholds.arguments(block));
        try {
            return counter.program(vm, arguments).toString();
        } catch (IOException e) {
            throw noPlace(e);
        }
    }

    private static CountingException noPlace(IOException e) {
        return new CountingException("the output of valgrind cannot be stored: " + e.getMessage());
    }

    /**
     * Returns the counts of a fork that has ended.
     *
     * @param windows    expected number of windows, 1 or more
     * @param operations of an invocation in all threads together, 1 or more
     * @throws CountingException if windows are missing or cannot be distinguished
     */
    public CountedFork counted(K benchmark, ForkCounter counter, int windows, long operations)
            throws CountingException {
        return CountedFork.of(counter.windows(windows), operations(benchmark, operations));
    }

    /** Returns the number of operations in a window. */
    public synchronized double operations(K benchmark, long operationsOfInvocation) {
        return (double) sizes.get(benchmark).invocations() * operationsOfInvocation;
    }

    /** Returns whether the size of the windows is final, so that no fork runs again because of it. */
    public synchronized boolean hasFinalSize(K benchmark) {
        return sized.contains(benchmark);
    }

    /**
     * Checks the size of the windows after the first fork of a benchmark, and returns whether it must run again in
     * larger ones. Later forks keep the size, because compared forks must do the same work.
     *
     * @param operations of an invocation in all threads together
     */
    public synchronized boolean needsLargerWindows(K benchmark, CountedFork fork, long operations) {
        if (!sized.add(benchmark)) {
            return false;
        }
        WindowSize size = sizes.get(benchmark);
        WindowSize corrected = size.corrected(fork.mean() * operations);
        sizes.put(benchmark, corrected);
        if (corrected != size) {
            say.accept("The fork runs again, because its windows were too small. " + CountingText.size(corrected));
        }
        return corrected != size;
    }

    /**
     * Adds a fork that counts, and warns once if the benchmark's windows are still too small.
     *
     * @param operations of an invocation in all threads together
     */
    public synchronized void add(K benchmark, CountedFork fork, long operations) {
        forks.computeIfAbsent(benchmark, first -> new ArrayList<>()).add(fork);
        WindowSize size = sizes.get(benchmark);
        double work = fork.mean() * operations;
        if (size.corrected(work) != size && warned.add(benchmark)) {
            say.accept("WARNING: " + CountingText.smallWindows(size.invocations() * work));
        }
    }

    /** Describes the levels of a benchmark's forks; no sentence if there is one level. */
    public synchronized List<String> levels(K benchmark) {
        double[] means = forks.getOrDefault(benchmark, Collections.emptyList()).stream()
                .mapToDouble(CountedFork::mean).toArray();
        return CountingText.levels(means, event.unit());
    }

    /** Explains what makes the counts of a benchmark less reliable. */
    public List<String> observations(K benchmark) {
        return observations(Arrays.asList(benchmark));
    }

    /** Explains what makes the counts of all benchmarks less reliable. */
    public List<String> observations() {
        return observations(forks.keySet());
    }

    private synchronized List<String> observations(Collection<K> benchmarks) {
        List<CountedFork> all = benchmarks.stream()
                .flatMap(benchmark -> forks.getOrDefault(benchmark, Collections.emptyList()).stream())
                .collect(Collectors.toList());
        return CountingText.observations((int) all.stream().filter(fork -> !fork.isSettled()).count(),
                all.stream().mapToDouble(CountedFork::waited).max().orElse(0));
    }

    /** Returns the properties that compared counts of a benchmark must share, if its size is known. */
    public Optional<CountingMark> mark(K benchmark) {
        return size(benchmark).map(size -> new CountingMark(event, valgrind.version, size, thresholds));
    }
}
