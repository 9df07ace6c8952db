package org.openjdk.jmh.ab;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.hosts.ForkLimits;
import org.openjdk.jmh.ab.hosts.ForkLostException;
import org.openjdk.jmh.ab.hosts.HostException;
import org.openjdk.jmh.ab.inside.ListedBenchmark;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.bytecode.reach.Platform;
import org.openjdk.jmh.dynreconf.bisection.BisectionSettings;
import org.openjdk.jmh.dynreconf.bisection.ChangeSearch;
import org.openjdk.jmh.dynreconf.bisection.Suspects;
import org.openjdk.jmh.dynreconf.bisection.VersionCosts;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.files.OptionFiles;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.file.ResultFile;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredMetric;
import org.openjdk.jmh.results.reports.BisectionJson;
import org.openjdk.jmh.results.reports.BisectionText;
import org.openjdk.jmh.run.CountedOptions;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Settings;
import org.openjdk.jmh.util.DurationText;
import org.openjdk.jmh.util.ShutdownHook;

/** Finds which of many jars made a benchmark slower or faster, by forks of those that tell most. */
public final class BisectionRun {

    private static final double NANOS = 1e9;

    private final Options options;
    private final Consumer<String> out;
    private final BisectedVersions versions;
    private final BisectionSettings settings;
    /** Null where time is measured. */
    private ForkCounting counting;
    private final VersionCosts costs = VersionCosts.standard();
    private Optional<ReachedVersions> reach = Optional.empty();
    private long start;
    private PairedBenchmark benchmark;
    private ChangeSearch search;
    private BisectionText text;
    private RemainingTime remaining;

    /**
     * A bisection that has not begun.
     *
     * @param options of a run of two sides: {@code getForkCount()} is the most forks of each end until they are compared
     * @param jars    names in their order, or patterns
     * @param out     takes the lines
     * @throws RunnerException if the options do not fit, or there are fewer than two jars
     */
    public BisectionRun(Options options, List<String> jars, Consumer<String> out) throws RunnerException {
        this(options, settings(options), VersionJars.of(jars), out);
    }

    /**
     * A bisection of any versions that has not begun.
     *
     * @param options  of a run of two sides: {@code getForkCount()} is the most forks of each end until they are compared
     * @param settings as {@link #settings} has them, or with another confidence
     * @param versions of the benchmarks
     * @param out      takes the lines
     */
    public BisectionRun(Options options, BisectionSettings settings, BisectedVersions versions, Consumer<String> out) {
        this.options = CountedOptions.ofTwoSides(options);
        this.settings = settings;
        this.versions = versions;
        this.out = out;
    }

    /**
     * What options ask of a bisection.
     *
     * @param options as for a bisection
     * @return the settings
     * @throws RunnerException if they do not fit
     */
    public static BisectionSettings settings(Options options) throws RunnerException {
        OptionRules.checkBisection(options);
        SideSettings.checkWarmup(options);
        if (options.getResultFormat().orElse(ResultFormatType.JSON) != ResultFormatType.JSON) {
            throw new SideException("What came of -bisect can be written as JSON only: -rf json");
        }
        return BisectionSettings.standard().withEnds(SideSettings.decision(options))
                .withAll(options.get(Settings.BISECT_ALL).orElse(false));
    }

    /**
     * Runs forks until it is known which version has the change, or that there is none.
     *
     * @return whether it is known
     * @throws RunnerException if an end cannot be run, or not a single benchmark is meant
     */
    public boolean run() throws RunnerException {
        RunLock lock = RunLock.take();
        start = System.nanoTime();
        try (VersionHosts hosts = new VersionHosts(versions);
                ShutdownHook end = new ShutdownHook("jmh-bisection", () -> interrupted(hosts))) {
            try {
                begin(hosts);
                try (BisectionJournal kept = BisectionJournal.open(options, versions, benchmark)) {
                    replay(kept);
                    measure(hosts, kept);
                    writeResults();
                    if (!search.isOpen()) {
                        kept.end();
                    }
                }
            } catch (IOException e) {
                end.stayIfBegun();
                throw new SideException("The bisection ended: " + e.getMessage());
            }
            SideNarrator.logs(hosts.keptLogs()).ifPresent(log -> say("# WARNING: " + log));
            if (counting != null) {
                counting.observations().forEach(observed -> say("# WARNING: " + observed));
            }
            return report();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SideException("The bisection was interrupted");
        } finally {
            lock.close();
        }
    }

