package org.openjdk.jmh.production.comparisons;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Represents a method of production that benchmarks, sorted by name and parameters, measure. */
public record CoveredMethod(ProductionTimes times, List<BenchmarkMatch> benchmarks) {

    static CoveredMethod of(ProductionTimes times, List<BenchmarkMatch> benchmarks) {
        Map<String, List<BenchmarkMatch>> byName = benchmarks.stream().collect(Collectors.groupingBy(
                each -> each.result().key().benchmark(), LinkedHashMap::new, Collectors.toList()));
        byName.values().stream().filter(ofOne -> ofOne.size() > 1).forEach(ofOne -> ofOne.stream()
                .filter(each -> Double.isFinite(each.distance()))
                .min(Comparator.comparingDouble(BenchmarkMatch::distance))
                .ifPresent(BenchmarkMatch::nearest));
        return new CoveredMethod(times, benchmarks);
    }
}
