package org.example;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

@State(Scope.Benchmark)
public class CircumferenceBenchmark {

    private final double radius = Math.log(System.identityHashCode(this) + 2);

    @Benchmark
    public double circumference() {
        return Circle.circumference(radius);
    }
}
