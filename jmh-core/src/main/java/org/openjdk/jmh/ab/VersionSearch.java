package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.ab.worker.Alternation;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.bytecode.reach.Platform;
import org.openjdk.jmh.dynreconf.attribution.CountedTimes;
import org.openjdk.jmh.dynreconf.bisection.Bisection;
import org.openjdk.jmh.dynreconf.bisection.BisectionSettings;
import org.openjdk.jmh.dynreconf.bisection.BisectionState;
import org.openjdk.jmh.dynreconf.bisection.ChangeSearch;
import org.openjdk.jmh.dynreconf.bisection.Suspects;
import org.openjdk.jmh.dynreconf.bisection.VersionCosts;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.files.FilePatterns;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.reconfiguration.RunSummary;
import org.openjdk.jmh.results.comparison.SideMetric;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.reports.BisectionText;
import org.openjdk.jmh.run.LiveProgress;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.DurationText;

/** Searches for a change among versions by forks of one kind: timed or counted ones. */
final class VersionSearch {

    private static final double NANOS = 1e9;
    private static final double SHORTEST_SECONDS = 0.2;

    private final Options options;
    private final BisectedVersions versions;
    private final VersionWorkers workers;
    private final BlockRunner forks;
    private final Consumer<String> out;
    private final VersionCosts costs = VersionCosts.standard();
    private final PairedBenchmark benchmark;
    private final Direction direction;
    final ChangeSearch search;
    final BisectionText text;
    private final RemainingTime remaining;
    private final LiveProgress live = new LiveProgress(this::secondsLeft, System::nanoTime);
    private final Consumer<Supplier<String>> status;
    private Optional<VersionReachability> reach = Optional.empty();

    /**
     * Creates a search, and lists the benchmarks of the first and last version.
     *
     * @param forks  runs forks; their side is the number of a version
     * @param out    receives the lines of the console
     * @param status receives suppliers of the text of the status line, and null to remove it
     * @throws RunnerException if the first or last version cannot run, or not exactly one benchmark is selected
     */
    VersionSearch(Options options, BisectionSettings settings, BisectedVersions versions, VersionWorkers workers,
                  BlockRunner forks, Consumer<String> out, Consumer<Supplier<String>> status)
            throws RunnerException, InterruptedException {
        this.options = options;
        this.versions = versions;
        this.workers = workers;
        this.forks = forks;
        this.out = out;
        this.status = status;
        workers.watch(this::iterationStarts);
        SequentialSettings ends = settings.ends();
        Side first = Side.baseline(options, versions.classPath(0));
        benchmark = single(SidePairing.of(options, ends.mostBlocks(), first, listEnd(0),
                Side.baseline(options, versions.classPath(last())), listEnd(last())));
        double[] weights = weights(first, settings.seeksAll());
        direction = benchmark.params.getMode() == Mode.Throughput ? Direction.HIGHER_IS_BETTER
                : Direction.LOWER_IS_BETTER;
        search = new ChangeSearch(weights, settings, direction);
        remaining = new RemainingTime(versions, ends, secondsOfFork());
        text = new BisectionText(benchmark.key, versions.names(), versions::title, direction, search);
        announce(ends, (int) Arrays.stream(weights).filter(weight -> weight > 0).count());
    }

    private double secondsLeft() {
        return remaining == null ? Double.NaN : remaining.seconds(search.whole());
    }

    private void iterationStarts(int number) {
        live.startIteration(number);
        status.accept(live::text);
    }

    private void announce(SequentialSettings ends, int changed) {
        say("# Bisection: " + benchmark.key + ", " + versions.names().get(0) + " to " + versions.names().get(last())
                + ", " + Nouns.count(last(), "version") + " after the first one"
                + (changed == last() ? "" : "; " + changed + " of them changed code that it runs"));
        forks.announcements().forEach(sentence -> say("# " + sentence));
        if (benchmark.order.isAlternating()) {
            say("# Each fork warms up until its scores settle, with " + AlternatingForks.NO_BACKGROUND);
        }
        say("# First, JMH compares the first and the last version: "
                + (ends.fewestBlocks() < ends.mostBlocks() ? ends.fewestBlocks() + " to " : "") + ends.mostBlocks()
                + " forks of each, " + DurationText.of(secondsOfFork()) + " a fork");
    }

    /** Estimates the seconds of a fork by its settings. */
    double secondsOfFork() {
        return forks.seconds(benchmark) / 2;
    }

    private int last() {
        return workers.last();
    }

    PairedBenchmark benchmark() {
        return benchmark;
    }

    /** Returns the times of equally many forks before and after a change. */
    CountedTimes times(Suspects change) {
        int[] versions = search.sizedBy(change);
        double[] before = text.scores(versions[0], change.first() - 1);
        double[] after = text.scores(change.last(), versions[1]);
        int blocks = Math.min(before.length, after.length);
        return ObservedBlocks.times(Arrays.copyOf(before, blocks), Arrays.copyOf(after, blocks), direction);
    }

