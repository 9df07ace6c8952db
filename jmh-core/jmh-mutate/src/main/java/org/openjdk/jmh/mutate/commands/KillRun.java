package org.openjdk.jmh.mutate.commands;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.mutate.comparisons.ComparisonResult;
import org.openjdk.jmh.mutate.comparisons.MutationJournal;
import org.openjdk.jmh.mutate.comparisons.MutationRun;
import org.openjdk.jmh.mutate.comparisons.OriginalClasses;
import org.openjdk.jmh.mutate.comparisons.RunListener;
import org.openjdk.jmh.mutate.comparisons.RunSettings;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.coverage.CoverageRun;
import org.openjdk.jmh.mutate.forks.BenchmarkCase;
import org.openjdk.jmh.mutate.forks.BenchmarkForks;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.ContentHash;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.model.WorkFolder;
import org.openjdk.jmh.mutate.reports.ElementsReport;
import org.openjdk.jmh.mutate.reports.MutationConsole;
import org.openjdk.jmh.mutate.reports.MutationPage;
import org.openjdk.jmh.mutate.results.MutantVerdicts;
import org.openjdk.jmh.mutate.results.Summary;
import org.openjdk.jmh.mutate.verdicts.ThresholdOutcome;
import org.openjdk.jmh.run.LiveProgress;
import org.openjdk.jmh.run.StatusLine;
import org.openjdk.jmh.runner.options.Clock;

/** Measures the mutants of a work folder with benchmarks and writes the reports. */
final class KillRun {

    private static final int ROWS = 12;

    private final WorkFolder work;
    private final KillOptions options;
    private final List<Path> sources;
    private final List<Path> classPath = new ArrayList<>();
    private final PrintWriter out;

    KillRun(WorkFolder work, KillOptions options, List<Path> classPath, List<Path> sources, PrintWriter out) {
        this.work = work;
        this.options = options;
        this.sources = sources;
        this.out = out;
        // Compile both sides with the same compiler: only the mutation may differ.
        if (Files.isDirectory(work.originals())) {
            this.classPath.add(work.originals());
        }
        this.classPath.addAll(options.benchmarks());
        this.classPath.addAll(classPath);
    }

    void run() throws MutateException, IOException, InterruptedException {
        for (Path entry : classPath) {
            if (!Files.exists(entry)) {
                throw new MutateException(entry + ": there is no such jar or folder on the class path.");
            }
        }
        RunSettings settings = options.settings();
        List<CheckedMutant> all = work.read();
        List<CheckedMutant> usable = all.stream().filter(each -> each.state().usable()).toList();
        if (usable.isEmpty()) {
            throw new MutateException("None of the " + all.size() + " mutants of " + work.root()
                    + " can be measured: " + all.stream().collect(Collectors.groupingBy(each -> each.state().text(),
                            Collectors.counting()))
                    + ".");
        }
        Path file = work.root().resolve("journal.jsonl");
        if (options.fresh) {
            Files.deleteIfExists(file);
        }
        try (BenchmarkForks forks =
                new BenchmarkForks(work.root(), classPath, options.length(), options.jvm, options.clock);
                MutationJournal journal = new MutationJournal(file, identity(usable))) {
            measure(forks, journal, settings, all, usable);
        }
    }

    /**
     * Describes what is measured, so that a journal of other measurements is not continued. Thresholds and error rates
     * are left out, since they only judge the same blocks differently.
     */
    private String identity(List<CheckedMutant> mutants) throws MutateException, IOException {
        String ids = mutants.stream().map(each -> each.mutant().id()).sorted().collect(Collectors.joining(" "));
        return mutants.size() + " mutants " + Integer.toHexString(Objects.hash(ids)) + ", classes "
                + ContentHash.of(classPath) + ", " + options.length()
                + (options.clock == Clock.WALL ? "" : ", own time");
    }

    private void measure(BenchmarkForks forks, MutationJournal journal, RunSettings settings, List<CheckedMutant> all,
                         List<CheckedMutant> usable)
            throws MutateException, IOException, InterruptedException {
        List<BenchmarkCase> benchmarks = forks.list(options.includes, options.excludes);
        say("%d mutants, %d benchmarks%s", usable.size(), benchmarks.size(),
                journal.size() == 0 ? "" : "; " + journal.size() + " pairs are known");
        if (options.clock == Clock.OWN) {
            say("# Scores leave out waits for a processor, if the system reports them");
        }
        cover(forks, journal, benchmarks, usable);
        Map<String, Coverage> coverage = journal.coverage();
        coverage.keySet().retainAll(benchmarks.stream().map(BenchmarkCase::id).toList());
        check(coverage, forks);
        OriginalClasses originals = new OriginalClasses(work.root().resolve("replaced"), classPath);
        originals.take(usable);
        Set<String> ids = usable.stream().map(each -> each.mutant().id())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        Map<String, Path> classes = usable.stream()
                .collect(Collectors.toMap(each -> each.mutant().id(), each -> work.classes(each.mutant())));
        ComparisonProgress progress = new ComparisonProgress(out, settings);
        MutationRun run = new MutationRun(forks, journal, settings, progress);
        List<ComparisonResult> compared;
        try {
            compared = run.run(ids, benchmarks, coverage, originals::of, classes::get);
        } finally {
            progress.end();
        }
        if (!run.unmeasured().isEmpty()) {
            say("# The budget left no time for %d comparisons; the same command continues", run.unmeasured().size());
        }
        MutantVerdicts verdicts = new MutantVerdicts(settings.kill().thresholds().get(0), coverage, compared);
        report(new Summary(settings.kill().thresholds(), all.stream().map(verdicts::of).toList(), compared,
                List.copyOf(coverage.values()), compared.stream().mapToDouble(ComparisonResult::seconds).sum()));
    }

