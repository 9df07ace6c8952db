package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.LongRunInterval;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.WarmupLeft;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.history.HistoryFigures;
import org.openjdk.jmh.dynreconf.noise.BusyMachineFigures;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.precision.PlainVerdict;
import org.openjdk.jmh.precision.ResultPrecision;

/** How the dynamic run of one benchmark went; belongs to its {@link org.openjdk.jmh.results.RunResult}. */
public final class ReconfigurationOutcome {

    private final ReconfigurationSettings settings;
    private final List<ForkOutcome> warmupForks = new ArrayList<>();
    private final List<ForkOutcome> forks = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    private WarmupLeft warmupLeft;

    ReconfigurationOutcome(ReconfigurationSettings settings) {
        this.settings = settings;
    }

    /** Returns what does not change any more. */
    ReconfigurationOutcome copy() {
        ReconfigurationOutcome copy = new ReconfigurationOutcome(settings);
        copy.warmupForks.addAll(warmupForks);
        copy.forks.addAll(forks);
        copy.warnings.addAll(warnings);
        copy.warmupLeft = warmupLeft;
        return copy;
    }

    void addWarmupFork(ForkOutcome fork) {
        warmupForks.add(fork);
    }

    void addFork(ForkOutcome fork) {
        forks.add(fork);
    }

    void drop(ForkOutcome fork) {
        warmupForks.remove(fork);
        forks.remove(fork);
    }

    /** What is left of the warmup is known, or, as null, is not. */
    void leave(WarmupLeft left) {
        warmupLeft = left;
    }

    void addWarning(String warning) {
        warnings.add(warning);
    }

    /**
     * Returns the settings that held.
     *
     * @return criteria, thresholds, windows, bounds
     */
    public ReconfigurationSettings settings() {
        return settings;
    }

    /**
     * Returns the warmup forks that ran.
     *
     * @return in order
     */
    public List<ForkOutcome> warmupForks() {
        return Collections.unmodifiableList(warmupForks);
    }

    /**
     * Returns the measured forks that ran.
     *
     * @return in order, those that failed included; a run without forks counts as one
     */
    public List<ForkOutcome> forks() {
        return Collections.unmodifiableList(forks);
    }

    /** Returns those that did not fail. */
    static List<ForkOutcome> successful(List<ForkOutcome> forks) {
        return forks.stream().filter(fork -> !fork.failure().isPresent()).collect(Collectors.toList());
    }

    /**
     * Tells whether a fork failed, warmup forks included.
     *
     * @return false where all ran all of their iterations
     */
    public boolean hasFailedForks() {
        return successful(all()).size() < all().size();
    }

    /**
     * Returns what a reader of the result should know before trusting it.
     *
     * @return one line each
     */
    public List<String> warnings() {
        return Collections.unmodifiableList(warnings);
    }

    /**
     * Tells whether each warmup ended because it was stable, of the forks that did not fail.
     *
     * @return false where one ran to its maximum, and where all forks failed
     */
    public boolean isWarmupStable() {
        List<ForkOutcome> successful = successful(forks);
        return !successful.isEmpty() && successful.stream().allMatch(ForkOutcome::isWarmupStable);
    }

    /**
     * Tells whether forking ended because the forks were stable. One fork alone, by request, counts as stable.
     *
     * @return false where all forks ran without agreeing, where all failed, and where a failure left nobody to ask
     */
    public boolean areForksStable() {
        List<ForkOutcome> successful = successful(forks);
        if (successful.isEmpty()) {
            return false;
        }
        Checkpoint last = lastForkCheckpoint();
        return settings.forks().maximum() == 1 || last != null && last.decision() == Decision.STABLE;
    }

    /** Of the newest fork that did not fail; null where there is none, and where nobody was asked. */
    private Checkpoint lastForkCheckpoint() {
        List<ForkOutcome> successful = successful(forks);
        return successful.isEmpty() ? null : successful.get(successful.size() - 1).forkCheckpoint().orElse(null);
    }

    /**
     * Returns whether to use the result, up to now.
     *
     * @param disturbed how many forks the machine disturbed
     * @return of the forks that did not fail
     */
    public PlainVerdict verdict(int disturbed) {
        List<ForkOutcome> successful = successful(forks);
        Map<ConfiguredCriterion, Judgement> judgements =
                lastForkCheckpoint() == null ? Collections.emptyMap() : lastForkCheckpoint().judgements();
        int unsettled = (int) successful.stream().filter(fork -> !fork.isWarmupStable()).count();
        return new PlainVerdict(precision(judgements), successful.size(), unsettled, disturbed,
                judgements.entrySet().stream()
                        .filter(answer -> !answer.getValue().isStable() && !precision(answer).isPresent())
                        .map(answer -> answer.getKey().name()).collect(Collectors.joining(", ")));
    }

