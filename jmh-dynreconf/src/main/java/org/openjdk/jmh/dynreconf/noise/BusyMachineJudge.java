package org.openjdk.jmh.dynreconf.noise;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/**
 * Avoids a selection bias on busy machines: iterations that are found steady are those that other programs left alone,
 * so that a result from them is too fast. If other programs used more than a twentieth of all processors while the fork
 * ran, the result is measured after the iterations that were judged, and its own values do not decide when it ends. On
 * an idle machine a benchmark does not wait.
 *
 * <p>docs/evidence/bench.md has the effect.
 */
public final class BusyMachineJudge implements Judge {

    /** On two processors a tenth of one; what an idle system does takes a hundredth. */
    private static final double BUSY = 0.05;

    private final Judge judge;
    private final IntUnaryOperator longestMeasurement;
    private int warmups;
    private int measurements;
    private int known;
    private double others;
    private int due;
    private @Nullable Judgement found;

    /**
     * Has a judge's verdicts followed by a measurement of their own, where the machine is busy.
     *
     * @param judge              of measurements
     * @param longestMeasurement how many measurement iterations a fork may have, by its warmup iterations
     */
    public BusyMachineJudge(Judge judge, IntUnaryOperator longestMeasurement) {
        this.judge = judge;
        this.longestMeasurement = longestMeasurement;
    }

    @Override
    public void startFork(ForkRole fork) {
        warmups = 0;
        measurements = 0;
        known = 0;
        others = 0;
        found = null;
        judge.startFork(fork);
    }

    @Override
    public void warmupIteration(Iteration iteration) {
        warmups++;
        look(iteration);
        judge.warmupIteration(iteration);
    }

    @Override
    public void measurementIteration(Iteration iteration) {
        measurements++;
        look(iteration);
        judge.measurementIteration(iteration);
    }

    private void look(Iteration iteration) {
        if (!Double.isNaN(iteration.others())) {
            known++;
            others += iteration.others();
        }
    }

    @Override
    public void endFork(int kept) {
        judge.endFork(kept);
    }

    /** Judges the result of a measurement as the wrapped judge does. */
    @Override
    public Judgement judge(Question question) {
        if (question.phase() != Phase.MEASUREMENT || question.present() >= question.wanted()) {
            return judge.judge(question);
        }
        Judgement verdict = found;
        if (verdict == null) {
            Judgement own = judge.judge(question);
            if (!own.isStable() || !isBusy() || question.wanted() == 1) {
                return own;
            }
            verdict = found(own, question.wanted() - 1);
            found = verdict;
        }
        boolean enough = measurements >= due || measurements + 1 >= longestMeasurement.applyAsInt(warmups);
        return Judgement.of(enough, verdict.figure()).withFigures(verdict.figures()).withEvidence(verdict.evidence());
    }

    private Judgement found(Judgement own, int following) {
        due = measurements + following;
        Map<String, Double> figures = new LinkedHashMap<>(own.figures());
        figures.put(BusyMachineFigures.OTHERS, others / known);
        figures.put(BusyMachineFigures.FOLLOWING, (double) following);
        return own.withFigures(figures);
    }

    /** Drops the iterations that are too short, up to half of them. */
    private boolean isBusy() {
        return 2 * known >= warmups + measurements && others > BUSY * known;
    }
}
