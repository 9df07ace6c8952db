package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * Holds what a comparison needs of a stored result. Times of single invocations are reduced to the means of iterations,
 * so that files of many gigabytes can be compared.
 */
final class SideResult {

    /** Prefix of the labels of profilers in JMH before 1.36. */
    private static final String DOT = "\u00b7";
    /** Matches percentiles of sample time, which are not metrics of their own; older versions prefix the method. */
    private static final Pattern PERCENTILE = Pattern.compile("(.*" + DOT + ")?p\\d+\\.\\d+");
    private static final List<String> CIRCUMSTANCES =
            Collections.unmodifiableList(Arrays.asList("jmhVersion", "threads",
                    "jdkVersion", "vmName", "vmVersion", "warmupBatchSize", "measurementBatchSize"));
    /** Keys of the settings of a count, with their names in notes. */
    private static final Map<String, String> COUNTED = counted();
    /** Prefix of counts of garbage collectors and compilers, which vary independently of the benchmark. */
    private static final String BESIDE_COUNTS = "count.";
    private static final String FORKS = "forks";
    /** Properties of the machine; a missing one is unknown or does not apply. */
    private static final List<String> MACHINE = Collections.unmodifiableList(Arrays.asList("processors", "hypervisor",
            "governor", "turbo", "quota", "clockSource"));
    private static final String DISTURBED = "disturbedForks";
    private static final String WAITING = "waiting";
    /** Share of the time waiting for a processor above which a machine is busy. */
    private static final double BUSY = 0.1;
    /** Load for each processor above which a machine is busy; JMH alone causes less than one. */
    private static final double BUSY_LOAD = 1.5;

    final ResultKey key;
    /** The settings and the environment in which another side may differ, by the names in JMH's format. */
    final Map<String, String> circumstances;
    private final Map<String, SideMetric> metrics = new LinkedHashMap<>();
    /** The time of its forks; empty for single shots. */
    final Optional<Costs> costs;
    /** The fingerprint of the benchmark's own code, with its method and a dash in front. */
    final Optional<String> fingerprint;
    private final int disturbed;
    private final int watched;
    private final int mostForks;
    private final boolean inOwnTime;
    private final String order;
    final WarmupRule warmup;
    /** The variance of a history that the run's own forks did not contradict. */
    final Optional<KnownVariance> scatter;
    private final int counted;
    /** The warmup iterations of each fork; 0 if unknown. */
    final int warmupIterations;
    private final double[][] waiting;
    /** Programs that wanted to run for each processor, on average, before the fork; NaN if unknown. */
    private final double load;
    /**
     * The relative change of each fork's score in the last iterations of its warmup, and the share of its
     * measurement for which compilers were busy.
     */
    final double[][] warmth;

    SideResult(StoredResult result) {
        this(result, new HashMap<>());
    }

    /**
     * Creates a result.
     *
     * @param known the circumstances of earlier results, shared because most results of a side have the same; receives
     *              those of this one
     * @throws IllegalArgumentException if raw data are malformed; the message says where
     */
    SideResult(StoredResult result, Map<Map<String, String>, Map<String, String>> known) {
        key = result.key();
        costs = StoredForkTimes.of(result);
        fingerprint = result.value(StoredResult.FINGERPRINT);
        disturbed = result.size(StoredResult.ENVIRONMENT, DISTURBED);
        watched = result.size(StoredResult.ENVIRONMENT, FORKS);
        mostForks = result.value(FORKS).map(SideResult::count).orElse(0);
        inOwnTime = result.value(StoredResult.CLOCK).filter(StoredResult.OWN_TIME::equals).isPresent();
        order = result.value(StoredResult.SIDE_ORDER).orElse("");
        warmup = WarmupRule.of(result);
        scatter = KnownVariance.of(result);
        warmupIterations = Stream.of(StoredResult.GIVEN_WARMUPS, "warmupIterations").map(result::value)
                .filter(Optional::isPresent).map(count -> count(count.get())).findFirst().orElse(0);
        warmth = result.numbers(StoredResult.ENVIRONMENT, FORKS, "warmth");
        waiting = result.numbers(StoredResult.ENVIRONMENT, FORKS, WAITING);
        load = result.number(StoredResult.ENVIRONMENT, "load") / result.number(StoredResult.ENVIRONMENT, "processors");
        counted = result.value(StoredResult.COUNTING, StoredResult.WINDOW).map(SideResult::count).orElse(0);
        circumstances = known.computeIfAbsent(circumstances(result), its -> its);
        metrics.put(SideMetric.PRIMARY, SideMetric.of(result.primary()));
        result.secondary().forEach((label, metric) -> {
            if (!PERCENTILE.matcher(label).matches() && (!label.startsWith(BESIDE_COUNTS)
                    || label.equals(MemoryCheck.CYCLES))) {
                metrics.put(label.startsWith(DOT) ? label.substring(DOT.length()) : label,
                        SideMetric.ofSecondary(metric));
            }
        });
    }

