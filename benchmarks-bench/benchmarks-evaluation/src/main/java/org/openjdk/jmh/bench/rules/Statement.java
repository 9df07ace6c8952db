package org.openjdk.jmh.bench.rules;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.assertions.Evaluator;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Quantity;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;

/**
 * An assertion that a is at most b, or that both are equal, as an interpretation judges it.
 *
 * @param name           of the interpretation, and what is allowed
 * @param interpretation that judges
 * @param slack          share by which a may exceed b
 */
record Statement(String name, Interpretation interpretation, double slack) {

    /** Every interpretation as it is, and the quick one with the tolerances of the thesis's figure 3.3. */
    static final List<Statement> ALL = all();

    private static List<Statement> all() {
        List<Statement> all = new ArrayList<>();
        for (Interpretation interpretation : Interpretations.builtIn()) {
            all.add(new Statement(interpretation.name(), interpretation, 0));
            if (interpretation.name().equals("quick")) {
                all.add(new Statement("quick, 1 %", interpretation, 0.01));
                all.add(new Statement("quick, 5 %", interpretation, 0.05));
            }
        }
        return List.copyOf(all);
    }

    /** Whether a is at most b. */
    Truth atMost(Quantity a, Quantity b) {
        return interpretation.atMost(a, b.transformed(1 + slack, 0), Evaluator.LEVEL).truth();
    }

    /** Whether both are equal: each at most the other. */
    Truth equal(Quantity a, Quantity b) {
        return atMost(a, b).and(atMost(b, a));
    }
}
