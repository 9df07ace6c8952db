package org.openjdk.jmh.production.comparisons;

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
import org.openjdk.jmh.production.recordings.MethodName;
import org.openjdk.jmh.production.recordings.Recordings;
import org.openjdk.jmh.production.recordings.SampleProfile;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.assertions.JudgedAssertions;
import org.openjdk.jmh.results.measures.MethodReference;
import org.openjdk.jmh.results.measures.MethodResults;

/** Compares recordings of production with benchmark results. */
public final class ProductionReport {

    private static final double CONFIDENCE = 0.95;
    /** Smallest share of samples of a hotspot. */
    private static final double MIN_SHARE = 0.01;

    private final Recordings recordings;
    private final MethodResults results;
    private final ReportSettings question;
    private final List<CoveredMethod> covered = new ArrayList<>();
    private final List<ProductionTimes> uncovered = new ArrayList<>();
    private final List<MissingMethod> missing = new ArrayList<>();
    private final JudgedAssertions assertions;

    public ProductionReport(Recordings recordings, MethodResults results, ReportSettings question) {
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
        List<BenchmarkMatch> benchmarks = results.methods().stream().filter(times.method()::matches)
                .flatMap(reference -> results.of(reference).stream()).distinct()
                .flatMap(result -> BenchmarkMatch.of(result, times, question.tolerance()).stream()).toList();
        if (isMeasured(results.methods(), times.method())) {
            covered.add(CoveredMethod.of(times, benchmarks));
        } else {
            uncovered.add(times);
        }
    }

    public static boolean isMeasured(Collection<MethodReference> references, MethodName method) {
        return references.stream().anyMatch(method::matches);
    }

    private void addMissing(List<ProductionTimes> all) {
        MissingMethods reasons = new MissingMethods(recordings, all);
        results.methods().stream().flatMap(reference -> reasons.find(reference).stream()).forEach(missing::add);
    }

    public Recordings recordings() {
        return recordings;
    }

    public ReportSettings question() {
        return question;
    }

    /** Returns the methods that benchmarks measure, the largest total time first. */
    public List<CoveredMethod> covered() {
        return List.copyOf(covered);
    }

    /** Returns the timed methods without benchmarks, the largest total time first. */
    public List<ProductionTimes> uncovered() {
        return List.copyOf(uncovered);
    }

    /** Returns the methods that benchmarks measure and that have no times. */
    public List<MissingMethod> missing() {
        return List.copyOf(missing);
    }

    public JudgedAssertions assertions() {
        return assertions;
    }

    /** Returns the methods without benchmarks that have at least 1 % of the samples, the largest share first. */
    public List<Hotspot> hotspots() {
        SampleProfile profile = recordings.profile();
        return profile.innermost().entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<MethodName, Long> entry) -> -entry.getValue())
                        .thenComparing(Map.Entry::getKey))
                .filter(entry -> entry.getValue() >= MIN_SHARE * profile.samples())
                .map(entry -> new Hotspot(entry.getKey(), share(entry.getValue(), profile.samples()),
                        (double) profile.anywhere(entry.getKey()) / profile.samples()))
                .toList();
    }

    /** Returns the share of samples below methods that benchmarks measure, from 0 to 1; unknown without samples. */
    public Interval coveredShare() {
        SampleProfile profile = recordings.profile();
        return profile.samples() == 0 ? Interval.unknown(Double.NaN) : share(profile.covered(), profile.samples());
    }

    private static Interval share(long some, long all) {
        ConfidenceInterval wilson = IntervalUtils.getWilsonScoreInterval((int) Math.min(all, Integer.MAX_VALUE),
                (int) Math.min(some, Integer.MAX_VALUE), CONFIDENCE);
        return Interval.of(wilson.getLowerBound(), (double) some / all, wilson.getUpperBound());
    }

    /** Returns the benchmarks that measure methods and whose scores are not times. */
    public Set<String> unusable() {
        Set<String> usable = covered.stream().flatMap(method -> method.benchmarks().stream())
                .map(each -> each.result().key().toString()).collect(Collectors.toCollection(TreeSet::new));
        return covered.stream().flatMap(method -> results.methods().stream().filter(method.times().method()::matches))
                .flatMap(reference -> results.of(reference).stream()).map(result -> result.key().toString())
                .filter(key -> !usable.contains(key)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns warnings about the figures, one sentence each. */
    public List<String> warnings() {
        return Stream.concat(recordings.warnings().stream(),
                unusable().stream()
                        .map(key -> key + ": its score is not a time of an operation, or it has no raw data"))
                .toList();
    }
}
