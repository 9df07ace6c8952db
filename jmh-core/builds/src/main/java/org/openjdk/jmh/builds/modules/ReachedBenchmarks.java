package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpath.ModuleClassPath;
import org.openjdk.jmh.builds.tool.BuildTool;
import org.openjdk.jmh.builds.tool.RefusedException;
import org.openjdk.jmh.bytecode.selection.Selection;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.VerboseMode;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Whether any benchmark can have changed. JMH leaves out those that cannot, but for a few by which it sees whether the
 * machine has; where there is nothing to see, that would be minutes for nothing.
 */
public final class ReachedBenchmarks {

    private final Path list;
    private final TypedOptions options;

    /**
     * The benchmarks that a user wants.
     *
     * @param module  of the candidate
     * @param options which choose among its benchmarks
     */
    public ReachedBenchmarks(BenchmarkModule module, TypedOptions options) {
        this.list = module.list();
        this.options = options;
    }

    /**
     * Whether all code that they reach is the same on both class paths, and options do not let the sides differ in
     * something else, nor want all to run.
     *
     * @throws IOException if that cannot be told
     */
    public boolean areNone(ModuleClassPath baseline, ModuleClassPath candidate) throws IOException {
        if (differBesideCode()) {
            return false;
        }
        List<String> names = names();
        return !names.isEmpty()
                && Selection.between(baseline.toString(), candidate.toString(), names).reached().isEmpty();
    }

    /** The goal itself adds {@code -vs}, so that one of the user's is seen in the words alone. */
    private boolean differBesideCode() {
        CommandLineOptions typed = options.parsed();
        return OptionRules.runsABaseline(typed) || typed.shouldCompareAll().orElse(false)
                || options.words().contains("-vs");
    }

    /**
     * Returns the names of those that a user wants, of which there must be one.
     *
     * @param tool which lists them
     * @throws RefusedException if there is none
     */
    public List<String> some(BuildTool tool) throws RefusedException {
        List<String> names = names();
        if (names.isEmpty()) {
            CommandLineOptions typed = options.parsed();
            throw new RefusedException("No benchmark here matches " + typed.getIncludes()
                    + (typed.getExcludes().isEmpty() ? "" : " without " + typed.getExcludes()) + "; "
                    + tool.task("list") + " lists them");
        }
        return names;
    }

    /** The names of those that a user wants, whatever they reach. */
    private List<String> names() {
        CommandLineOptions typed = options.parsed();
        OutputFormat nowhere = OutputFormatFactory.createFormatInstance(
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8), VerboseMode.SILENT);
        List<String> includes = typed.getIncludes().isEmpty() ? List.of(".*") : typed.getIncludes();
        return BenchmarkList.fromFile(list.toString()).find(nowhere, includes, typed.getExcludes()).stream()
                .map(BenchmarkListEntry::getUsername).distinct().toList();
    }
}
