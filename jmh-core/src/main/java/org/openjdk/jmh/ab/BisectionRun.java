package org.openjdk.jmh.ab;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.counting.ForkCounting;
import org.openjdk.jmh.results.counts.CompileThresholds;
import org.openjdk.jmh.counting.CountedOptions;
import org.openjdk.jmh.dynreconf.bisection.BisectionSettings;
import org.openjdk.jmh.dynreconf.bisection.Suspects;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.file.ResultFile;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.results.json.PrintableWriter;
import org.openjdk.jmh.results.reports.BisectionJson;
import org.openjdk.jmh.results.reports.WhyText;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Clock;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.Settings;
import org.openjdk.jmh.runner.options.SideOrder;
import org.openjdk.jmh.util.DurationText;
import org.openjdk.jmh.util.ShutdownHook;
import org.openjdk.jmh.util.VmCleanup;
import org.openjdk.jmh.why.FlightRecorder;

/**
 * Finds which of many versions made a benchmark slower or faster, by running forks of the most informative versions.
 */
public final class BisectionRun {

    private static final double NANOS = 1e9;

    private final Options options;
    private final Consumer<String> out;
    private final BisectedVersions versions;
    private final BisectionSettings settings;
    private final Consumer<Supplier<String>> status;
    private long start;
    /** Taken when the first fork is timed. */
    private RunLock lock = RunLock.none();
    /** Null before the benchmarks of the first and last version are listed. */
    private volatile VersionSearch search;
    private boolean isCounted;
    /** The counts of methods in the last search; null if it is timed, or explanations are off. */
    private CountedMethods methods;

    /**
     * Creates a bisection of jars.
     *
     * @param options of a run of two sides: {@code getForkCount()} is the maximum of forks of each end until they are
     *     compared
     * @param jars    names in their order, or patterns
     * @param out     receives the lines of the console
     * @throws RunnerException if the options do not fit, or there are fewer than two jars
     */
    public BisectionRun(Options options, List<String> jars, Consumer<String> out) throws RunnerException {
        this(options, jars, out, text -> {
        });
    }

    /**
     * Creates a bisection of jars with a status line.
     *
     * @param options as above
     * @param jars    as above
     * @param out     as above
     * @param status  receives suppliers of the text of the status line, and null to remove it
     * @throws RunnerException as above
     */
    public BisectionRun(Options options, List<String> jars, Consumer<String> out, Consumer<Supplier<String>> status)
            throws RunnerException {
        this(options, settings(options), VersionJars.of(jars), out, status);
    }

    /**
     * Creates a bisection of any versions.
     *
     * @param options  of a run of two sides: {@code getForkCount()} is the maximum of forks of each end until they are
     *     compared
     * @param settings those of {@link #settings}, possibly with another confidence
     * @param versions versions of the benchmarks
     * @param out      receives the lines of the console
     * @param status   receives suppliers of the text of the status line, and null to remove it
     */
    public BisectionRun(Options options, BisectionSettings settings, BisectedVersions versions, Consumer<String> out,
                        Consumer<Supplier<String>> status) {
        this.options = options;
        this.settings = settings;
        this.versions = versions;
        this.out = out;
        this.status = status;
    }

    /** Returns the settings of a bisection. */
    public static BisectionSettings settings(Options options) throws RunnerException {
        OptionRules.checkBisection(options);
        SideSettings.checkWarmup(options);
        if (options.getResultFormat().orElse(ResultFormatType.JSON) != ResultFormatType.JSON) {
            throw new SideException("-bisect can only write JSON: use -rf json");
        }
        if (options.getCount().hasValue()) {
            // Checks the settings of timed forks, too, which follow if counts do not show the change.
            SideSettings.decision(options, false);
        }
        return BisectionSettings.standard().withEnds(SideSettings.decision(options))
                .withAll(options.get(Settings.BISECT_ALL).orElse(false));
    }

    /**
     * Runs forks until the version with the change is found, or there is none; returns whether it was found.
     *
     * @throws RunnerException if the first or last version cannot run, or not exactly one benchmark is selected
     */
    public boolean run() throws RunnerException {
        Optional<ForkCounting<ResultKey>> counting = CountedForks.counting(options, CompileThresholds.FIXED,
                sentence -> say("# " + sentence));
        lock = counting.isPresent() ? RunLock.none() : RunLock.take();
        start = System.nanoTime();
        try (VersionWorkers workers = new VersionWorkers(versions);
                ShutdownHook end = new ShutdownHook("jmh-bisection", () -> interrupted(workers))) {
            Optional<ExplainedChange> why;
            try {
                search(workers, counting);
                status.accept(() -> "observing forks of both versions");
                why = why(workers);
                status.accept(null);
                if (why.isPresent()) {
                    writeResults(why);
                }
            } catch (IOException e) {
                end.sleepIfExiting();
                throw new SideException("The bisection ended: " + e.getMessage());
            }
            SideReporter.logs(workers.keptLogs()).ifPresent(log -> say("# WARNING: " + log));
            return report(why);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SideException("The bisection was interrupted");
        } finally {
            status.accept(null);
            lock.close();
        }
    }

    /** Searches by counts if there is a counting, and by time if not, or if counts show no change. */
    private void search(VersionWorkers workers, Optional<ForkCounting<ResultKey>> counting)
            throws RunnerException, IOException, InterruptedException {
        search = counting.isPresent() ? counted(workers, counting.get()) : timed(workers);
        try (BisectionJournal kept = BisectionJournal.open(options, versions, search.benchmark())) {
            kept.notes().forEach(note -> say("# Journal: " + note));
            measure(kept, counting.isPresent() ? kept.counted() : kept.timed());
            if (counting.isPresent() && search.isInVain()) {
                lock = RunLock.take();
                say("# By counts of " + options.getCount().get() + ", " + search.text.known()
                        + ": from now on by time");
                search = timed(workers);
                measure(kept, kept.timed());
            }
            writeResults(Optional.empty());
            if (!search.search.isOpen()) {
                kept.end();
            }
        }
    }

