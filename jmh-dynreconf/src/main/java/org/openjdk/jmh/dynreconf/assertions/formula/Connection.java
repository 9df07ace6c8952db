package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.ArrayList;
import java.util.List;

/** Represents two connected formulas. */
public final class Connection extends Formula {

    private static final int LONGEST_CHAIN = 50;

    private final Formula left;
    private final Connective connective;
    private final Formula right;
    private final long atoms;

    public Connection(Formula left, Connective connective, Formula right) {
        this.left = left;
        this.connective = connective;
        this.right = right;
        this.atoms = left.atoms() + right.atoms();
    }

    /**
     * Connects formulas, at least one, by {@code and} or {@code or}. They are connected from the left, or in halves if
     * they are many, so that recursion is not too deep.
     */
    static Formula of(List<Formula> parts, Connective connective) {
        if (parts.size() > LONGEST_CHAIN) {
            int half = parts.size() / 2;
            return new Connection(of(parts.subList(0, half), connective), connective,
                    of(parts.subList(half, parts.size()), connective));
        }
        Formula formula = parts.get(0);
        for (Formula part : parts.subList(1, parts.size())) {
            formula = new Connection(formula, connective, part);
        }
        return formula;
    }

    public Formula left() {
        return left;
    }

    public Connective connective() {
        return connective;
    }

    public Formula right() {
        return right;
    }

    @Override
    public <R> R accept(FormulaVisitor<R> visitor) {
        return visitor.connection(this);
    }

    @Override
    public List<Measured> measured() {
        List<Measured> both = new ArrayList<>(left.measured());
        both.addAll(right.measured());
        return both;
    }

    @Override
    public long atoms() {
        return atoms;
    }

    @Override
    public String toString() {
        return left.operand() + " " + connective + " " + right.operand();
    }
}