    /** Returns a sentence about reached code that a change changed, if known. */
    Optional<String> reached(Suspects change) throws RunnerException, InterruptedException {
        return reach.isPresent() ? reach.get().sentence(change.first() - 1, change.last()) : Optional.empty();
    }

    /** Returns whether the search has ended without a change. */
    boolean isInVain() {
        return !search.isOpen() && search.found().isEmpty() && search.unlocated().isEmpty();
    }

    List<String> observations() {
        return forks.observations();
    }

    /**
     * Replays the forks of an earlier start. Versions that were skipped are tried again, because they may be available
     * now.
     */
    void replay(List<SideFork> earlier) throws RunnerException, IOException, InterruptedException {
        for (SideFork fork : earlier) {
            if (costs.meet(fork.side()) && reach.isPresent()) {
                reach.get().compare(fork.side(), search);
            }
            forks.replayed(fork);
            take(fork);
        }
        if (!earlier.isEmpty()) {
            say("# Journal: " + text.soFar());
        }
    }

    private PairedBenchmark single(SidePairing pairing) throws SideException {
        if (pairing.pairs().size() == 1) {
            return pairing.pairs().get(0);
        }
        String notes = pairing.notes().isEmpty() ? "" : "; " + String.join("; ", pairing.notes());
        throw new SideException(pairing.pairs().isEmpty()
                ? "no benchmark is in both the first and the last version"
                        + (options.getIncludes().isEmpty() ? "" : " that matches " + options.getIncludes()) + notes
                : "-bisect takes one benchmark, but these are " + pairing.pairs().size() + ": "
                        + pairing.pairs().stream().limit(3).map(pair -> pair.key.toString())
                                .collect(Collectors.joining("; "))
                        + (pairing.pairs().size() > 3 ? "; ..." : "")
                        + ": name one, with a value of each parameter (-p)");
    }

    private List<ListedBenchmark> listEnd(int version) throws RunnerException, InterruptedException {
        try {
            costs.meet(version);
            showStep(version);
            return CountedForks.countable(options, workers.list(version, options), sentence -> say("# " + sentence));
        } catch (WorkerException | IOException e) {
            throw new SideException(
                    FilePatterns.shown(versions.classPath(version)) + " cannot be run: " + e.getMessage());
        }
    }

    private double[] weights(Side side, boolean seeksAll) throws RunnerException, InterruptedException {
        if (options.shouldCompareAll().orElse(false)) {
            double[] all = new double[last()];
            Arrays.fill(all, 1);
            return all;
        }
        VersionReachability reached = new VersionReachability(versions, benchmark.key.benchmark(),
                side.vm.executable().isPresent() ? Platform.unknown() : Platform.running());
        reach = Optional.of(reached);
        return reached.weights(seeksAll);
    }

    /**
     * Runs forks until the change is found; returns false if there is no time for another fork.
     *
     * @param kept        receives each fork
     * @param secondsLeft returns the remaining budget
     */
    boolean measure(BisectionJournal kept, DoubleSupplier secondsLeft)
            throws RunnerException, IOException, InterruptedException {
        for (OptionalInt next = search.next(this::cost); next.isPresent(); next = search.next(this::cost)) {
            int version = next.getAsInt();
            if (versions.seconds(version) + secondsOfFork() > secondsLeft.getAsDouble()) {
                return false;
            }
            if (costs.meet(version)) {
                examine(version);
            } else {
                runFork(version, kept);
            }
        }
        return true;
    }

    private double cost(int version) {
        return costs.of(version, versions.seconds(version) / secondsOfFork());
    }

    /** Examines a version for the first time: it may be missing, or the same as a neighbour. */
    private void examine(int version) throws RunnerException, IOException, InterruptedException {
        if (!hasBenchmark(version)) {
            costs.miss(version);
            search.leaveOut(version);
        } else if (reach.isPresent()) {
            reach.get().compare(version, search);
        }
    }

    private boolean hasBenchmark(int version) throws IOException, InterruptedException {
        try {
            showStep(version);
            ListedBenchmark listed = BenchmarkCombinations
                    .of(workers.list(version, options), options, Collections.emptyMap()).get(benchmark.key);
            boolean isAlike = listed != null && (!benchmark.order.isAlternating()
                    || listed.alternation() != Alternation.NONE);
            if (isAlike) {
                return true;
            }
            say("# " + versions.names().get(version) + (listed == null ? " does not have the benchmark"
                    : " has another version of JMH than the first and the last version") + " and is left out");
        } catch (RunnerException e) {
            say("# WARNING: " + versions.names().get(version) + " is left out: " + firstLine(e.getMessage()));
        } catch (WorkerException e) {
            say("# WARNING: " + versions.names().get(version) + " cannot be run and is left out: "
                    + firstLine(e.getMessage()));
        }
        return false;
    }

