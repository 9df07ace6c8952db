package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.Comparer;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.results.json.ResultKey;

/** Pairs the results of two sides by benchmark, mode and parameters, and notes those without a counterpart. */
final class Pairing {

    private final Map<ResultKey, List<SideResult>> baseline;
    private final Map<ResultKey, List<SideResult>> candidate;
    private final PairingDifferences notes = new PairingDifferences();

    Pairing(ResultSide baseline, ResultSide candidate) {
        this.baseline = baseline.results;
        this.candidate = candidate.results;
    }

    /** Compares each pair separately, in parallel. */
    List<ComparedMetric> compare(ComparisonQuestion question) {
        Map<ResultKey, String> otherWays = otherWays();
        List<Supplier<ComparedMetric>> pairs = new ArrayList<>();
        candidate.forEach((key, runs) -> {
            if (baseline.containsKey(key)) {
                pairs.addAll(pairs(key, question.settings()));
            } else if (otherWays.containsKey(key)) {
                pairs.add(() -> ComparedMetric.unjudged(key, question.settings(), otherWays.get(key)));
            } else {
                notes.onlyCandidate(key);
            }
        });
        Set<String> unlike = otherWays.keySet().stream().map(ResultKey::benchmark).collect(Collectors.toSet());
        baseline.keySet().stream().filter(key -> !candidate.containsKey(key) && !unlike.contains(key.benchmark()))
                .forEach(notes::onlyBaseline);
        return MemoryCheck.of(pairs.parallelStream().map(Supplier::get).collect(Collectors.toList()), notes);
    }

    /** Returns the sides with the setups of their common benchmarks. */
    ComparedSides sides(String nameOfBaseline, String nameOfCandidate) {
        return ComparedSides.of(nameOfBaseline, nameOfCandidate, setups(baseline, candidate.keySet()),
                setups(candidate, baseline.keySet()));
    }

    private static List<String> setups(Map<ResultKey, List<SideResult>> side, Set<ResultKey> others) {
        return side.entrySet().stream().filter(results -> others.contains(results.getKey()))
                .flatMap(results -> results.getValue().stream()).map(SideResult::setup).distinct()
                .collect(Collectors.toList());
    }

    private Map<ResultKey, String> otherWays() {
        Set<String> compared = baseline.keySet().stream().filter(candidate::containsKey).map(ResultKey::benchmark)
                .collect(Collectors.toSet());
        return OtherWays.of(baseline.keySet(), candidate.keySet(), compared);
    }

    /** Returns the pending comparisons of a benchmark. */
    private List<Supplier<ComparedMetric>> pairs(ResultKey key, ComparisonSettings settings) {
        List<SideResult> before = runs(baseline, key);
        List<SideResult> after = runs(candidate, key);
        notes.workload(before, after);
        notes.circumstances(before, after);
        notes.disturbed(before, after);
        notes.duets(before, after);
        notes.unusableRuns(key, before, after);
        if (!isHistory(key)) {
            notes.warmups(before.get(0), after.get(0));
            levels(key, before.get(0), after.get(0));
        }
        Comparer ofScore = new Comparer(settings(key, settings));
        Comparer ofOthers = new Comparer(settings);
        Set<String> labels = new LinkedHashSet<>(after.get(0).labels());
        labels.addAll(before.get(0).labels());
        List<Supplier<ComparedMetric>> pairs = new ArrayList<>();
        for (String label : labels) {
            pair(key, label, label.equals(SideMetric.PRIMARY) ? ofScore : ofOthers, settings).ifPresent(pairs::add);
        }
        notes.unknownDirections(key, before.get(0), after.get(0));
        notes.wallTimes(key, before.get(0), after.get(0));
        return pairs;
    }

    private void levels(ResultKey key, SideResult before, SideResult after) {
        SideMetric was = before.metric(SideMetric.PRIMARY).orElseThrow(IllegalStateException::new);
        SideMetric is = after.metric(SideMetric.PRIMARY).orElseThrow(IllegalStateException::new);
        if (before.countedInvocations().isPresent() && after.countedInvocations().isPresent()
                && was.unit().factorTo(is.unit()).isPresent()) {
            notes.levels(key, ComparedMetric.means(was.samples()), ComparedMetric.means(is.samples()),
                    is.unit().toString());
        }
    }

    /**
     * Returns the settings of the score. They use a known variance, unless several runs show the variance between runs.
     */
    private ComparisonSettings settings(ResultKey key, ComparisonSettings settings) {
        if (isHistory(key) || settings.method() != ComparisonMethods.standard()) {
            return settings;
        }
        ComparisonMethod method = KnownVariance.method(runs(baseline, key).get(0), runs(candidate, key).get(0));
        if (method != settings.method()) {
            notes.knownScatter(key);
        }
        return settings.withMethod(method);
    }

