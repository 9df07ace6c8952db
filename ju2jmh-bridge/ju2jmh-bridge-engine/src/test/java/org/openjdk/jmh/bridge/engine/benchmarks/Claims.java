package org.openjdk.jmh.bridge.engine.benchmarks;

import org.junit.jupiter.api.Tag;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.infra.Blackhole;

/** One assertion of each kind. */
@Tag("nightly")
@SuppressWarnings("jmh:ASSERTION")
@Performance("little <= 0.5 * much")
@Performance("much <= little")
@Performance("little <= 2 * baseline.little")
@Performance("little <= * much")
@Performance("little <= most")
@Performance("broken <= much")
@Performance("broken <= much or little <= much")
public class Claims extends InheritedClaims {

    @Benchmark
    public void much() {
        Blackhole.consumeCPU(1_000_000);
    }

    @Benchmark
    public void broken() {
        throw new IllegalStateException("out of order");
    }

    /** Not run, since no assertion names it. */
    @Benchmark
    public void unneeded() {
        throw new IllegalStateException("nobody asked");
    }
}
