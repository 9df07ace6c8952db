package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Measures;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Names measured methods: directly, by a superclass, and by two methods of a group. */
public class MeasuringBenchmark extends MeasuringSuperclass {

    @Benchmark
    @Measures(value = {"java.util.ArrayList#contains(Object)", "java.util.ArrayList#indexOf(Object)"},
            seeAlso = "java.util.HashSet#contains(Object)")
    public int own() {
        return 1;
    }

    @Benchmark
    @Group("together")
    @Measures("java.util.Queue#add(Object)")
    public int offered() {
        return 1;
    }

    @Benchmark
    @Group("together")
    @Measures("java.util.Queue#poll()")
    public int polled() {
        return 1;
    }
}

/** Declares a benchmark for its subclasses. */
@State(Scope.Benchmark)
abstract class MeasuringSuperclass {

    @Benchmark
    @Measures("java.util.ArrayList#get(int)")
    public int inherited() {
        return 1;
    }

    @Benchmark
    public int silent() {
        return 1;
    }
}
