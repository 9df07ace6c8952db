package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Different work for each parameter. */
@State(Scope.Benchmark)
public class ParameterizedBenchmark {

    public static final String HARD_TEXT = "\"q\" {b}; <t> & [l], x";

    @Param({"100", "1000"})
    public int work;

    @Param({"plain", HARD_TEXT})
    public String text;

    @Benchmark
    public void burn() {
        Blackhole.consumeCPU(work);
    }
}
