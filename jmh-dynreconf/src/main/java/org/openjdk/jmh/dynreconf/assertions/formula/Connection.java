package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.ArrayList;
import java.util.List;

/** Two formulas, connected. */
public final class Connection extends Formula {

    private final Formula left;
    private final Connective connective;
    private final Formula right;

    /**
     * A connection.
     *
     * @param left       the first formula
     * @param connective how they are connected
     * @param right      the second formula
     */
    public Connection(Formula left, Connective connective, Formula right) {
        this.left = left;
        this.connective = connective;
        this.right = right;
    }

    /**
     * The first formula.
     *
     * @return the left one
     */
    public Formula left() {
        return left;
    }

    /**
     * How the formulas are connected.
     *
     * @return one of three
     */
    public Connective connective() {
        return connective;
    }

    /**
     * The second formula.
     *
     * @return the right one
     */
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
        return left.atoms() + right.atoms();
    }

    @Override
    public String toString() {
        return left.operand() + " " + connective + " " + right.operand();
    }
}
