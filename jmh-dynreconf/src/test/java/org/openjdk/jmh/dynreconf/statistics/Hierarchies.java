package org.openjdk.jmh.dynreconf.statistics;

import java.util.ArrayList;
import java.util.List;

/** Prepares forks of iterations of invocations for the bootstrap. */
public final class Hierarchies {

    private Hierarchies() {
    }

    public static ResampledMean of(double[][][] forks, int replicates, int block, RandomStream random) {
        List<ResampledMean> prepared = new ArrayList<>();
        for (double[][] fork : forks) {
            List<ResampledMean> iterations = new ArrayList<>();
            for (double[] iteration : fork) {
                iterations.add(ResampledMean.ofValues(iteration, replicates, random));
            }
            prepared.add(ResampledMean.ofSeries(iterations, block));
        }
        return ResampledMean.ofGroup(prepared);
    }
}