    private void showStep(int version) {
        live.startStep((versions.seconds(version) > 0 ? "building " : "reading ") + versions.names().get(version));
        status.accept(live::text);
    }

    private static String firstLine(String message) {
        return message.split("\n", 2)[0].replaceFirst(":$", "");
    }

    private void runFork(int version, BisectionJournal kept)
            throws RunnerException, IOException, InterruptedException {
        live.startFork(RunSummary.name(benchmark.params), versions.names().get(version),
                LiveProgress.phases(benchmark.params),
                Double.POSITIVE_INFINITY);
        status.accept(live::text);
        long startMillis = System.currentTimeMillis();
        long begun = System.nanoTime();
        SideFork fork = forks.run(benchmark, version, 0).get(0);
        fork.loss().ifPresent(loss -> say(
                "# WARNING: a fork of " + versions.names().get(version) + " failed: " + loss));
        take(fork);
        double seconds = (System.nanoTime() - begun) / NANOS;
        remaining.forkEnded(seconds);
        kept.add(fork, startMillis, seconds);
        say("# " + text.afterFork(version) + remaining.text(search.whole()));
    }

    private void take(SideFork fork) throws IOException {
        if (fork.json().isPresent()) {
            StoredResult result = MeasuredPair.read(fork.json().get());
            Optional<SideMetric> own = isInOwnTime() ? SideMetric.ofOwnTime(result, fork.waiting()) : Optional.empty();
            if (text.unit().isEmpty() && benchmark.order.isInOwnTime()
                    && benchmark.params.getMode() != Mode.SingleShotTime) {
                say(own.isPresent()
                        ? "# Scores are own time: waiting for a processor doesn't count (-clock wall counts it)"
                        : "# Scores are wall time: it is unknown how long threads wait for a processor");
            }
            double score = own.map(time -> time.samples().forkMeans()[0]).orElseGet(result.primary()::score);
            text.measured(fork.side(), score, result.primary().unit(), own.isPresent());
            search.forkEnded(fork.side(), score);
        } else {
            search.forkLost(fork.side());
        }
    }

    /** Of shorter iterations of another JMH, it is mostly unknown for how long they waited; all forks need the same clock. */
    private boolean isInOwnTime() {
        return benchmark.order.isInOwnTime() && (benchmark.order.isAlternating()
                || TimeBudget.seconds(benchmark.params.getMeasurement().getTime()) >= SHORTEST_SECONDS);
    }

    private void say(String line) {
        ConsoleLines.of(line).forEach(out);
    }

    /** Estimates the remaining time of a bisection, from the times of its forks so far and of building versions. */
    private static final class RemainingTime {

        private final BisectedVersions versions;
        private final SequentialSettings ends;
        private final double expected;
        private double seconds;
        private int forks;

        /** @param expected seconds of a fork, used until one has ended */
        RemainingTime(BisectedVersions versions, SequentialSettings ends, double expected) {
            this.versions = versions;
            this.ends = ends;
            this.expected = expected;
        }

        void forkEnded(double took) {
            seconds += took;
            forks++;
        }

        private double secondsOfFork() {
            return forks == 0 ? expected : seconds / forks;
        }

        /** Returns the maximum of remaining seconds, 0 if the bisection has ended. */
        double seconds(Bisection bisection) {
            if (bisection.state() == BisectionState.COMPARING_ENDS) {
                return ofEnds(bisection, ends.mostBlocks());
            }
            return bisection.state() == BisectionState.SEARCHING ? ofSearch(bisection) : 0;
        }

        /** Returns the estimate as the end of a line, empty if the bisection has ended. */
        String text(Bisection bisection) {
            if (bisection.state() == BisectionState.COMPARING_ENDS) {
                return ", first and last are compared in "
                        + DurationText.range(ofEnds(bisection, ends.fewestBlocks()),
                                ofEnds(bisection, ends.mostBlocks()));
            }
            return bisection.state() == BisectionState.SEARCHING ? ", about " + DurationText.of(ofSearch(bisection))
                    : "";
        }

        private double ofEnds(Bisection bisection, int blocks) {
            int last = versions.names().size() - 1;
            return Math.max(1, 2 * blocks - bisection.forks(0) - bisection.forks(last)) * secondsOfFork();
        }

        /** Each version that is built halves the suspects. */
        private double ofSearch(Bisection bisection) {
            Suspects suspects = bisection.suspects();
            double[] toMake = IntStream.rangeClosed(suspects.first(), suspects.last())
                    .filter(version -> bisection.isMeasurable(version) && bisection.possible(version, version) > 0)
                    .mapToDouble(versions::seconds).filter(making -> making > 0).toArray();
            double halvings = Math.log(toMake.length + 1) / Math.log(2);
            return bisection.forksLeft() * secondsOfFork() + halvings * IntStream.range(0, toMake.length)
                    .mapToDouble(i -> toMake[i]).average().orElse(0);
        }
    }
}
