package org.openjdk.jmh.lint.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** One thing that a method does with a value. Immutable. */
public final class Step {

    public enum Kind {
        /** Assigns the value to a local variable. */
        ASSIGN,
        DISCARD,
        RETURN,
        /** Stores the value in a field or array. */
        STORE,
        THROW,
        /** Branches on the value. */
        CONDITION,
        /** Uses the value as condition or message of an assertion; assertions are disabled by default. */
        ASSERTION,
        /** Passes the value to where the analysis does not follow, such as into a lambda. */
        ESCAPE
    }

    private final Kind kind;
    private final Expr target;
    private final Expr value;
    private final int loopDepth;
    private final boolean isGuarded;
    private final List<Expr> expressions;

    /**
     * Creates a step.
     *
     * @param target    the written local variable, field or array element; null for other steps
     * @param loopDepth number of loops around the step
     * @param isGuarded whether a {@code try} around the step catches unchecked exceptions
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

    /** Returns the {@linkplain #expressions() expressions} of steps, in their order. */
    public static Stream<Expr> expressionsOf(List<Step> steps) {
        return steps.stream().flatMap(step -> step.expressions.stream());
    }

    private static void collect(Expr expr, List<Expr> all) {
        all.add(expr);
        for (Expr operand : expr.operands()) {
            collect(operand, all);
        }
    }

    public Kind kind() {
        return kind;
    }

    /** Returns the written local variable, field or array element; null if nothing is written. */
    public Expr target() {
        return target;
    }

    public Expr value() {
        return value;
    }

    /** Returns the value and all values from which it is computed, each before its operands. */
    public List<Expr> expressions() {
        return expressions;
    }

    /** Returns the number of loops around the step. */
    public int loopDepth() {
        return loopDepth;
    }

    /**
     * Returns whether the step is in a {@code try} that catches unchecked exceptions. Such code may depend on whether
     * they are thrown.
     */
    public boolean isGuarded() {
        return isGuarded;
    }

    /** Returns whether the step writes a local variable. */
    public boolean assigns(String variable) {
        return kind == Kind.ASSIGN && target.name().equals(variable);
    }
}
