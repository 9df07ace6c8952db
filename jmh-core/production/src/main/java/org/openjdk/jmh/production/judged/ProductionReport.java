package org.openjdk.jmh.production.judged;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.stat.interval.ConfidenceInterval;
import org.apache.commons.math3.stat.interval.IntervalUtils;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.production.recorded.MethodName;
import org.openjdk.jmh.production.recorded.Profile;
import org.openjdk.jmh.production.recorded.Recordings;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.assertions.JudgedAssertions;
import org.openjdk.jmh.results.measures.MethodReference;
import org.openjdk.jmh.results.measures.MethodResults;

/** What production and benchmarks say of each other. */
public final class ProductionReport {

    private static final double CONFIDENCE = 0.95;
    /** A method with less than this is no place to look for time. */
    private static final double LEAST_SHARE = 0.01;

    private final Recordings recordings;
    private final MethodResults results;
    private final ReportQuestion question;
    private final List<CoveredMethod> covered = new ArrayList<>();
    private final List<ProductionTimes> uncovered = new ArrayList<>();
    private final List<Missing> missing = new ArrayList<>();
    private final JudgedAssertions assertions;

    /**
     * Compares.
     *
     * @param recordings of production
     * @param results    of benchmarks
     * @param question   what is asked
     */
    public ProductionReport(Recordings recordings, MethodResults results, ReportQuestion question) {
        this.recordings = recordings;
        this.results = results;
        this.question = question;
        List<ProductionTimes> all = recordings.methods().stream()
                .map(method -> new ProductionTimes(recordings.timed(method))).toList();
        all.stream().filter(times -> times.invocations() > 0 || times.traced() > 0).forEach(this::add);
        covered.sort(Comparator.comparingDouble((CoveredMethod method) -> -method.times().nanoseconds()));
        uncovered.sort(Comparator.comparingDouble((ProductionTimes times) -> -times.nanoseconds()));
        addMissing(all);
        assertions = JudgedAssertions.judge(
                question.assertions().stream().map(formula -> Assertion.of("", formula)).toList(),
                owner -> new ProductionData(all), Interpretations.standard());
    }

    private void add(ProductionTimes times) {
        List<Represented> benchmarks = results.methods().stream().filter(times.method()::isMeantBy)
                .flatMap(reference -> results.of(reference).stream()).distinct()
                .flatMap(result -> Represented.of(result, times, question.tolerance()).stream()).toList();
        if (isMeasured(results.methods(), times.method())) {
            covered.add(CoveredMethod.of(times, benchmarks));
        } else {
            uncovered.add(times);
        }
    }

    /** Whether any of these names means a method. */
    public static boolean isMeasured(Collection<MethodReference> references, MethodName method) {
        return references.stream().anyMatch(method::isMeantBy);
    }

    private void addMissing(List<ProductionTimes> all) {
        MissingMethods reasons = new MissingMethods(recordings, all);
        results.methods().stream().flatMap(reference -> reasons.find(reference).stream()).forEach(missing::add);
    }

    /** What was recorded. */
    public Recordings recordings() {
        return recordings;
    }

    /** What was asked. */
    public ReportQuestion question() {
        return question;
    }

    /** Methods that benchmarks measure, those first that take most of the time. */
    public List<CoveredMethod> covered() {
        return List.copyOf(covered);
    }

    /** Methods that were timed and that no benchmark measures, those first that take most of the time. */
    public List<ProductionTimes> uncovered() {
        return List.copyOf(uncovered);
    }

    /** Methods that benchmarks measure, and that were not invoked, as far as recordings tell. */
    public List<Missing> missing() {
        return List.copyOf(missing);
    }

    /** Formulas, and what came of them in production. */
    public JudgedAssertions assertions() {
        return assertions;
    }

    /** Methods that no benchmark measures, by samples, those first that take most of the time; from 1 % of samples on. */
    public List<Hotspot> hotspots() {
        Profile profile = recordings.profile();
        return profile.innermost().entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<MethodName, Long> entry) -> -entry.getValue())
                        .thenComparing(Map.Entry::getKey))
                .filter(entry -> entry.getValue() >= LEAST_SHARE * profile.samples())
                .map(entry -> new Hotspot(entry.getKey(), share(entry.getValue(), profile.samples()),
                        (double) profile.anywhere(entry.getKey()) / profile.samples()))
                .toList();
    }

    /** The share of samples that were under methods that benchmarks measure; unknown where there are none. */
    public Interval coveredShare() {
        Profile profile = recordings.profile();
        return profile.samples() == 0 ? Interval.unknown(Double.NaN) : share(profile.covered(), profile.samples());
    }

    private static Interval share(long some, long all) {
        ConfidenceInterval wilson = IntervalUtils.getWilsonScoreInterval((int) Math.min(all, Integer.MAX_VALUE),
                (int) Math.min(some, Integer.MAX_VALUE), CONFIDENCE);
        return Interval.of(wilson.getLowerBound(), (double) some / all, wilson.getUpperBound());
    }

    /** Benchmarks that measure methods, but whose scores are no times. */
    public Set<String> unusable() {
        Set<String> usable = covered.stream().flatMap(method -> method.benchmarks().stream())
                .map(each -> each.result().key().toString()).collect(Collectors.toCollection(TreeSet::new));
        return covered.stream().flatMap(method -> results.methods().stream().filter(method.times().method()::isMeantBy))
                .flatMap(reference -> results.of(reference).stream()).map(result -> result.key().toString())
                .filter(key -> !usable.contains(key)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** What is to be said before figures are believed. */
    public List<String> warnings() {
        return Stream.concat(recordings.warnings().stream(),
                unusable().stream().map(key -> key + ": its score is no time of an operation, or it has no raw data"))
                .toList();
    }
}
