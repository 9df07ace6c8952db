package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.ForkMin;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Reconfigure;
import org.openjdk.jmh.annotations.WarmupMin;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.Optional;

/** Plans of benchmarks for which no code was generated. */
final class Plans {

    /** Benchmarks with annotations, and one without. */
    static class Annotated {
        @Benchmark
        public void plain() {
        }

        @Benchmark
        @Reconfigure(criterion = "kld,cv", threshold = {0.95, 0.02}, window = 3)
        @WarmupMin(7)
        @ForkMin(value = 3, warmups = 1)
        public void everything() {
        }

        @Benchmark
        @Reconfigure
        public void defaults() {
        }

        @Benchmark
        @WarmupMin(7)
        public void boundsAlone() {
        }
    }

    private Plans() {
    }

    /** The plan of one of the benchmarks, in average time mode; null where it is static. */
    static ReconfigurationPlan of(Options options, String method) {
        return of(options, method, Mode.AverageTime);
    }

    static ReconfigurationPlan of(Options options, String method, Mode mode) {
        try {
            return new PlanResolver(options).resolve(entry(method, mode));
        } catch (ReconfigurationException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private static BenchmarkListEntry entry(String method, Mode mode) {
        return new BenchmarkListEntry(Annotated.class.getName(), "sample.Generated", method, mode, Optional.none(),
                new int[] {1}, Optional.none(), Optional.none(), Optional.none(), Optional.none(), Optional.none(),
                Optional.none(), Optional.none(), Optional.none(), Optional.none(), Optional.none(), Optional.none(),
                Optional.none(), Optional.none(), Optional.none(), Optional.none(), Optional.none(), Optional.none());
    }
}
