package org.example;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

@State(Scope.Benchmark)
public class AreaBenchmark {

    private final double radius = Math.log(System.identityHashCode(this) + 2);

    @Benchmark
    public double area() {
        return Circle.area(radius);
    }
}
