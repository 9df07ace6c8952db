package org.openjdk.jmh.lint.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a method does with values, in order of the text; immutable. */
public final class Body {

    /** A body of which nothing is known. */
    public static final Body EMPTY = new Body(Collections.<Step>emptyList(),
            Collections.<StepRange>emptyList(), Collections.<CountedLoop>emptyList());

    private final List<Step> steps;
    private final List<StepRange> loopRanges;
    private final List<CountedLoop> loops;

    /**
     * A body that hands on what one expression gives.
     *
     * @param value of the expression
     * @return the body
     */
    public static Body of(Expr value) {
        return new Body(Collections.singletonList(new Step(Step.Kind.RETURN, null, value, 0, false)),
                Collections.<StepRange>emptyList(), Collections.<CountedLoop>emptyList());
    }

    /**
     * Holds a body.
     *
     * @param steps      in order of the text
     * @param loopRanges steps of each loop that has a condition
     * @param loops      outermost loops, as far as the front end recognizes them
     */
    public Body(List<Step> steps, List<StepRange> loopRanges, List<CountedLoop> loops) {
        this.steps = Collections.unmodifiableList(new ArrayList<>(steps));
        this.loopRanges = Collections.unmodifiableList(new ArrayList<>(loopRanges));
        this.loops = Collections.unmodifiableList(new ArrayList<>(loops));
    }

    /**
     * Lists the steps.
     *
     * @return unmodifiable
     */
    public List<Step> steps() {
        return steps;
    }

    /**
     * Lists the steps of each loop that has a condition.
     *
     * @return unmodifiable
     */
    public List<StepRange> loopRanges() {
        return loopRanges;
    }

    /**
     * Lists the loops that stand in no other loop.
     *
     * @return unmodifiable; empty for bytecode, where the bounds are not recognized
     */
    public List<CountedLoop> loops() {
        return loops;
    }
}
