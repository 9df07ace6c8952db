package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.builds.tools.RefusedException;
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
 * Decides before a comparison whether any benchmark can have changed. JMH skips unchanged benchmarks except for a few
 * that detect changes of the machine; without a changed benchmark, running these would waste minutes.
 */
public final class ChangedBenchmarks {

    private final Path list;
    private final TypedOptions options;

    public ChangedBenchmarks(BenchmarkModule module, TypedOptions options) {
        this.list = module.list();
        this.options = options;
    }

    /**
     * Returns whether both class paths have the same code for the benchmarks, and no option makes the sides differ
     * otherwise or forces benchmarks to run.
     */
    public boolean isEmpty(ModuleClassPath baseline, ModuleClassPath candidate) throws IOException {
        if (differBesideCode()) {
            return false;
        }
        List<String> names = names();
        return !names.isEmpty()
                && Selection.between(baseline.toString(), candidate.toString(), names).reached().isEmpty();
    }

    /** Searches the user's words for {@code -vs}, since the task adds one itself. */
    private boolean differBesideCode() {
        CommandLineOptions typed = options.parsed();
        return OptionRules.runsABaseline(typed) || typed.shouldCompareAll().orElse(false)
                || options.words().contains("-vs");
    }

    /** Returns the names of the selected benchmarks, or throws RefusedException if there are none. */
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

    private List<String> names() {
        CommandLineOptions typed = options.parsed();
        OutputFormat nowhere = OutputFormatFactory.createFormatInstance(
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8), VerboseMode.SILENT);
        List<String> includes = typed.getIncludes().isEmpty() ? List.of(".*") : typed.getIncludes();
        return BenchmarkList.fromFile(list.toString()).find(nowhere, includes, typed.getExcludes()).stream()
                .map(BenchmarkListEntry::getUsername).distinct().toList();
    }
}
