package org.openjdk.jmh.dynreconf.assertions;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Evidence;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;

/**
 * Judges a relation again whenever each of its benchmarks has one more fork, until it is decided. Look k uses the first
 * k forks of each, so that the order in which forks arrive does not matter.
 */
final class AtomLooks {

    private static final Interpretation ROUNDS = Interpretations.ofRounds();

    private final Formula statement;
    private final RunningData data;
    private final SortedSet<Integer> benchmarks;
    private final int most;
    private final LookLevels toHold;
    private final LookLevels toFail;
    private Atom atom;
    private int forks;
    private boolean futile;

    /**
     * Creates a relation without looks.
     *
     * @param statement without variables
     * @param allowance its error levels over all looks
     */
    AtomLooks(Formula statement, ErrorLevels allowance, RunningData data) {
        this.statement = statement;
        this.data = data;
        benchmarks = new AtomBenchmarks(data).of(statement);
        most = benchmarks.stream().mapToInt(data::mostForks).min().orElse(1);
        toHold = LookLevels.of(allowance.holds, most);
        toFail = LookLevels.of(allowance.fails, most);
        atom = judged(data.measured(), Math.min(toHold.at(first()), toFail.at(first())));
        atom = benchmarks.isEmpty() ? atom : with(Truth.UNKNOWN, atom);
    }

    /** Returns the benchmarks whose forks decide it; none if its truth is final. */
    SortedSet<Integer> benchmarks() {
        return Collections.unmodifiableSortedSet(benchmarks);
    }

    Truth truth() {
        return atom.truth();
    }

    /** Returns the evidence of the last look. */
    Atom atom() {
        return atom;
    }

    /** Returns the number of forks of each benchmark at the first look. */
    private int first() {
        return LookLevels.first(most);
    }

    /** Returns the number of forks of each benchmark at the next look. */
    private int next() {
        return forks == 0 ? first() : forks + 1;
    }

    /** Performs the looks for which there are forks. */
    void look() {
        int available = Math.min(most, benchmarks.stream().mapToInt(data::forks).min().orElse(0));
        while (truth() == Truth.UNKNOWN && next() <= available) {
            look(next());
        }
        if (forks == 0 && !benchmarks.isEmpty()) {
            atom = with(Truth.UNKNOWN,
                    judged(data.measured(), Math.min(toHold.at(first()), toFail.at(first()))));
        }
    }

    private void look(int number) {
        forks = number;
        MeasuredData first = new TruncatedData(data.measured(), number);
        Atom judged = new AtomJudge(first, ROUNDS).judge(statement, toHold.at(number), toFail.at(number));
        atom = with(judged.truth(), judged);
        futile = truth() == Truth.UNKNOWN && number < most && isFutile(first, number);
    }

    private boolean isFutile(MeasuredData first, int number) {
        return atom.reason().isPresent() || new AtomPower(judged(first, AtomPower.LEVEL), number)
                .of(most, toHold.at(most), toFail.at(most)) < SequentialSettings.FUTILITY;
    }

    private Atom judged(MeasuredData measured, double level) {
        return new AtomJudge(measured, ROUNDS).judge(statement, level);
    }

    private Atom with(Truth truth, Atom judged) {
        if (judged.reason().isPresent()) {
            return judged;
        }
        Map<String, Double> figures = new LinkedHashMap<>(judged.figures());
        figures.put(Atom.MOST_FORKS, (double) most);
        return new Atom(statement, Evidence.of(truth, judged.estimate()), judged.wasRun(), figures);
    }

    /** Returns the benchmarks that need another fork before the next look; none if that would change nothing. */
    SortedSet<Integer> wanted() {
        SortedSet<Integer> wanted = new TreeSet<>();
        if (truth() == Truth.UNKNOWN && !futile && next() <= most) {
            benchmarks.stream().filter(benchmark -> data.forks(benchmark) < next()).forEach(wanted::add);
        }
        return wanted.stream().anyMatch(data::hasEnded) ? new TreeSet<>() : wanted;
    }

    /** Truncates measurements to the first forks of each benchmark. Those of baselines are complete. */
    private static final class TruncatedData implements MeasuredData {

        private final MeasuredData all;
        private final int forks;
        /** The first object for each truncated benchmark: the same benchmark must be the same object. */
        private final IdentityHashMap<ForkSamples, ForkSamples> first = new IdentityHashMap<>();

        TruncatedData(MeasuredData all, int forks) {
            this.all = all;
            this.forks = forks;
        }

        @Override
        public Findings find(Measured wanted) {
            return wanted.isBaseline() ? all.find(wanted) : cut(all.find(wanted));
        }

        @Override
        public SortedMap<Double, Findings> series(Measured wanted, String parameter) {
            SortedMap<Double, Findings> series = all.series(wanted, parameter);
            if (wanted.isBaseline()) {
                return series;
            }
            SortedMap<Double, Findings> cut = new TreeMap<>();
            series.forEach((value, findings) -> cut.put(value, cut(findings)));
            return cut;
        }

        private Findings cut(Findings findings) {
            if (findings.reason().isPresent()) {
                return findings;
            }
            Map<String, ForkSamples> sides = new LinkedHashMap<>();
            findings.sides.forEach((mode, side) -> sides.put(mode, first.computeIfAbsent(side, this::cut)));
            return findings.with(sides);
        }

        private ForkSamples cut(ForkSamples side) {
            return side.forks().size() <= forks ? side : ForkSamples.of(side.forks().subList(0, forks));
        }
    }
}
