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
 * Holds the part of a stored result that a comparison needs. Times of single invocations are reduced to the means of
 * iterations, each with the number of invocations, so that files of many gigabytes can be compared.
 */
final class SideResult {

    /** The prefix that profilers of JMH before 1.36 add to their labels. */
    private static final String DOT = "\u00b7";
    /** Percentiles of sample time mode are no metrics of their own; older versions put the method in front. */
    private static final Pattern PERCENTILE = Pattern.compile("(.*" + DOT + ")?p\\d+\\.\\d+");
    private static final List<String> CIRCUMSTANCES =
            Collections.unmodifiableList(Arrays.asList("jmhVersion", "threads",
                    "jdkVersion", "vmName", "vmVersion", "warmupBatchSize", "measurementBatchSize"));
    /** Of what was counted: keys, and what they are in words. */
    private static final Map<String, String> COUNTED = counted();
    /** Work that is not the benchmark's: what collectors and compilers did comes and goes. */
    private static final String BESIDE_COUNTS = "count.";
    private static final String FORKS = "forks";
    /** Of the machine; what is not there is known to be none, or not known. */
    private static final List<String> MACHINE = Collections.unmodifiableList(Arrays.asList("processors", "hypervisor",
            "governor", "turbo", "quota", "clockSource"));
    private static final String DISTURBED = "disturbedForks";
    private static final String WAITING = "waiting";

    /** A system property: own time varies more than wall time in many benchmarks (docs/evidence/own-time.md). */

    private final ResultKey key;
    private final Map<String, String> circumstances;
    private final Map<String, SideMetric> metrics = new LinkedHashMap<>();
    private final Optional<Costs> costs;
    private final Optional<String> fingerprint;
    private final int disturbed;
    private final int watched;
    private final int mostForks;
    private final boolean inOwnTime;
    private final String order;
    private final WarmupRule warmup;
    private final Optional<KnownVariance> scatter;
    private final int counted;
    private final int warmupIterations;
    private final double[][] waiting;

    /**
     * Takes what is needed.
     *
     * @throws IllegalArgumentException if raw data are damaged; the message says where
     */
    SideResult(StoredResult result) {
        this(result, new HashMap<>());
    }

    /**
     * Takes what is needed.
     *
     * @param known circumstances of results before, which most results of a side have in common; takes those of this
     *              one
     * @throws IllegalArgumentException if raw data are damaged; the message says where
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
        warmupIterations = result.value("warmupIterations").map(SideResult::count).orElse(0);
        waiting = result.numbers(StoredResult.ENVIRONMENT, FORKS, WAITING);
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
            MACHINE.forEach(
                    name -> circumstances.put(name, result.value(StoredResult.ENVIRONMENT, name).orElse("")));
        }
        COUNTED.forEach((name, words) -> result.value(StoredResult.COUNTING, name)
                .ifPresent(value -> circumstances.put(words, value)));
        return circumstances;
    }

    /** Returns whether the machine is known to have disturbed a fork. */
    boolean isDisturbed() {
        return disturbed > 0;
    }

    /** Returns whether the machine is known to have disturbed all forks, so that there is no undisturbed one. */
    boolean isDisturbedThroughout() {
        return watched > 0 && disturbed >= watched;
    }

    /** Invocations in each window of its forks, where what they did was counted; empty where it was timed. */
    OptionalInt countedInvocations() {
        return counted > 0 ? OptionalInt.of(counted) : OptionalInt.empty();
    }

    /** Benchmark, mode and parameters. */
    ResultKey key() {
        return key;
    }

    /** Under what it was measured, as far as another side may differ in it; by the names of JMH's format. */
    Map<String, String> circumstances() {
        return circumstances;
    }

    /** Returns JMH, VM, its arguments and the machine in words, as far as they are known. */
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

    /** Returns a hash of the benchmark's own code, behind the way to compute it and a dash. */
    Optional<String> fingerprint() {
        return fingerprint;
    }

    private static int count(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** Returns how many forks it was to have; 0 where that is not known. */
    int mostForks() {
        return mostForks;
    }

    /**
     * Returns whether its forks had half of the cores, and another one beside them; forks one after the other leave no
     * trace.
     */
    boolean isDuet() {
        return order.equals(StoredResult.DUET);
    }

    /** Returns whether its forks and those of another side ran one iteration each in turns. */
    boolean isAlternating() {
        return order.equals(StoredResult.ALTERNATING);
    }

    /** Returns whether more than one thread ran it. */
    boolean hasSeveralThreads() {
        return !"1".equals(circumstances.getOrDefault("threads", "1"));
    }

    /** Returns how many iterations of each fork warmed it up, or were to; 0 where that is not known. */
    int warmupIterations() {
        return warmupIterations;
    }

    /** Returns the rule that ended its warmup. */
    WarmupRule warmup() {
        return warmup;
    }

    /**
     * Returns how forks of earlier runs scattered, where the run had a history that its own forks did not contradict.
     */
    Optional<KnownVariance> scatter() {
        return scatter;
    }

    /** Returns the time of its forks; empty for single shots. */
    Optional<Costs> costs() {
        return costs;
    }

    /**
     * Returns the score without the time for which the benchmark's threads waited for a processor.
     *
     * @return empty if the result is not to be compared by it, that time is not known, the score is no time, or it
     *         is one of single shots, which may be much shorter than their iterations
     */
    Optional<SideMetric> ownTime() {
        return !inOwnTime || NotWarm.isSingleShot(key.mode()) ? Optional.empty()
                : metric(SideMetric.PRIMARY).flatMap(score -> score.inOwnTime(waiting));
    }

    /**
     * Returns the mean share of the time of its forks for which threads waited for a processor, or 0 if it is not
     * known.
     */
    double waiting() {
        return Arrays.stream(waiting).flatMapToDouble(Arrays::stream).filter(share -> share >= 0).average().orElse(0);
    }

    /** A metric by its label. */
    Optional<SideMetric> metric(String label) {
        return Optional.ofNullable(metrics.get(label));
    }

    /** Returns units of metrics that are not compared, since the direction of better values is unknown. */
    Map<String, Unit> unknownDirections() {
        Map<String, Unit> units = new LinkedHashMap<>();
        metrics.forEach((label, metric) -> {
            if (!label.equals(SideMetric.PRIMARY) && !metric.unit().direction().isPresent()) {
                units.put(label, metric.unit());
            }
        });
        return units;
    }

    /** Labels of all metrics, the primary one first. */
    List<String> labels() {
        return new ArrayList<>(metrics.keySet());
    }
}
