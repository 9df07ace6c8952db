package org.openjdk.jmh.bridge.engine;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.results.assertions.BenchmarkNames;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.EmptyBenchmarkList;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Benchmarks on the class path, as the annotation processor has listed them. */
final class BenchmarkIndex {

    private final Map<String, BenchmarkListEntry> byName;
    private final @Nullable String defect;

    private BenchmarkIndex(Map<String, BenchmarkListEntry> byName, @Nullable String defect) {
        this.byName = byName;
        this.defect = defect;
    }

    /** Reads the list. If there is none, each query returns the explanation. */
    static BenchmarkIndex listed() {
        Map<String, BenchmarkListEntry> byName = new TreeMap<>();
        try {
            Set<BenchmarkListEntry> all = BenchmarkList.defaultList().getAll(
                    OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT), Collections.emptyList());
            all.forEach(entry -> byName.put(entry.getUsername(), entry));
            return new BenchmarkIndex(byName,
                    byName.isEmpty() ? "the list of benchmarks is empty. " + EmptyBenchmarkList.remedy() : null);
        } catch (RuntimeException e) {
            return new BenchmarkIndex(byName, e.getMessage());
        }
    }

    /** Explains why a name in a formula refers to no benchmark; empty if it does. */
    Optional<String> defect(Measured measured, Class<?> owner) {
        if (defect != null) {
            return Optional.of(defect);
        }
        List<String> found = find(measured, owner);
        return found.size() == 1 ? Optional.empty()
                : Optional.of(found.isEmpty() ? unknown(measured, owner)
                        : measured.name() + " may be " + String.join(" or ", found));
    }

    private String unknown(Measured measured, Class<?> owner) {
        String prefix = owner.getCanonicalName() + ".";
        List<String> own = byName.keySet().stream().filter(name -> name.startsWith(prefix))
                .map(name -> name.substring(prefix.length())).collect(Collectors.toList());
        String problem = "there is no benchmark " + measured.name();
        return !own.isEmpty() ? problem + "; those of " + owner.getCanonicalName() + " are " + String.join(", ", own)
                : hasBenchmarks(owner) ? problem + ": the list of benchmarks has none of " + owner.getCanonicalName()
                        + ". " + EmptyBenchmarkList.remedy()
                        : problem;
    }

    private static boolean hasBenchmarks(Class<?> owner) {
        try {
            return Arrays.stream(owner.getMethods()).anyMatch(method -> method.isAnnotationPresent(Benchmark.class));
        } catch (LinkageError e) {
            return false;
        }
    }

    /** Returns the benchmarks to which a name in a formula may refer. */
    List<String> find(Measured measured, Class<?> owner) {
        return BenchmarkNames.find(measured.name(), owner.getCanonicalName(), byName.keySet());
    }

    /** Returns whether one of the benchmarks sets all VM arguments instead of appending some. */
    boolean fixArguments(Collection<String> names) {
        return names.stream().map(byName::get).anyMatch(entry -> entry != null && entry.getJvmArgs().hasValue());
    }
}
