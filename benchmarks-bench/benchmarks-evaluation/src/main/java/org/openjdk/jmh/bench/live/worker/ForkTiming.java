package org.openjdk.jmh.bench.live.worker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What the host's clock saw of a fork; immutable. */
public final class ForkTiming {

    private static final String SEPARATOR = "\t";
    private static final int FIELDS_BEFORE = 2;
    private static final int FIELDS = 3;

    private final String benchmark;
    private final double wallSeconds;
    private final List<Iteration> iterations;

    ForkTiming(String benchmark, double wallSeconds, List<Iteration> iterations) {
        this.benchmark = benchmark;
        this.wallSeconds = wallSeconds;
        this.iterations = Collections.unmodifiableList(new ArrayList<>(iterations));
    }

    /** The key of the benchmark. */
    public String benchmark() {
        return benchmark;
    }

    /** Seconds from the launch of the VM to its end. */
    public double wallSeconds() {
        return wallSeconds;
    }

    /** In order, warmups first. */
    public List<Iteration> iterations() {
        return iterations;
    }

    /** An iteration; immutable. */
    public static final class Iteration {

        private final double seconds;
        private final double gap;
        private final double score;

        Iteration(double seconds, double gap, double score) {
            this.seconds = seconds;
            this.gap = gap;
            this.score = score;
        }

        /** Seconds from its start until its result arrived. */
        public double seconds() {
            return seconds;
        }

        /** Seconds until the next iteration started, in which a checkpoint is evaluated; NaN for the last one. */
        public double gap() {
            return gap;
        }

        /** As the host was told. */
        public double score() {
            return score;
        }
    }

    /** One line. */
    String encode() {
        StringBuilder line = new StringBuilder(benchmark).append(SEPARATOR).append(wallSeconds);
        for (Iteration iteration : iterations) {
            line.append(SEPARATOR).append(iteration.seconds()).append(SEPARATOR).append(iteration.gap())
                    .append(SEPARATOR).append(iteration.score());
        }
        return line.toString();
    }

    /** Reads such a line. */
    public static ForkTiming decode(String line) {
        String[] fields = line.split(SEPARATOR);
        List<Iteration> iterations = new ArrayList<>();
        for (int i = FIELDS_BEFORE; i + FIELDS <= fields.length; i += FIELDS) {
            iterations.add(new Iteration(Double.parseDouble(fields[i]), Double.parseDouble(fields[i + 1]),
                    Double.parseDouble(fields[i + 2])));
        }
        return new ForkTiming(fields[0], Double.parseDouble(fields[1]), iterations);
    }
}