    /**
     * Returns the pending comparison of a metric. A score is compared even in an unknown unit, so that no gate
     * overlooks it.
     */
    private Optional<Supplier<ComparedMetric>> pair(ResultKey key, String label, Comparer comparer,
                                                    ComparisonSettings settings) {
        Optional<SideMetric> before = metric(baseline, key, label);
        Optional<SideMetric> after = metric(candidate, key, label);
        if (!before.isPresent() || !after.isPresent()) {
            if ((before.isPresent() ? before : after).flatMap(metric -> metric.unit().direction()).isPresent()) {
                notes.onlyOneSide(key, label, before.isPresent());
            }
            return Optional.empty();
        }
        Unit was = before.get().unit();
        Unit unit = after.get().unit();
        Optional<Double> factor = was.factorTo(unit);
        boolean score = label.equals(SideMetric.PRIMARY);
        if (!score && !was.direction().isPresent() && !unit.direction().isPresent()) {
            return Optional.empty();
        }
        Direction direction = unit.direction().orElse(Direction.UNKNOWN);
        return Optional.of(factor.isPresent()
                ? () -> compare(key, label, comparer, before.get().in(unit, factor.get()), after.get(), direction)
                : () -> ComparedMetric.ofOtherUnits(key, label, was, unit, settings));
    }

    private ComparedMetric compare(ResultKey key, String label, Comparer comparer, SideMetric before, SideMetric after,
                                   Direction direction) {
        ForkSamples was = before.samples();
        ForkSamples is = after.samples();
        boolean next = runs(baseline, key).size() > 1 && runs(candidate, key).size() == 1;
        Comparison believed = next
                ? comparer.compareWithHistory(RunsAsForks.apart(was), is.iterationsAsForks(), direction)
                : comparer.compare(was, is, direction, allowance(key, label));
        Optional<String> doubt = after.unit().isOfTime() && !believed.obstacle().isPresent() ? doubt(key)
                : Optional.empty();
        if (!doubt.isPresent() && isWarmedUp(key, label, believed)) {
            SideResult run = runs(candidate, key).get(0);
            NotWarm cold = new NotWarm(run.warmupIterations);
            cold.add(iterations(was), iterations(is));
            cold.addWarmth(runs(baseline, key).get(0).warmth, run.warmth);
            doubt = cold.reason(believed.ratio(), believed.settings().tolerance());
        }
        Comparison comparison = doubt.map(believed::undecidable).orElse(believed);
        Optional<Costs> costs = isHistory(key) ? Optional.empty() : runs(candidate, key).get(0).costs;
        return new ComparedMetric(key, label, after.unit(), was, is, comparison,
                costs.map(known -> Remedy.of(was, is, known, comparison)).orElse(null));
    }

    /** Returns whether the iterations can show that forks are warm; merged runs have no iterations. */
    private boolean isWarmedUp(ResultKey key, String label, Comparison believed) {
        return label.equals(SideMetric.PRIMARY) && !isHistory(key) && !believed.obstacle().isPresent()
                && NotWarm.concerns(metric(candidate, key, label).get().unit(), key.mode());
    }

    private static double[][] iterations(ForkSamples side) {
        return side.forks().stream()
                .map(fork -> fork.stream().mapToDouble(iteration -> iteration.moments().mean()).toArray())
                .toArray(double[][]::new);
    }

    /** Returns a reason to doubt an apparent change of the benchmark. */
    private Optional<String> doubt(ResultKey key) {
        Optional<String> machine = disturbance(key);
        return machine.isPresent() || isHistory(key) ? machine
                : WarmupRule.doubt(runs(baseline, key).get(0).warmup, runs(candidate, key).get(0).warmup);
    }

    /** Returns a reason if a side has no undisturbed fork, so that the machine may be the difference. */
    private Optional<String> disturbance(ResultKey key) {
        boolean before = runs(baseline, key).stream().allMatch(SideResult::isDisturbedThroughout);
        boolean after = runs(candidate, key).stream().allMatch(SideResult::isDisturbedThroughout);
        return before || after ? Optional.of("the machine disturbed every fork of "
                + (before && after ? "both sides" : before ? "the baseline" : "the candidate")
                + ", and may be what differs: measure it again when the machine is quiet") : Optional.empty();
    }

    /**
     * Returns by how much different warmups may change the ratio. Only scores have an allowance; the scatter of several
     * runs already includes it.
     */
    private double allowance(ResultKey key, String label) {
        return isHistory(key) || !label.equals(SideMetric.PRIMARY) ? 0
                : runs(candidate, key).get(0).warmup.allowance(runs(baseline, key).get(0).warmup);
    }

    private Optional<SideMetric> metric(Map<ResultKey, List<SideResult>> side, ResultKey key, String label) {
        boolean inOwnTime = label.equals(SideMetric.PRIMARY) && isInOwnTime(baseline, key)
                && isInOwnTime(candidate, key);
        return RunsAsForks.of(runs(side, key), inOwnTime ? SideResult::ownTime : run -> run.metric(label),
                isHistory(key));
    }

    private static boolean isInOwnTime(Map<ResultKey, List<SideResult>> side, ResultKey key) {
        return runs(side, key).stream().allMatch(run -> run.ownTime().isPresent());
    }

    private static List<SideResult> runs(Map<ResultKey, List<SideResult>> side, ResultKey key) {
        return side.getOrDefault(key, Collections.emptyList());
    }

    /** Returns whether a side has several runs. Then the variance between runs counts, not that between forks. */
    private boolean isHistory(ResultKey key) {
        return runs(candidate, key).size() > 1 || runs(baseline, key).size() > 1;
    }

    List<String> notes() {
        return notes.sentences((int) candidate.keySet().stream().filter(baseline::containsKey).count());
    }
}
