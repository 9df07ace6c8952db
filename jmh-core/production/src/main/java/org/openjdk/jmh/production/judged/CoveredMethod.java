package org.openjdk.jmh.production.judged;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A method of production that benchmarks measure.
 *
 * @param times      of it in production
 * @param benchmarks beside it, by name and parameters
 */
public record CoveredMethod(ProductionTimes times, List<Represented> benchmarks) {

    static CoveredMethod of(ProductionTimes times, List<Represented> benchmarks) {
        Map<String, List<Represented>> byName = benchmarks.stream().collect(Collectors.groupingBy(
                each -> each.result().key().benchmark(), LinkedHashMap::new, Collectors.toList()));
        byName.values().stream().filter(ofOne -> ofOne.size() > 1).forEach(ofOne -> ofOne.stream()
                .filter(each -> Double.isFinite(each.distance())).min(Comparator.comparingDouble(Represented::distance))
                .ifPresent(Represented::nearest));
        return new CoveredMethod(times, benchmarks);
    }
}