    private ResultPrecision precision(Map<ConfiguredCriterion, Judgement> judgements) {
        return judgements.entrySet().stream().map(this::precision).filter(Optional::isPresent)
                .map(Optional::get).findFirst()
                .orElseGet(
                        () -> ResultPrecision.of(successful(forks).stream().mapToDouble(ForkOutcome::mean).toArray()));
    }

    private Optional<ResultPrecision> precision(Map.Entry<ConfiguredCriterion, Judgement> answer) {
        Optional<ResultPrecision> precision = ResultPrecision.of(answer.getValue(), answer.getKey().threshold());
        return settings.measurementSlides() ? precision : precision.map(ResultPrecision::withoutWarmup);
    }

    /**
     * Tells whether a fork that seemed steady was like none of the history, so that the history did not count.
     *
     * @return false where nothing was known of the benchmark
     */
    public boolean contradictsHistory() {
        return figures(HistoryFigures.CONTRADICTED).length > 0;
    }

    /** Returns what others used of all processors where forks were measured for it; NaN where most were not. */
    double othersUsed() {
        double[] used = figures(BusyMachineFigures.OTHERS);
        return 2 * used.length > successful(forks).size() ? Arrays.stream(used).average().orElse(Double.NaN)
                : Double.NaN;
    }

    /** Of the last checkpoint of each fork, where it has such a figure. */
    private double[] figures(String name) {
        return successful(forks).stream()
                .map(fork -> fork.measurement().map(SlidMeasurement::lastCheckpoint).orElse(null))
                .filter(Objects::nonNull).flatMap(last -> last.judgements().values().stream()
                        .filter(judgement -> judgement.figures().containsKey(name)).limit(1))
                .mapToDouble(judgement -> judgement.figures().get(name)).toArray();
    }

    /** Tells whether earlier forks are known, and none of this run was unlike them. */
    boolean trustsHistory() {
        return !settings.history().isEmpty() && !successful(forks).isEmpty() && !contradictsHistory();
    }

    /**
     * Returns what earlier forks say of the warmup that is left in the result.
     *
     * @return empty without a history that is long enough, and where it did not hold
     */
    public Optional<WarmupLeft> warmupLeft() {
        return Optional.ofNullable(warmupLeft);
    }

    /**
     * Returns how far the result may be from the level that the benchmark has in the long run.
     *
     * @return empty where no criterion finds forks steady and judges how precise they are, and of a single fork
     */
    public Optional<LongRunInterval> longRun() {
        Checkpoint last = settings.measurementSlides() ? lastForkCheckpoint() : null;
        return last == null ? Optional.empty() : last.judgements().entrySet().stream()
                .map(said -> LongRunInterval.of(said.getValue(), said.getKey().threshold()))
                .filter(Optional::isPresent).map(Optional::get).findFirst();
    }

    /**
     * Returns how long the benchmark took.
     *
     * @return seconds
     */
    public double seconds() {
        return all().stream().mapToDouble(ForkOutcome::seconds).sum();
    }

    /**
     * Returns how long the benchmark would have taken with all warmup iterations and all forks of its settings. Those
     * that failed take what they took.
     *
     * @return seconds, estimated from the iterations and forks that ran
     */
    public double staticSeconds() {
        return staticSeconds(warmupForks, settings.warmupForks().maximum())
                + staticSeconds(forks, settings.forks().maximum());
    }

    private static double staticSeconds(List<ForkOutcome> ran, int maximum) {
        double sum = ran.stream().mapToDouble(ForkOutcome::staticSeconds).sum();
        double meanOfSuccessful = successful(ran).stream().mapToDouble(ForkOutcome::staticSeconds).average().orElse(0);
        return sum + (ran.isEmpty() ? 0 : maximum - ran.size()) * meanOfSuccessful;
    }

    private List<ForkOutcome> all() {
        List<ForkOutcome> all = new ArrayList<>(warmupForks);
        all.addAll(forks);
        return all;
    }

    /** For logs and debuggers. */
    @Override
    public String toString() {
        return Nouns.count(forks.size(), "fork") + (areForksStable() ? ", stable" : ", not stable")
                + (isWarmupStable() ? ", warmup stable: " : ", warmup not stable: ") + forks;
    }
}
