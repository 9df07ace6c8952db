package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.infra.IterationParams;

/** Reports when its fixtures run. */
@State(Scope.Benchmark)
public class LifecycleBenchmark {

    public static final String MARK = "life: ";

    @Setup(Level.Trial)
    public void startTrial() {
        System.out.println(MARK + "trial starts");
    }

    @Setup(Level.Iteration)
    public void startIteration(IterationParams iteration) {
        System.out.println(MARK + iteration.getType() + " starts");
    }

    @Benchmark
    public void burn() {
        Blackhole.consumeCPU(1_000);
    }

    @TearDown(Level.Iteration)
    public void endIteration(IterationParams iteration) {
        System.out.println(MARK + iteration.getType() + " ends");
    }

    @TearDown(Level.Trial)
    public void endTrial() {
        System.out.println(MARK + "trial ends");
    }
}