    private static Map<String, String> counted() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("event", "what is counted");
        words.put("valgrind", "the version of valgrind");
        words.put("extensions", "what the processor can do");
        words.put("compileThresholds", "when methods are compiled");
        words.put("warmupInvocations", "the number of invocations before those that are counted");
        return Collections.unmodifiableMap(words);
    }

    private static Map<String, String> circumstances(StoredResult result) {
        Map<String, String> circumstances = new LinkedHashMap<>();
        CIRCUMSTANCES.forEach(name -> result.value(name).ifPresent(value -> circumstances.put(name, value)));
        circumstances.put(StoredResult.ARGUMENTS, String.join(" ", result.values(StoredResult.ARGUMENTS)));
        if (result.has(StoredResult.ENVIRONMENT)) {
            MACHINE.forEach(name -> circumstances.put(name, result.value(StoredResult.ENVIRONMENT, name).orElse("")));
        }
        COUNTED.forEach((name, words) -> result.value(StoredResult.COUNTING, name)
                .ifPresent(value -> circumstances.put(words, value)));
        return circumstances;
    }

    boolean isDisturbed() {
        return disturbed > 0;
    }

    boolean isDisturbedThroughout() {
        return watched > 0 && disturbed >= watched;
    }

    /** Returns the invocations in each counted window; empty if the benchmark was timed. */
    OptionalInt countedInvocations() {
        return counted > 0 ? OptionalInt.of(counted) : OptionalInt.empty();
    }

    /** Returns the known parts of the setup as a phrase: JMH, VM, VM arguments and machine. */
    String setup() {
        String version = known("vmVersion");
        String hypervisor = known("hypervisor");
        String processors = known("processors");
        String vm = known("vmName") + " " + (version.isEmpty() ? known("jdkVersion") : version);
        return Stream.of("JMH " + known("jmhVersion"), vm.trim(), known(StoredResult.ARGUMENTS),
                processors.isEmpty() ? "" : processors + (processors.equals("1") ? " processor" : " processors"),
                hypervisor.isEmpty() || hypervisor.equals("none") ? "" : "virtual machine (" + hypervisor + ")")
                .filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    }

    private String known(String circumstance) {
        return circumstances.getOrDefault(circumstance, "");
    }

    private static int count(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** Returns the configured number of forks; 0 if unknown. */
    int mostForks() {
        return mostForks;
    }

    /** Returns whether each fork shared the machine with another one, on half of the cores. */
    boolean isDuet() {
        return order.equals(StoredResult.DUET);
    }

    /** Returns whether its forks alternated with those of another side, iteration by iteration. */
    boolean isAlternating() {
        return order.equals(StoredResult.ALTERNATING);
    }

    boolean hasSeveralThreads() {
        return !"1".equals(circumstances.getOrDefault("threads", "1"));
    }

    /**
     * Returns the score without the time in which the benchmark's threads waited for a processor.
     *
     * @return empty if the run did not select own time, the waiting time is unknown, or the score is not a time; also
     *         for single shots, which may be much shorter than their iterations
     */
    Optional<SideMetric> ownTime() {
        return !inOwnTime || NotWarm.isSingleShot(key.mode()) ? Optional.empty()
                : metric(SideMetric.PRIMARY).flatMap(score -> score.inOwnTime(waiting));
    }

    /** Returns whether other programs also change the machine's speed, because processors share a core or caches. */
    boolean isOfBusyMachine() {
        return waiting() > BUSY || load > BUSY_LOAD;
    }

    /** Returns the mean share of the time in which threads waited for a processor; 0 if unknown. */
    double waiting() {
        return Arrays.stream(waiting).flatMapToDouble(Arrays::stream).filter(share -> share >= 0).average().orElse(0);
    }

    Optional<SideMetric> metric(String label) {
        return Optional.ofNullable(metrics.get(label));
    }

    /** Returns the units of metrics whose better direction is unknown. */
    Map<String, Unit> unknownDirections() {
        Map<String, Unit> units = new LinkedHashMap<>();
        metrics.forEach((label, metric) -> {
            if (!label.equals(SideMetric.PRIMARY) && !metric.unit().direction().isPresent()) {
                units.put(label, metric.unit());
            }
        });
        return units;
    }

    /** Returns the labels of the metrics beside the score that are times or rates with a known better direction. */
    List<String> timesBesideTheScore() {
        return metrics.entrySet().stream()
                .filter(metric -> !metric.getKey().equals(SideMetric.PRIMARY) && metric.getValue().unit().isOfTime()
                        && metric.getValue().unit().direction().isPresent())
                .map(Map.Entry::getKey).collect(Collectors.toList());
    }

    /** Returns the labels of all metrics, the primary one first. */
    List<String> labels() {
        return new ArrayList<>(metrics.keySet());
    }
}
