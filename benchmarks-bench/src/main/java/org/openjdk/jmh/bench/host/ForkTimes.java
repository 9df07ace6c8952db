package org.openjdk.jmh.bench.host;

import java.util.ArrayList;
import java.util.List;

/**
 * What the host's clock saw of a fork.
 *
 * @param benchmark   key of the benchmark
 * @param wallSeconds from the launch of the VM to its end
 * @param iterations  in order, warmups first
 */
public record ForkTimes(String benchmark, double wallSeconds, List<Iteration> iterations) {

    private static final String SEPARATOR = "\t";
    private static final int FIELDS_BEFORE = 2;
    private static final int FIELDS = 3;

    /**
     * An iteration.
     *
     * @param seconds from its start until its result arrived
     * @param gap     seconds until the next iteration started, in which a checkpoint is evaluated; NaN for the last one
     * @param score   as the host was told
     */
    public record Iteration(double seconds, double gap, double score) {
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
    public static ForkTimes decode(String line) {
        String[] fields = line.split(SEPARATOR);
        List<Iteration> iterations = new ArrayList<>();
        for (int i = FIELDS_BEFORE; i + FIELDS <= fields.length; i += FIELDS) {
            iterations.add(new Iteration(Double.parseDouble(fields[i]), Double.parseDouble(fields[i + 1]),
                    Double.parseDouble(fields[i + 2])));
        }
        return new ForkTimes(fields[0], Double.parseDouble(fields[1]), iterations);
    }
}
