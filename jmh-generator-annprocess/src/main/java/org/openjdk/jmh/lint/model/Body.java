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
