package org.openjdk.jmh.production.comparisons;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
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

/**
 * Compares recordings of production with benchmark results.
 *
 * @param covered   the methods that benchmarks measure, the largest total time first
 * @param uncovered the timed methods without benchmarks, the largest total time first
 * @param missing   the methods that benchmarks measure and that have no times
 */
public record ProductionReport(Recordings recordings, MethodResults results, ReportSettings question,
                               List<CoveredMethod> covered, List<ProductionTimes> uncovered,
                               List<MissingMethod> missing, JudgedAssertions assertions) {

    private static final double CONFIDENCE = 0.95;
    /** Smallest share of samples of a hotspot. */
    private static final double MIN_SHARE = 0.01;

    public static ProductionReport of(Recordings recordings, MethodResults results, ReportSettings question) {
        List<ProductionTimes> all = recordings.methods().stream()
                .map(method -> new ProductionTimes(recordings.timed(method))).toList();
        List<ProductionTimes> invoked = all.stream().filter(ProductionTimes::isInvoked)
                .sorted(Comparator.comparingDouble((ProductionTimes times) -> -times.nanoseconds())).toList();
        Predicate<ProductionTimes> isCovered = times -> isMeasured(results.methods(), times.method());
        MissingMethods reasons = new MissingMethods(recordings, all);
        return new ProductionReport(recordings, results, question,
                invoked.stream().filter(isCovered).map(times -> covered(times, results, question.tolerance()))
                        .toList(),
                invoked.stream().filter(isCovered.negate()).toList(),
                results.methods().stream().flatMap(reference -> reasons.find(reference).stream()).toList(),
                JudgedAssertions.judge(
                        question.assertions().stream().map(formula -> Assertion.of("", formula)).toList(),
                        owner -> new ProductionData(all), Interpretations.standard()));
    }

    private static CoveredMethod covered(ProductionTimes times, MethodResults results, double tolerance) {
        return CoveredMethod.of(times, results.methods().stream().filter(times.method()::matches)
                .flatMap(reference -> results.of(reference).stream()).distinct()
                .flatMap(result -> BenchmarkMatch.of(result, times, tolerance).stream()).toList());
    }

    public static boolean isMeasured(Collection<MethodReference> references, MethodName method) {
        return references.stream().anyMatch(method::matches);
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
