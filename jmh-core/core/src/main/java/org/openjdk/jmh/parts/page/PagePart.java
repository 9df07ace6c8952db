package org.openjdk.jmh.parts.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.comparison.ComparisonException;
import org.openjdk.jmh.comparison.MeasuredResults;
import org.openjdk.jmh.comparison.ReportFiles;
import org.openjdk.jmh.comparison.ResultKeys;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.reports.RunPage;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** Follows all forks, and writes the page of the run at its end. */
public final class PagePart implements Part {

    private static final double[] UNKNOWN = {};

    private final RunContext run;
    private final String file;
    private final Map<ResultKey, List<double[]>> courses = new HashMap<>();
    private Course followed;
    private RunPage page;

    /** Nothing has run yet. */
    public PagePart(RunContext run) {
        this.run = run;
        file = run.options().getResultPage().orElse(null);
    }

    @Override
    public void starts() throws ComparisonException {
        if (file != null) {
            ReportFiles.check(Collections.singleton(file));
        }
    }

    @Override
    public ForkObserver follows(RunningBenchmark benchmark, ForkObserver next) {
        if (file == null) {
            return next;
        }
        followed = new Course(next);
        return followed;
    }

    @Override
    public ForkObserver followsEmbedded(RunningBenchmark benchmark, ForkObserver next) {
        return follows(benchmark, next);
    }

    @Override
    public void forkStarts(RunningBenchmark benchmark) {
        if (file != null) {
            followed.startFork();
        }
    }

    @Override
    public void forkStops(RunningBenchmark benchmark) {
        if (file != null && benchmark.hasResult() && !benchmark.isWarmupFork()) {
            add(benchmark.params(), followed.scores());
        }
    }

    /** Of an earlier start, nothing is left but the result. */
    @Override
    public void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
        if (file != null && fork.result().isPresent() && !fork.isWarmup()) {
            add(benchmark.params(), UNKNOWN);
        }
    }

    /** Without forks, the one that there is has stopped where the benchmark has ended. */
    @Override
    public void benchmarkEnded(RunningBenchmark benchmark) {
        if (file != null && benchmark.params().getForks() == 0) {
            add(benchmark.params(), followed.scores());
        }
    }

    @Override
    public void benchmarkDropped(RunningBenchmark benchmark) {
        courses.remove(ResultKeys.of(benchmark.params()));
    }

    private void add(BenchmarkParams params, double[] scores) {
        courses.computeIfAbsent(ResultKeys.of(params), key -> new ArrayList<>()).add(scores);
    }

    @Override
    public void runEnds(MeasuredResults results) {
        if (file == null) {
            return;
        }
        page = new RunPage(command());
        try {
            for (StoredResult result : results.stored()) {
                page.add(result, courses.getOrDefault(result.key(), Collections.emptyList()));
            }
        } catch (ComparisonException e) {
            page = null;
            run.say("# WARNING: The page of the run cannot be made: " + e.getMessage());
        }
    }

    /** As far as the VM knows what was typed. */
    private String command() {
        String typed = System.getProperty("sun.java.command", "");
        if (typed.isEmpty() || !(run.options() instanceof CommandLineOptions)) {
            return "";
        }
        return (typed.split(" ", 2)[0].endsWith(".jar") ? "java -jar " : "java ") + typed;
    }

    @Override
    public void runEnded() throws ComparisonException {
        if (page != null) {
            ReportFiles.write(Collections.singleton(file), "Page is", (name, writer) -> page.write(writer), run::say);
        }
    }
}
