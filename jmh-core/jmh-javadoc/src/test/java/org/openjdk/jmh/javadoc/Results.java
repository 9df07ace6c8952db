package org.openjdk.jmh.javadoc;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A result file with a given date. */
final class Results {

    private final List<String> entries = new ArrayList<>();

    Results with(String benchmark, String parameters, String unit, String forks, String methods, String seeAlso) {
        entries.add("""
                {"benchmark": "bench.%s", "mode": "avgt", "threads": 1, "forks": 2, "vmName": "A <VM>", "vmVersion": "17+35",
                 "params": {%s}, "measures": {"methods": [%s], "seeAlso": [%s]},
                 "environment": {"processors": 2, "hypervisor": "kvm"},
                 "primaryMetric": {"score": 1, "scoreUnit": "%s", "rawData": %s}, "secondaryMetrics": {}}
                """.formatted(benchmark, pairs(parameters), quoted(methods), quoted(seeAlso), unit, forks));
        return this;
    }

    private static String pairs(String parameters) {
        return Stream.of(parameters.split(",")).filter(each -> !each.isEmpty())
                .map(each -> quoted(each.split("=")[0]) + ":" + quoted(each.split("=")[1]))
                .collect(Collectors.joining(","));
    }

    private static String quoted(String texts) {
        return Stream.of(texts.split(";")).filter(each -> !each.isEmpty()).map(each -> "\"" + each + "\"")
                .collect(Collectors.joining(","));
    }

    Path in(Path folder) throws IOException {
        return Files.writeString(folder.resolve("results-2026-11-22.json"),
                entries.stream().collect(Collectors.joining(",", "[", "]")));
    }
}
