package org.openjdk.jmh.assertions;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.comparison.ComparisonException;
import org.openjdk.jmh.results.compared.ResultSide;
import org.openjdk.jmh.results.stored.StoredResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The assertions of this jar, for results that are loaded. Where it has none, results are not kept in memory. */
public final class LoadedAssertions {

    private final Options options;
    private final boolean any;
    private final ResultSide results = new ResultSide("loaded results");

    private LoadedAssertions(Options options, boolean any) {
        this.options = options;
        this.any = any;
    }

    /**
     * Looks for assertions on the classes that this jar has benchmarks of.
     *
     * @param options which reports to write
     * @return also where there is none
     * @throws ComparisonException if a report cannot be written, or there is no such interpretation
     */
    public static LoadedAssertions of(Options options) throws ComparisonException {
        JudgedRun.check(options);
        return new LoadedAssertions(options, !AnnotatedAssertions.of(listed()).isEmpty());
    }

    /** A jar without benchmarks can load results as well. */
    private static Collection<String> listed() {
        OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
        try {
            Set<BenchmarkListEntry> all = BenchmarkList.defaultList().getAll(silent, Collections.emptyList());
            return all.stream().map(BenchmarkListEntry::getUserClassQName).collect(Collectors.toSet());
        } catch (RuntimeException e) {
            return Collections.emptyList();
        }
    }

    /**
     * Takes a result.
     *
     * @param result that was loaded
     */
    public void add(StoredResult result) {
        if (any) {
            results.add(result);
        }
    }

    /**
     * Judges the assertions on the classes of what was taken.
     *
     * @param baseline earlier results
     * @param out      takes the lines
     * @return empty where there is none
     * @throws ComparisonException if a report cannot be written
     */
    public Optional<JudgedRun> judge(Optional<ResultSide> baseline, Consumer<String> out) throws ComparisonException {
        return JudgedRun.ofStored(options, results, baseline, out);
    }
}
