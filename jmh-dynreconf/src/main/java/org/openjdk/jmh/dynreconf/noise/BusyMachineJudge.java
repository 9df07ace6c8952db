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
 * Avoids a selection bias on busy machines: iterations are more likely to be found steady if other programs left them
 * alone, so that a result from them is too fast. If other programs used more than a twentieth of all processors, the
 * result is measured after the iterations that were judged, and its own values do not decide when it ends. On an idle
 * machine nothing changes. docs/evidence/bench.md has the effect.
 */
public final class BusyMachineJudge implements Judge {

    /** A tenth of one of two processors; the system itself uses about a hundredth when idle. */
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
     * Wraps a judge of measurements.
     *
     * @param longestMeasurement returns the maximum number of measurement iterations for a number of warmup iterations
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

    /** Judges the result of a complete measurement as the wrapped judge does. */
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

    /** Returns whether other programs used the machine, if the load of at least half of the iterations is known. */
    private boolean isBusy() {
        return 2 * known >= warmups + measurements && others > BUSY * known;
    }
}