    private void cover(BenchmarkForks forks, MutationJournal journal, List<BenchmarkCase> benchmarks,
                       List<CheckedMutant> usable)
            throws IOException, InterruptedException {
        Set<String> known = journal.coverage().keySet();
        List<BenchmarkCase> missing = benchmarks.stream().filter(each -> !known.contains(each.id())).toList();
        if (missing.isEmpty()) {
            return;
        }
        CoverageRun run = new CoverageRun(forks, classPath, usable.stream().map(CheckedMutant::mutant).toList(),
                work.root().resolve("probes.counts"));
        long start = System.nanoTime();
        Map<String, Integer> failures = new LinkedHashMap<>();
        for (int i = 0; i < missing.size(); i++) {
            Coverage of = run.of(missing.get(i));
            journal.add(of);
            if (!of.failure().isEmpty() && failures.merge(of.failure(), 1, Integer::sum) == 1) {
                say("# %s failed and is left out: %s", missing.get(i).shortId(), of.failure());
            }
            if ((i + 1) % 20 == 0 || i + 1 == missing.size()) {
                double seconds = (System.nanoTime() - start) / 1e9;
                say("# Coverage of %d of %d benchmarks, %.0f s left", i + 1, missing.size(),
                        seconds / (i + 1) * (missing.size() - i - 1));
            }
        }
        failures.values().removeIf(count -> count == 1);
        failures.forEach((reason, count) -> say("# %d benchmarks failed in the same way: %s", count, reason));
    }

    private void check(Map<String, Coverage> coverage, BenchmarkForks forks) throws MutateException {
        if (coverage.values().stream().allMatch(each -> each.operations() == 0)) {
            throw new MutateException("No benchmark ran: " + coverage.values().stream().map(Coverage::failure)
                    .findFirst().orElse("") + ". The output of forks is in " + forks.log() + ".");
        }
        if (coverage.values().stream().allMatch(each -> each.hits().isEmpty())) {
            throw new MutateException("No benchmark executes a mutated line; " + coverage.size()
                    + " ran. Are their classes compiled from these sources?");
        }
    }

    private void report(Summary summary) throws IOException {
        MutationConsole.lines(summary, ROWS).forEach(out::println);
        Path folder = work.root().resolve("report");
        Files.createDirectories(folder);
        String json = ElementsReport.json(summary, sources);
        Files.writeString(folder.resolve("mutation.json"), json, StandardCharsets.UTF_8);
        Files.writeString(folder.resolve("mutation.html"), MutationPage.page(summary, json), StandardCharsets.UTF_8);
        say("Reports: %s/mutation.json, mutation.html", folder);
    }

    private void say(String format, Object... arguments) {
        out.println(String.format(Locale.ROOT, format, arguments));
        out.flush();
    }

    /** Prints one line for each comparison, and on a terminal a status line below them. */
    private static final class ComparisonProgress implements RunListener {

        private final PrintWriter out;
        private final RunSettings settings;
        private final StatusLine line = new StatusLine(System.out);
        private volatile double left = Double.NaN;
        private final LiveProgress live = new LiveProgress(() -> left, System::nanoTime);

        ComparisonProgress(PrintWriter out, RunSettings settings) {
            this.out = out;
            this.settings = settings;
        }

        @Override
        public void planned(int attempts) {
            say("# Up to %d comparisons of up to %d pairs of forks", attempts, settings.kill().mostBlocks());
            next(1, attempts);
        }

        private void next(int number, int of) {
            line.show("comparison " + number + "/" + of, live);
        }

        void end() {
            line.show(null);
        }

        @Override
        public void compared(ComparisonResult result, int number, int of, double secondsLeft) {
            say("%5d/%d %-12s %8s %3d pairs %4.0f s, left %s  %s", number, of, outcome(result),
                    String.format(Locale.ROOT, "%+.1f%%", 100 * (result.look().slowdown().point() - 1)),
                    result.look().blocks(), result.seconds(), time(Math.min(secondsLeft, settings.budgetSeconds())),
                    result.attempt().control() ? "control" : result.attempt().mutant());
            left = Math.min(secondsLeft, settings.budgetSeconds());
            next(Math.min(number + 1, of), of);
        }

        private String outcome(ComparisonResult result) {
            for (int i = settings.kill().thresholds().size() - 1; i >= 0; i--) {
                if (result.kills(i)) {
                    return String.format(Locale.ROOT, "killed >%.3g%%", 100 * settings.kill().thresholds().get(i));
                }
            }
            ThresholdOutcome end = result.ends().get(0);
            return end == ThresholdOutcome.NOT_SLOWER ? "not slower"
                    : end == ThresholdOutcome.FAILED ? "lost" : "too noisy";
        }

        private static String time(double seconds) {
            return String.format(Locale.ROOT, "%d:%02d", (int) seconds / 60, (int) seconds % 60);
        }

        private void say(String format, Object... arguments) {
            line.above(() -> {
                out.println(String.format(Locale.ROOT, format, arguments));
                out.flush();
            });
        }
    }
}
