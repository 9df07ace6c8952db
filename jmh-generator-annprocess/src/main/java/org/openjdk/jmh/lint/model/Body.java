package org.openjdk.jmh.lint.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** What a method does with values, in order of the text; immutable. */
public final class Body {

    /** A body of which nothing is known. */
    public static final Body EMPTY = new Body(Collections.<Step>emptyList(), Collections.<CountedLoop>emptyList());

    private final List<Step> steps;
    private final List<CountedLoop> loops;

    /**
     * Holds a body.
     *
     * @param steps in order of the text
     * @param loops outermost loops, as far as the front end recognizes them
     */
    public Body(List<Step> steps, List<CountedLoop> loops) {
        this.steps = Collections.unmodifiableList(new ArrayList<>(steps));
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
     * Lists the loops that stand in no other loop.
     *
     * @return unmodifiable; empty for bytecode, where the bounds are not recognized
     */
    public List<CountedLoop> loops() {
        return loops;
    }

    /**
     * Visits every expression, parents before their operands.
     *
     * @param visitor is handed each of them
     */
    public void forEach(Consumer<Expr> visitor) {
        for (Step step : steps) {
            step.value().forEach(visitor);
        }
    }
}
