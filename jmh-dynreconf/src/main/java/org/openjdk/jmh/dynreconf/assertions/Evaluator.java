package org.openjdk.jmh.dynreconf.assertions;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;

/** Judges formulas by measurements; immutable. */
public final class Evaluator {

    /** The error level of a formula, as in the thesis on stochastic performance logic. */
    public static final double LEVEL = 0.05;

    private final MeasuredData data;
    private final Interpretation interpretation;
    private final double level;

    /**
     * Creates a judge of formulas.
     *
     * @param interpretation the meaning of {@code <=}
     * @param level          the error level of a formula, above 0 and below 0.5
     */
    public Evaluator(MeasuredData data, Interpretation interpretation, double level) {
        this.data = data;
        this.interpretation = interpretation;
        this.level = level;
    }

    /** Judges a formula, with the evidence of all relations, even of those that do not matter. */
    public Outcome evaluate(Formula formula) {
        AtomJudge judge = new AtomJudge(data, interpretation);
        List<Atom> atoms = new ArrayList<>();
        ErrorLevels ofFormula = interpretation.sharesLevel() ? ErrorLevels.of(level) : ErrorLevels.undivided(level);
        FormulaNode root = formula.accept(new FormulaTree(ofFormula, (statement, allowance) -> {
            Atom atom = judge.judge(statement, allowance.holds, allowance.fails);
            atoms.add(atom);
            return new FormulaNode.Judged(atom.truth());
        }));
        return new Outcome(root.truth(), atoms);
    }
}
