package org.example;

import org.openjdk.jmh.annotations.Benchmark;

public class RomanBenchmark {

    @Benchmark
    public String digit() {
        return Roman.digit(8);
    }
}