    private void begin(VersionHosts hosts) throws RunnerException, InterruptedException {
        int last = last();
        counting = options.getCount().hasValue() ? ForkCounting.of(options, last) : null;
        SequentialSettings ends = settings.ends();
        Side first = Side.baseline(options, versions.classPath(0));
        benchmark = single(SidePairing.of(options, ends.mostBlocks(), first, listEnd(hosts, 0),
                Side.baseline(options, versions.classPath(last)), listEnd(hosts, last)));
        double[] weights = weights(first);
        Direction direction = benchmark.params().getMode() == Mode.Throughput ? Direction.HIGHER_IS_BETTER
                : Direction.LOWER_IS_BETTER;
        search = new ChangeSearch(weights, settings, direction);
        remaining = new RemainingTime(versions, ends, seconds());
        text = new BisectionText(benchmark.key(), versions.names(), versions::title, direction, search);
        if (counting != null) {
            counting.announcements().forEach(announced -> say("# " + announced));
        }
        long changed = Arrays.stream(weights).filter(weight -> weight > 0).count();
        say("# Bisection: " + benchmark.key() + ", " + versions.names().get(0) + " to " + versions.names().get(last)
                + ", " + Nouns.count(last, "version") + " behind the first one"
                + (changed == last ? "" : ", of which it reaches a change in " + changed));
        say("# First it is decided whether first and last differ: " + ends.firstLook() + " to " + ends.mostBlocks()
                + " forks of each, " + DurationText.of(seconds()) + " a fork");
    }

    /** What was left out then is tried again: it may be there by now. */
    private void replay(BisectionJournal journal) throws RunnerException, IOException, InterruptedException {
        journal.notes().forEach(note -> say("# Journal: " + note));
        List<SideFork> earlier = journal.earlier();
        for (SideFork fork : earlier) {
            if (costs.meet(fork.side()) && reach.isPresent()) {
                reach.get().met(fork.side(), search);
            }
            if (counting != null) {
                counting.replayed(fork);
            }
            take(fork);
        }
        if (!earlier.isEmpty()) {
            say("# Journal: " + text.soFar());
        }
    }

    private void writeResults() throws IOException, RunnerException {
        if (OptionFiles.resultFile(options).hasValue()) {
            Path copy = Files.createTempFile("jmh-bisection-", ".json");
            try {
                try (Writer file = Files.newBufferedWriter(copy, StandardCharsets.UTF_8)) {
                    BisectionJson.write(text, versions::about, file);
                }
                ResultFile.open(OptionFiles.resultFile(options).get(), ResultFormatType.JSON).copy(copy);
            } finally {
                Files.deleteIfExists(copy);
            }
        }
    }

    private double seconds() {
        return counting == null ? BlockDefaults.seconds(benchmark) : ForkCounting.SECONDS;
    }

    private int last() {
        return versions.names().size() - 1;
    }

    private PairedBenchmark single(SidePairing pairing) throws SideException {
        if (pairing.pairs().size() == 1) {
            return pairing.pairs().get(0);
        }
        String notes = pairing.notes().isEmpty() ? "" : "; " + String.join("; ", pairing.notes());
        throw new SideException(pairing.pairs().isEmpty()
                ? "-bisect finds no benchmark in both first and last version"
                        + (options.getIncludes().isEmpty() ? "" : " that matches " + options.getIncludes()) + notes
                : "-bisect follows one benchmark, and these are " + pairing.pairs().size() + ": "
                        + pairing.pairs().stream().limit(3).map(pair -> pair.key().toString())
                                .collect(Collectors.joining("; "))
                        + (pairing.pairs().size() > 3 ? "; ..." : "")
                        + ". Name one, with a value of each parameter (-p)");
    }

    private List<ListedBenchmark> listEnd(VersionHosts hosts, int version)
            throws RunnerException, InterruptedException {
        try {
            costs.meet(version);
            return hosts.list(version, options);
        } catch (HostException | IOException e) {
            throw new SideException(versions.classPath(version) + " cannot be run: " + e.getMessage());
        }
    }

    private double[] weights(Side side) throws RunnerException, InterruptedException {
        if (options.shouldCompareAll().orElse(false)) {
            double[] all = new double[last()];
            Arrays.fill(all, 1);
            return all;
        }
        ReachedVersions reached = new ReachedVersions(versions, benchmark.key().benchmark(),
                side.vm().executable().isPresent() ? Platform.unknown() : Platform.running());
        reach = Optional.of(reached);
        return reached.weights(settings.seeksAll());
    }

