package org.openjdk.jmh.dynreconf.assertions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.openjdk.jmh.dynreconf.assertions.formula.Connection;
import org.openjdk.jmh.dynreconf.assertions.formula.Connective;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaVisitor;
import org.openjdk.jmh.dynreconf.assertions.formula.Growth;
import org.openjdk.jmh.dynreconf.assertions.formula.Negation;
import org.openjdk.jmh.dynreconf.assertions.formula.Quantification;
import org.openjdk.jmh.dynreconf.assertions.formula.Relation;
import org.openjdk.jmh.dynreconf.assertions.formula.Relator;

/** Expands the quantifiers of a formula, and assigns error levels to its relations. */
final class FormulaTree implements FormulaVisitor<FormulaNode> {

    private final BiFunction<Formula, ErrorLevels, FormulaNode> leaves;
    private final Map<String, String> variables = new HashMap<>();
    private ErrorLevels allowance;

    /**
     * Creates an empty tree.
     *
     * @param ofFormula the error levels of the formula
     * @param leaves    creates a node of each relation and each growth, without variables, in the order of the formula
     */
    FormulaTree(ErrorLevels ofFormula, BiFunction<Formula, ErrorLevels, FormulaNode> leaves) {
        this.allowance = ofFormula;
        this.leaves = leaves;
    }

    @Override
    public FormulaNode relation(Relation relation) {
        return leaf(relation.bound(variables), relation.relator());
    }

    @Override
    public FormulaNode growth(Growth growth) {
        return leaf(growth.bound(variables), growth.relator());
    }

    /** Creates a leaf; an equality is a conjunction of two inequalities. */
    private FormulaNode leaf(Formula statement, Relator relator) {
        return leaves.apply(statement, relator == Relator.EQUAL ? allowance.ofConjunct(1.0 / 2) : allowance);
    }

    @Override
    public FormulaNode negation(Negation negation) {
        return new FormulaNode.Not(part(negation.negated(), allowance.negated()));
    }

    @Override
    public FormulaNode connection(Connection connection) {
        double left = (double) connection.left().atoms() / connection.atoms();
        boolean all = connection.connective() == Connective.AND;
        boolean implies = connection.connective() == Connective.IMPLIES;
        ErrorLevels ofLeft = all ? allowance.ofConjunct(left) : allowance.ofDisjunct(left);
        FormulaNode first = part(connection.left(), implies ? ofLeft.negated() : ofLeft);
        FormulaNode second = part(connection.right(), all ? allowance.ofConjunct(1 - left)
                : allowance.ofDisjunct(1 - left));
        return new FormulaNode.Several(all, Arrays.asList(implies ? new FormulaNode.Not(first) : first, second));
    }

    @Override
    public FormulaNode quantification(Quantification quantification) {
        boolean all = quantification.isUniversal();
        double share = 1.0 / quantification.values().size();
        ErrorLevels ofPart = all ? allowance.ofConjunct(share) : allowance.ofDisjunct(share);
        List<FormulaNode> parts = new ArrayList<>();
        for (String value : quantification.values()) {
            variables.put(quantification.variable(), value);
            parts.add(part(quantification.body(), ofPart));
        }
        variables.remove(quantification.variable());
        return new FormulaNode.Several(all, parts);
    }

    private FormulaNode part(Formula formula, ErrorLevels ofPart) {
        ErrorLevels before = allowance;
        allowance = ofPart;
        FormulaNode node = formula.accept(this);
        allowance = before;
        return node;
    }
}
