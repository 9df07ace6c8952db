package org.openjdk.jmh.mutate.run;

import org.openjdk.jmh.mutate.measure.BenchmarkCase;

/**
 * A mutant to be measured on a benchmark.
 *
 * @param mutant     its id
 * @param benchmark  that executes it
 * @param ratio      executions of the mutated line in an operation
 * @param perSecond  executions in a second of the benchmark, roughly
 * @param control    whether it is a control: the original on both sides, in place of the mutant
 */
public record MutantTrial(String mutant, BenchmarkCase benchmark, double ratio, double perSecond, boolean control) {

    /** {@return what it is called in the journal} */
    public String key() {
        return (control ? "control:" : "") + mutant + " " + benchmark.id();
    }
}
