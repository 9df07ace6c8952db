package org.openjdk.jmh.lint.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One thing that a method does with a value; immutable. */
public final class Step {

    /** What happens to the value. */
    public enum Kind {
        /** It becomes the value of a local variable. */
        ASSIGN,
        /** It is dropped. */
        DISCARD,
        /** It is returned. */
        RETURN,
        /** It is stored in a field or an array. */
        STORE,
        /** It is thrown. */
        THROW,
        /** It decides where the method goes on. */
        CONDITION,
        /** It decides whether an assertion fails, or is part of what that says; assertions are off unless somebody asks for them. */
        ASSERTION,
        /** It gets where the analysis does not follow, such as into a lambda. */
        ESCAPE
    }

    private final Kind kind;
    private final Expr target;
    private final Expr value;
    private final int loopDepth;
    private final boolean isGuarded;
    private final List<Expr> expressions;

    /**
     * Holds a step.
     *
     * @param kind      what happens
     * @param target    the local variable, field or array element that is written; null for other steps
     * @param value     the value
     * @param loopDepth how many loops the step stands in
     * @param isGuarded whether what the step throws may decide where the method goes on
     */
    public Step(Kind kind, Expr target, Expr value, int loopDepth, boolean isGuarded) {
        this.kind = kind;
        this.target = target;
        this.value = value;
        this.loopDepth = loopDepth;
        this.isGuarded = isGuarded;
        List<Expr> all = new ArrayList<>();
        collect(value, all);
        expressions = Collections.unmodifiableList(all);
    }

    private static void collect(Expr expr, List<Expr> all) {
        all.add(expr);
        for (Expr operand : expr.operands()) {
            collect(operand, all);
        }
    }

    /**
     * Tells what happens to the value.
     *
     * @return the kind
     */
    public Kind kind() {
        return kind;
    }

    /**
     * Tells what is written.
     *
     * @return a local variable, a field or an array element; null where nothing is written
     */
    public Expr target() {
        return target;
    }

    /**
     * Returns the value.
     *
     * @return never null
     */
    public Expr value() {
        return value;
    }

    /**
     * Lists the value and everything that it is computed from.
     *
     * @return unmodifiable, each before its operands
     */
    public List<Expr> expressions() {
        return expressions;
    }

    /**
     * Tells how many loops the step stands in.
     *
     * @return 0 or more
     */
    public int loopDepth() {
        return loopDepth;
    }

    /**
     * Tells whether the step stands in a {@code try} that catches unchecked exceptions. Nobody has to catch those, so who does
     * may want to know whether they are thrown.
     *
     * @return true if so
     */
    public boolean isGuarded() {
        return isGuarded;
    }

    /**
     * Tells whether the step writes that local variable.
     *
     * @param variable identity of the variable
     * @return true if so
     */
    public boolean assigns(String variable) {
        return kind == Kind.ASSIGN && target.name().equals(variable);
    }
}
