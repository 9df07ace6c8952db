package org.openjdk.jmh.mutate.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.mutate.comparisons.ComparisonResult;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.verdicts.PublishedOracle;

/**
 * Summarizes the results of all mutants.
 *
 * @param thresholds ascending shares
 * @param compared   all decided comparisons, including controls
 * @param coverage   sorted by the name of the benchmark
 * @param seconds    measuring time, over all starts of the tool
 */
public record Summary(List<Double> thresholds, List<MutantResult> mutants, List<ComparisonResult> compared,
                      List<Coverage> coverage, double seconds) {

    private static final String API = "api";

    public Score total() {
        return Score.of("all", mutants, thresholds.size());
    }

    public List<Score> byOperator() {
        return grouped(each -> each.mutant().operator());
    }

    public List<Score> byClass() {
        return grouped(each -> each.mutant().className());
    }

    private List<Score> grouped(Function<MutantResult, String> name) {
        return mutants.stream().collect(Collectors.groupingBy(name, TreeMap::new, Collectors.toList())).entrySet()
                .stream().map(group -> Score.of(group.getKey(), group.getValue(), thresholds.size()))
                .filter(score -> score.valid() > 0).toList();
    }

    public Map<MutantVerdict, Integer> verdicts() {
        return mutants.stream()
                .collect(Collectors.groupingBy(MutantResult::verdict, TreeMap::new, Collectors.summingInt(each -> 1)));
    }

    /** {@return the scores of benchmarks, those that notice most mutants first} */
    public List<BenchmarkScore> byBenchmark() {
        return coverage.stream().map(this::score).sorted(
                Comparator.comparing((BenchmarkScore each) -> each.killed().get(0)).reversed()
                        .thenComparing(BenchmarkScore::benchmark))
                .toList();
    }

    private BenchmarkScore score(Coverage of) {
        List<ComparisonResult> own = compared.stream().filter(each -> !each.attempt().control()
                && each.attempt().benchmark().id().equals(of.benchmark())).toList();
        return new BenchmarkScore(of.benchmark(),
                (int) mutants.stream()
                        .filter(each -> each.isValid() && each.coveredBy().containsKey(of.benchmark())).count(),
                own.size(), kills(own), of.failure());
    }

    private List<Integer> kills(List<ComparisonResult> of) {
        return IntStream.range(0, thresholds.size())
                .mapToObj(i -> (int) of.stream().filter(each -> each.kills(i)).count()).toList();
    }

    /** {@return the comparisons of the original with itself} */
    public List<ComparisonResult> controls() {
        return compared.stream().filter(each -> each.attempt().control()).toList();
    }

    /** {@return the number of controls that are wrongly killed, for each threshold} */
    public List<Integer> wrongKills() {
        return kills(controls());
    }

    /** {@return the comparisons that the rule of the ju2jmh paper can judge: no fork was lost or hung} */
    public List<ComparisonResult> judgedByBoth() {
        return compared.stream().filter(each -> Double.isFinite(each.published().upper())).toList();
    }

    /** {@return the number of those on which the rule of the ju2jmh paper agrees, for each threshold} */
    public List<Integer> agreements() {
        return IntStream.range(0, thresholds.size()).mapToObj(i -> (int) judgedByBoth().stream()
                .filter(each -> each.kills(i) == PublishedOracle.kills(each.published(), thresholds.get(i))).count())
                .toList();
    }

    /** {@return the public methods whose calls were slowed down} */
    public List<ApiMethod> api() {
        Map<String, List<MutantResult>> methods = new LinkedHashMap<>();
        mutants.stream().filter(each -> each.isValid() && kind(each).equals(API))
                .forEach(each -> methods
                        .computeIfAbsent(MutantNames.method(each.mutant().className(), each.mutant().method()),
                                key -> new ArrayList<>())
                        .add(each));
        return methods.entrySet().stream().map(each -> method(each.getKey(), each.getValue())).toList();
    }

    private static String kind(MutantResult result) {
        return result.mutant().operator().split(":")[0];
    }

    private static ApiMethod method(String name, List<MutantResult> delays) {
        List<MutantResult> ascending =
                delays.stream().sorted(Comparator.comparingDouble(each -> nanos(delay(each)))).toList();
        return new ApiMethod(name, ascending.stream().map(Summary::delay).toList(),
                ascending.stream().filter(each -> each.isKilled(0)).map(Summary::delay).findFirst().orElse(""),
                delays.stream().flatMap(each -> each.compared().stream())
                        .mapToDouble(each -> each.nanosPerHit(each.look().detectable().get(0)))
                        .filter(value -> !Double.isNaN(value)).min().orElse(Double.NaN));
    }

    private static String delay(MutantResult result) {
        String[] parts = result.mutant().operator().split(":");
        return parts.length > 1 ? parts[1] : "100ns";
    }

    private static double nanos(String delay) {
        double number = Double.parseDouble(delay.replaceAll("\\D", ""));
        return number * (delay.endsWith("us") ? 1e3 : delay.endsWith("ms") ? 1e6 : 1);
    }
}
