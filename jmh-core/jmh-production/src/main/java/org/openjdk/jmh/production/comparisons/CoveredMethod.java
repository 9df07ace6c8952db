package org.openjdk.jmh.production.comparisons;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Represents a method of production that benchmarks, sorted by name and parameters, measure. */
public record CoveredMethod(ProductionTimes times, List<BenchmarkMatch> benchmarks) {

    static CoveredMethod of(ProductionTimes times, List<BenchmarkMatch> benchmarks) {
        Set<BenchmarkMatch> nearest = benchmarks.stream()
                .collect(Collectors.groupingBy(each -> each.result().key().benchmark())).values().stream()
                .filter(ofOne -> ofOne.size() > 1).flatMap(ofOne -> ofOne.stream()
                        .filter(each -> Double.isFinite(each.distance()))
                        .min(Comparator.comparingDouble(BenchmarkMatch::distance)).stream())
                .collect(Collectors.toSet());
        return new CoveredMethod(times,
                benchmarks.stream().map(each -> nearest.contains(each) ? each.asNearest() : each).toList());
    }
}