    private void measure(VersionHosts hosts, BisectionJournal journal)
            throws RunnerException, IOException, InterruptedException {
        for (OptionalInt next = search.next(this::cost); next.isPresent(); next = search.next(this::cost)) {
            int version = next.getAsInt();
            if (isOver(version)) {
                return;
            }
            if (costs.meet(version)) {
                meet(hosts, version);
            } else {
                runFork(hosts, version, journal);
            }
        }
    }

    private boolean isOver(int version) {
        if (!options.getBudget().hasValue()) {
            return false;
        }
        double budget = TimeBudget.seconds(options.getBudget().get());
        double left = budget - (System.nanoTime() - start) / NANOS;
        boolean isOver = versions.seconds(version) + seconds() > left;
        if (isOver) {
            say("# The budget of " + DurationText.of(budget) + " is over");
        }
        return isOver;
    }

    private double cost(int version) {
        return costs.of(version, versions.seconds(version) / seconds());
    }

    /** What becomes known by that may make another version tell more than this one. */
    private void meet(VersionHosts hosts, int version) throws RunnerException, IOException, InterruptedException {
        if (!isThere(hosts, version)) {
            costs.miss(version);
            search.leaveOut(version);
        } else if (reach.isPresent()) {
            reach.get().met(version, search);
        }
    }

    private boolean isThere(VersionHosts hosts, int version) throws IOException, InterruptedException {
        try {
            if (Variants.of(hosts.list(version, options), options, Collections.emptyMap())
                    .containsKey(benchmark.key())) {
                return true;
            }
            say("# " + versions.names().get(version) + " has no such benchmark, and is left out");
        } catch (RunnerException e) {
            say("# WARNING: " + versions.names().get(version) + " is left out: " + firstLine(e.getMessage()));
        } catch (HostException e) {
            say("# WARNING: " + versions.names().get(version) + " cannot be run, and is left out: "
                    + firstLine(e.getMessage()));
        }
        return false;
    }

    private static String firstLine(String message) {
        return message.split("\n", 2)[0].replaceFirst(":$", "");
    }

    private void runFork(VersionHosts hosts, int version, BisectionJournal journal)
            throws RunnerException, IOException, InterruptedException {
        long startMillis = System.currentTimeMillis();
        long begun = System.nanoTime();
        SideFork fork = fork(hosts, version);
        take(fork);
        double seconds = (System.nanoTime() - begun) / NANOS;
        remaining.forkEnded(seconds);
        journal.add(fork, startMillis, seconds);
        say("# " + text.afterFork(version) + remaining.text(search.whole()));
    }

    private SideFork fork(VersionHosts hosts, int version) throws RunnerException, IOException, InterruptedException {
        ForkLimits limits = BlockDefaults.limits(benchmark);
        SideFork fork = counting == null ? timed(hosts, version, limits)
                : counting.<RunnerException>run(benchmark, version,
                        (which, request, iterations) -> hosts.run(which, request, limits, iterations));
        fork.loss().ifPresent(reason -> say(
                "# WARNING: a fork of " + versions.names().get(version) + " is lost: " + reason));
        return fork;
    }

    private SideFork timed(VersionHosts hosts, int version, ForkLimits limits)
            throws RunnerException, IOException, InterruptedException {
        try {
            return SideFork.measured(version, hosts.run(version, benchmark.fork(version), limits, number -> {
            }).json());
        } catch (ForkLostException e) {
            return SideFork.lost(version, e.getMessage());
        }
    }

    private void take(SideFork fork) throws IOException {
        if (fork.json().isPresent()) {
            StoredMetric score = score(fork.json().get());
            text.measured(fork.side(), score.score(), score.unit());
            search.forkEnded(fork.side(), score.score());
        } else {
            search.forkLost(fork.side());
        }
    }

    private static StoredMetric score(String json) throws IOException {
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "the fork")) {
            return reader.next().primary();
        }
    }

    private boolean report() {
        out.accept("");
        ConsoleLines.ofText(text.end(search.whole().forks(0))).forEach(out);
        Optional<Suspects> largest = text.largest();
        largest.ifPresent(change -> versions.repetition(change.first() - 1, change.last(), benchmark.key().benchmark())
                .ifPresent(command -> out.accept("# Once more: " + command)));
        return largest.isPresent() && search.unlocated().isEmpty() && !search.isOpen();
    }

    /** Called where a signal ends this process: what is known by then is said. */
    private void interrupted(VersionHosts hosts) {
        hosts.close();
        if (text != null) {
            say("# Interrupted after " + text.soFar()
                    + (options.getJournal().hasValue() ? "; -resume goes on with " + options.getJournal().get() : ""));
        }
    }

    private void say(String line) {
        ConsoleLines.of(line).forEach(out);
    }
}
