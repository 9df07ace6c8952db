package org.openjdk.jmh.dynreconf.assertions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.assertions.formula.Connection;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaVisitor;
import org.openjdk.jmh.dynreconf.assertions.formula.Growth;
import org.openjdk.jmh.dynreconf.assertions.formula.Negation;
import org.openjdk.jmh.dynreconf.assertions.formula.Quantification;
import org.openjdk.jmh.dynreconf.assertions.formula.Relation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;

/** Judges formulas by what was measured; immutable. */
public final class Evaluator {

    /** The share of wrong decisions of a formula: 5 %, as the thesis has it. */
    public static final double LEVEL = 0.05;

    private final MeasuredData data;
    private final Interpretation interpretation;
    private final double level;

    /**
     * A judge of formulas.
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
        int relations = (int) Math.min(Integer.MAX_VALUE, formula.atoms());
        Walk walk = new Walk(interpretation.levelOfRelation(level, relations));
        Truth truth = formula.accept(walk);
        return new Outcome(formula, truth, walk.atoms);
    }

    /** One way through a formula. */
    private final class Walk implements FormulaVisitor<Truth> {

        private final double levelOfRelation;
        private final List<Atom> atoms = new ArrayList<>();
        private final Map<String, String> variables = new HashMap<>();

        Walk(double levelOfRelation) {
            this.levelOfRelation = levelOfRelation;
        }

        @Override
        public Truth relation(Relation relation) {
            return add(new RelationJudge(data, interpretation, levelOfRelation).judge(relation.bound(variables)));
        }

        @Override
        public Truth growth(Growth growth) {
            return add(new GrowthJudge(data, interpretation, levelOfRelation).judge(growth.bound(variables)));
        }

        private Truth add(Atom atom) {
            atoms.add(atom);
            return atom.truth();
        }

        @Override
        public Truth negation(Negation negation) {
            return negation.negated().accept(this).not();
        }

        @Override
        public Truth connection(Connection connection) {
            Truth left = connection.left().accept(this);
            Truth right = connection.right().accept(this);
            switch (connection.connective()) {
                case AND:
                    return left.and(right);
                case OR:
                    return left.or(right);
                default:
                    return left.implies(right);
            }
        }

        @Override
        public Truth quantification(Quantification quantification) {
            Truth truth = Truth.of(quantification.isUniversal());
            for (String value : quantification.values()) {
                variables.put(quantification.variable(), value);
                Truth ofValue = quantification.body().accept(this);
                truth = quantification.isUniversal() ? truth.and(ofValue) : truth.or(ofValue);
            }
            variables.remove(quantification.variable());
            return truth;
        }
    }
}
