package org.openjdk.jmh.dynreconf.criteria.steady;

import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.Threshold;

/** Requires that the measurement itself has settled, and that the forks' mean is as precise as wanted. */
public final class SteadyCriterion implements StabilityCriterion {

    static final String SPREAD = "spread";
    static final String DRIFT = "drift";
    static final String RISE = "rise";
    static final String FORKS = "forks";
    static final String COMPILATION = "compilation";
    static final String NOISE = "noise";
    static final String SETTLE = "settle";
    static final String PILOT = "pilot";
    static final String CONFIDENCE = "confidence";
    static final String USUAL = "usual";

    private static final double LARGEST_WEIGHT = 1000;
    private static final double LONGEST_SECONDS = 1e6;

    @Override
    public String name() {
        return "steady";
    }

    @Override
    public String description() {
        return "the measurement has settled; until then it slides, and the oldest iterations become warmup";
    }

    @Override
    public List<CriterionOption> options() {
        return Arrays.asList(
                weight(SPREAD, 1, "how much the iterations vary"),
                weight(DRIFT, 2, "how much faster the newer half is"),
                weight(RISE, 2, "how far they are above the fork's fastest level"),
                weight(FORKS, 1, "how far they are above earlier forks, and how much those changed later"),
                weight(COMPILATION, 1, "the share of time in which compilers were busy"),
                weight(NOISE, 1, "the trend that noise may hide, shared among the forks so far"),
                CriterionOption.number(SETTLE, 10, 1e-3, LONGEST_SECONDS,
                        "seconds of warmup after which a change counts half, or a fifth of the longest warmup"),
                CriterionOption.number(PILOT, 0, 0, LONGEST_SECONDS, "minimum seconds of warmup of the first fork"),
                CriterionOption.number(CONFIDENCE, 0.95, 0.5, 0.9999,
                        "confidence level of the interval of the forks' mean"),
                CriterionOption.number(USUAL, 0, 0, 1,
                        "usual variation of forks, used if few forks agree by chance; 0 for Student's interval"));
    }

    private static CriterionOption weight(String name, double weight, String help) {
        return CriterionOption.number(name, weight, 0, LARGEST_WEIGHT, "weight of " + help);
    }

    /** Lies between the 1 % and 3 % within which Georges et al. 2007 and FSE'20 consider results equal. */
    @Override
    public Threshold threshold() {
        return Threshold.relativeError(0.02);
    }

    /** It judges measurements in hindsight, and does not decide when the warmup ends. */
    @Override
    public boolean judges(Phase phase) {
        return phase != Phase.WARMUP;
    }

    @Override
    public boolean usesHistory() {
        return true;
    }

    @Override
    public Judge judge(JudgeSetup setup) {
        return new SteadyJudge(setup);
    }
}
