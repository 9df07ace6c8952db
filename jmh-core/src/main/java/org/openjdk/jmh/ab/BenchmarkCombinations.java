package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.runner.options.Options;

/** The benchmarks of a side in each of their modes with each combination of parameter values. */
final class BenchmarkCombinations {

    /** The mode of dynamic runs, which measures sample time. */
    private static final String DYNAMIC = "re";

    private final Options options;
    private final Map<String, String> fixed;
    private final SortedMap<ResultKey, ListedBenchmark> variants = new TreeMap<>();

    private BenchmarkCombinations(Options options, Map<String, String> fixed) {
        this.options = options;
        this.fixed = fixed;
    }

    /**
     * Returns benchmarks by key, each with one mode and one value of each parameter. Values in {@code fixed} override
     * options, which override annotations. Throws if a parameter has no value.
     */
    static SortedMap<ResultKey, ListedBenchmark> of(List<ListedBenchmark> listed, Options options,
                                                    Map<String, String> fixed)
            throws SideException {
        BenchmarkCombinations all = new BenchmarkCombinations(options, fixed);
        for (ListedBenchmark benchmark : listed) {
            all.add(benchmark);
        }
        return all.variants;
    }

    private void add(ListedBenchmark benchmark) throws SideException {
        List<Map<String, String>> combinations = new ArrayList<>(Collections.singletonList(new TreeMap<>()));
        for (Map.Entry<String, List<String>> parameter : benchmark.parameters().entrySet()) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> combination : combinations) {
                for (String value : values(benchmark, parameter)) {
                    Map<String, String> extended = new TreeMap<>(combination);
                    extended.put(parameter.getKey(), value);
                    longer.add(extended);
                }
            }
            combinations = longer;
        }
        for (String mode : modes(benchmark)) {
            combinations.forEach(
                    combination -> variants.put(new ResultKey(benchmark.name(), mode, combination), benchmark));
        }
    }

    private Collection<String> values(ListedBenchmark benchmark, Map.Entry<String, List<String>> parameter)
            throws SideException {
        String name = parameter.getKey();
        if (fixed.containsKey(name)) {
            return Collections.singletonList(fixed.get(name));
        }
        Collection<String> values = options.getParameter(name).orElse(parameter.getValue());
        if (values.isEmpty()) {
            throw new SideException(
                    benchmark.name() + ": the parameter " + name + " has no value: give it one with -p "
                            + name + "=... or in its annotation");
        }
        return values;
    }

    private Collection<String> modes(ListedBenchmark benchmark) {
        Collection<String> labels = options.getBenchModes().isEmpty() ? Collections.singletonList(benchmark.mode())
                : options.getBenchModes().stream().map(Mode::shortLabel).collect(Collectors.toList());
        return labels.stream().flatMap(label -> label.equals(Mode.All.shortLabel())
                ? Arrays.stream(Mode.values()).filter(mode -> mode != Mode.All).map(Mode::shortLabel)
                : Collections.singletonList(label.equals(DYNAMIC) ? Mode.SampleTime.shortLabel() : label).stream())
                .collect(Collectors.toList());
    }
}