    /** Explains the largest change; empty if there is none, or explanations are off. */
    private Optional<ExplainedChange> why(VersionWorkers workers) throws RunnerException, InterruptedException {
        Optional<Suspects> largest = search.text.largest();
        if (!ChangeExplainer.isWanted(options) || !largest.isPresent()) {
            return Optional.empty();
        }
        if (methods != null) {
            return Optional.of(
                    new VersionChangeExplainer(workers, versions, search, methods, options).explain(largest.get(), 0));
        }
        double seconds = 2 * search.secondsOfFork();
        int blocks = (int) Math.min(VersionChangeExplainer.BLOCKS, secondsLeft() / seconds);
        if (blocks < 2) {
            return Optional.of(ExplainedChange.unknown(search.benchmark().key, ChangeExplainer.NO_TIME));
        }
        say("# Why: " + Nouns.count(blocks, "fork") + " of each of both versions, observed by "
                + FlightRecorder.name(ChangeExplainer.asyncProfiler(options)) + "; "
                + DurationText.of(blocks * seconds));
        return Optional.of(
                new VersionChangeExplainer(workers, versions, search, null, options).explain(largest.get(), blocks));
    }

    private VersionSearch counted(VersionWorkers workers, ForkCounting<ResultKey> counting)
            throws RunnerException, InterruptedException {
        isCounted = true;
        Optional<CountedMethods> wanted = CountedForks.methods(options);
        methods = wanted.orElse(null);
        return new VersionSearch(CountedOptions.ofTwoSides(options), settings.withoutDrift(), versions, workers,
                CountedForks.ofVersions(workers, counting, versions.names().size() - 1, wanted), out, status);
    }

    private VersionSearch timed(VersionWorkers workers) throws RunnerException, InterruptedException {
        isCounted = false;
        methods = null;
        Clock clock = options.getClock().orElse(Clock.OWN);
        Options alone = new OptionsBuilder().parent(options).clock(clock)
                .sideOrder(clock == Clock.OWN ? SideOrder.ALTERNATING : SideOrder.INTERLEAVED).build();
        return new VersionSearch(alone, settings.withEnds(SideSettings.decision(options, false)), versions, workers,
                new InterleavedForks(workers), out, status);
    }

    private void measure(BisectionJournal kept, List<SideFork> earlier)
            throws RunnerException, IOException, InterruptedException {
        search.replay(earlier);
        if (!search.measure(kept, this::secondsLeft)) {
            say("# The budget of " + DurationText.of(budget()) + " is over");
        }
        status.accept(null);
        search.observations().forEach(observed -> say("# WARNING: " + observed));
    }

    private double budget() {
        return options.getBudget().hasValue() ? TimeBudget.seconds(options.getBudget().get())
                : Double.POSITIVE_INFINITY;
    }

    private double secondsLeft() {
        return budget() - (System.nanoTime() - start) / NANOS;
    }

    private void writeResults(Optional<ExplainedChange> why) throws IOException, RunnerException {
        if (OptionFiles.resultFile(options).hasValue()) {
            Path copy = VmCleanup.resultFile("jmh-bisection-", ".json");
            try {
                try (Writer file = new PrintableWriter(Files.newBufferedWriter(copy, StandardCharsets.UTF_8))) {
                    BisectionJson.write(search.text, versions::about, why, file);
                }
                ResultFile.open(OptionFiles.resultFile(options).get(), ResultFormatType.JSON).copy(copy);
            } finally {
                VmCleanup.remove(copy);
            }
        }
    }

    private boolean report(Optional<ExplainedChange> why) throws RunnerException, InterruptedException {
        out.accept("");
        ConsoleLines.ofText(search.text.end(search.search.whole().forks(0))).forEach(out);
        search.text.doubt().ifPresent(sentence -> say("# WARNING: " + sentence));
        Optional<Suspects> largest = search.text.largest();
        if (largest.isPresent()) {
            search.reached(largest.get()).ifPresent(this::say);
            why.ifPresent(explained -> ConsoleLines
                    .ofText(WhyText.lines(explained, search.text.verdict(largest.get()))).forEach(out));
            versions.repetition(largest.get().first() - 1, largest.get().last(),
                    search.benchmark().key.benchmark(), repeated())
                    .ifPresent(command -> out.accept("# Once more: " + command));
        }
        return largest.isPresent() && search.search.unlocated().isEmpty() && !search.search.isOpen();
    }

    /** Returns the options with which another run measures the same. */
    private List<String> repeated() {
        List<String> words = new ArrayList<>();
        search.benchmark().key.parameters()
                .forEach((name, value) -> words.addAll(Arrays.asList("-p", name + "=" + value)));
        if (isCounted) {
            words.addAll(Arrays.asList("-" + Settings.COUNT.flag(), options.getCount().get().toString()));
        }
        return words;
    }

    /** Prints the findings when a signal ends this process. */
    private void interrupted(VersionWorkers workers) {
        workers.close();
        VersionSearch known = search;
        if (known != null) {
            say("# Interrupted after " + known.text.soFar()
                    + (options.getJournal().hasValue() ? "; -resume goes on with " + options.getJournal().get() : ""));
        }
    }

    private void say(String line) {
        ConsoleLines.of(line).forEach(out);
    }
}
