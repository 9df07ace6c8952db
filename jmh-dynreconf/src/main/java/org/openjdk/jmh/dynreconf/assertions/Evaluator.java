package org.openjdk.jmh.dynreconf.assertions;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;

/** Judges formulas by what was measured; immutable. */
public final class Evaluator {

    /** The share of wrong decisions of a formula: 5 %, as the thesis has it. */
    public static final double LEVEL = 0.05;

    private final MeasuredData data;
    private final Interpretation interpretation;
    private final double level;

    /**
     * Creates a judge of formulas.
     *
     * @param data           what was measured
     * @param interpretation what {@code <=} means
     * @param level          share of wrong decisions that is allowed, above 0 and below 0.5
     */
    public Evaluator(MeasuredData data, Interpretation interpretation, double level) {
        this.data = data;
        this.interpretation = interpretation;
        this.level = level;
    }

    /**
     * Judges a formula. All relations are judged, also those that no longer matter.
     *
     * @param formula to judge
     * @return whether it holds, with the evidence
     */
    public Outcome evaluate(Formula formula) {
        AtomJudge judge = new AtomJudge(data, interpretation);
        List<Atom> atoms = new ArrayList<>();
        ErrorLevels ofFormula = interpretation.sharesLevel() ? ErrorLevels.of(level) : ErrorLevels.undivided(level);
        FormulaNode root = formula.accept(new FormulaTree(ofFormula, (statement, allowance) -> {
            Atom atom = judge.judge(statement, allowance.holds(), allowance.fails());
            atoms.add(atom);
            return new FormulaNode.Judged(atom.truth());
        }));
        return new Outcome(formula, root.truth(), atoms);
    }
}
