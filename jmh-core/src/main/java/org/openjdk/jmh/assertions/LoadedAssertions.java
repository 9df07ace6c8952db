package org.openjdk.jmh.assertions;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The assertions of this jar on loaded results. */
public final class LoadedAssertions {

    private final Options options;
    private final boolean any;

    private LoadedAssertions(Options options, boolean any) {
        this.options = options;
        this.any = any;
    }

    /** Finds assertions on the benchmark classes of this jar. */
    public static LoadedAssertions of(Options options) throws ComparisonException {
        JudgedRun.check(options);
        return new LoadedAssertions(options, !AnnotatedAssertions.of(listed()).isEmpty());
    }

    /** A jar without benchmarks can load results, too. */
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
     * Returns whether there are any. If so, all results are needed, including those on one side of a comparison only.
     */
    public boolean exist() {
        return any;
    }

    /** Judges the assertions on the classes of loaded results; returns empty if there is none. */
    public Optional<JudgedRun> judge(ResultSide results, Optional<ResultSide> baseline, Consumer<String> out)
            throws ComparisonException {
        return JudgedRun.ofStored(options, any ? results : new ResultSide("nothing"), baseline, out);
    }
}
