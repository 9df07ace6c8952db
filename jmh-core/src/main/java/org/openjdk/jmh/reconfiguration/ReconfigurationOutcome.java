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
import org.openjdk.jmh.dynreconf.ResidualWarmup;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.history.HistoryFigures;
import org.openjdk.jmh.dynreconf.noise.BusyMachineFigures;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.precision.PlainVerdict;
import org.openjdk.jmh.precision.ResultPrecision;

/** The outcome of the dynamic run of one benchmark, attached to its {@link org.openjdk.jmh.results.RunResult}. */
public final class ReconfigurationOutcome {

    private final ReconfigurationSettings settings;
    private final List<ForkOutcome> warmupForks = new ArrayList<>();
    private final List<ForkOutcome> forks = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    private ResidualWarmup warmupLeft;

    ReconfigurationOutcome(ReconfigurationSettings settings) {
        this.settings = settings;
    }

    /** Returns a copy that later forks do not change. */
    ReconfigurationOutcome copy() {
        ReconfigurationOutcome copy = new ReconfigurationOutcome(settings);
        copy.warmupForks.addAll(warmupForks);
        copy.forks.addAll(forks);
        copy.warnings.addAll(warnings);
        copy.warmupLeft = warmupLeft;
        return copy;
    }

    void addFork(ForkOutcome fork, boolean warmup) {
        (warmup ? warmupForks : forks).add(fork);
    }

    void drop(ForkOutcome fork) {
        warmupForks.remove(fork);
        forks.remove(fork);
    }

    void setWarmupLeft(ResidualWarmup left) {
        warmupLeft = left;
    }

    void addWarning(String warning) {
        warnings.add(warning);
    }

    public ReconfigurationSettings settings() {
        return settings;
    }

    public List<ForkOutcome> warmupForks() {
        return Collections.unmodifiableList(warmupForks);
    }

    /** Returns the measured forks that ran, in order, including failed ones. A run without forks counts as one fork. */
    public List<ForkOutcome> forks() {
        return Collections.unmodifiableList(forks);
    }

    static List<ForkOutcome> successful(List<ForkOutcome> forks) {
        return forks.stream().filter(fork -> !fork.failure().isPresent()).collect(Collectors.toList());
    }

    public boolean hasFailedForks() {
        return successful(all()).size() < all().size();
    }

    public List<String> warnings() {
        return Collections.unmodifiableList(warnings);
    }

    /** Returns whether the warmup of each successful fork ended because it was stable; false if all forks failed. */
    public boolean isWarmupStable() {
        List<ForkOutcome> successful = successful(forks);
        return !successful.isEmpty() && successful.stream().allMatch(ForkOutcome::isWarmupStable);
    }

    /**
     * Returns whether forking ended because the forks were stable. A single requested fork counts as stable. Returns
     * false if all forks ran without agreement, if all failed, or if the reconfiguration failed.
     */
    public boolean areForksStable() {
        List<ForkOutcome> successful = successful(forks);
        if (successful.isEmpty()) {
            return false;
        }
        Checkpoint last = lastForkCheckpoint();
        return settings.forks().maximum() == 1 || last != null && last.decision() == Decision.STABLE;
    }

    private Checkpoint lastForkCheckpoint() {
        List<ForkOutcome> successful = successful(forks);
        return successful.isEmpty() ? null : successful.get(successful.size() - 1).forkCheckpoint().orElse(null);
    }

    /** Returns how useful the result is so far, given the number of forks that other programs disturbed. */
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
     * Returns whether a steady fork resembled no fork of the history, so that the history was ignored; false without
     * history.
     */
    public boolean contradictsHistory() {
        return figures(HistoryFigures.CONTRADICTED).length > 0;
    }

    /**
     * Returns the mean share of all processors that other programs used, from 0 to 1; NaN unless most forks have it.
     */
    double othersUsed() {
        double[] used = figures(BusyMachineFigures.OTHERS);
        return 2 * used.length > successful(forks).size() ? Arrays.stream(used).average().orElse(Double.NaN)
                : Double.NaN;
    }

    /** Returns a figure of the last checkpoint of each fork that has it. */
    private double[] figures(String name) {
        return successful(forks).stream()
                .map(fork -> fork.measurement().map(SlidMeasurement::lastCheckpoint).orElse(null))
                .filter(Objects::nonNull).flatMap(last -> last.judgements().values().stream()
                        .filter(judgement -> judgement.figures().containsKey(name)).limit(1))
                .mapToDouble(judgement -> judgement.figures().get(name)).toArray();
    }

    boolean trustsHistory() {
        return !settings.history().isEmpty() && !successful(forks).isEmpty() && !contradictsHistory();
    }

    /**
     * Returns the estimated warmup left in the result, empty without a sufficient history or if the history was
     * contradicted.
     */
    public Optional<ResidualWarmup> warmupLeft() {
        return Optional.ofNullable(warmupLeft);
    }

    /**
     * Returns how far the result may be from the long-run level of the benchmark; empty for a single fork, or unless a
     * criterion judges both steadiness and precision of forks.
     */
    public Optional<LongRunInterval> longRun() {
        Checkpoint last = settings.measurementSlides() ? lastForkCheckpoint() : null;
        return last == null ? Optional.empty() : last.judgements().entrySet().stream()
                .map(answer -> LongRunInterval.of(answer.getValue(), answer.getKey().threshold()))
                .filter(Optional::isPresent).map(Optional::get).findFirst();
    }

    public double seconds() {
        return all().stream().mapToDouble(ForkOutcome::seconds).sum();
    }

    /**
     * Estimates the seconds of a static run with all iterations and forks of the settings, from those that ran. Failed
     * forks count with their own time.
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

    @Override
    public String toString() {
        return Nouns.count(forks.size(), "fork") + (areForksStable() ? ", stable" : ", not stable")
                + (isWarmupStable() ? ", warmup stable: " : ", warmup not stable: ") + forks;
    }
}
