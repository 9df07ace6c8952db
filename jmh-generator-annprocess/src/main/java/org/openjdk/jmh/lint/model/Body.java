package org.openjdk.jmh.lint.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The steps of a method in the order of its text. Immutable. */
public final class Body {

    /** Body of a method that cannot be read. */
    public static final Body EMPTY = new Body(Collections.<Step>emptyList(),
            Collections.<StepRange>emptyList(), Collections.<CountedLoop>emptyList());

    private final List<Step> steps;
    private final List<StepRange> loopRanges;
    private final List<CountedLoop> loops;

    /**
     * Returns a body that returns one expression.
     *
     * @param value the expression
     */
    public static Body of(Expr value) {
        return new Body(Collections.singletonList(new Step(Step.Kind.RETURN, null, value, 0, false)),
                Collections.<StepRange>emptyList(), Collections.<CountedLoop>emptyList());
    }

    /**
     * Returns the body of a method reference: a call whose arguments have only types.
     *
     * @param name       name of the method; {@code <init>} for constructors
     * @param parameters erased, qualified types of the parameters
     */
    public static Body ofReference(String owner, String name, String type, boolean isStatic, List<String> parameters,
                                   Place place) {
        boolean isConstructor = name.equals("<init>");
        List<Expr> operands = new ArrayList<>();
        if (!isConstructor && !isStatic) {
            operands.add(Expr.local("receiver", 0, owner, place));
        }
        for (String parameter : parameters) {
            operands.add(Expr.local("argument", operands.size(), parameter, place));
        }
        return of(isConstructor ? Expr.create(owner, operands, place)
                : Expr.call(owner, name, type, isStatic, operands, place));
    }

    public Body(List<Step> steps, List<StepRange> loopRanges, List<CountedLoop> loops) {
        this.steps = Collections.unmodifiableList(new ArrayList<>(steps));
        this.loopRanges = Collections.unmodifiableList(new ArrayList<>(loopRanges));
        this.loops = Collections.unmodifiableList(new ArrayList<>(loops));
    }

    public List<Step> steps() {
        return steps;
    }

    /** Returns the steps of each loop that has a condition. */
    public List<StepRange> loopRanges() {
        return loopRanges;
    }

    /** Returns the outermost loops with their number of iterations; incomplete for bytecode. */
    public List<CountedLoop> loops() {
        return loops;
    }
}
