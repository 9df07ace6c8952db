package org.openjdk.jmh.dynreconf.statistics;

import java.util.List;

/**
 * Holds data prepared for the bootstrap of their mean, as a tree: values, groups of values, groups of groups. For a
 * benchmark these are invocations in iterations in forks. Immutable.
 *
 * <p>Values are resampled a fixed number of times when the tree is created. A simulation that selects an iteration
 * picks one of these resampled means instead of resampling anew, so that any number of trees and simulations can share
 * iterations. Each picked mean has exactly the distribution of a fresh one. Unlike in the textbook, two simulations may
 * pick the same one, which makes the values' share of an interval's width uncertain by about 1 / √(2 · replicates) of
 * itself (2 % for 1,000): less than the Monte Carlo error of an outer percentile estimated from as many simulations.
 */
public final class ResampledMean {

    private final double mean;
    private final double count;
    private final double[] replicates;
    private final ResampledMean[] members;
    private final int block;

    private ResampledMean(double mean, double count, double[] replicates, ResampledMean[] members, int block) {
        this.mean = mean;
        this.count = count;
        this.replicates = replicates;
        this.members = members;
        this.block = block;
    }

    /** Prepares finite values, at least one, by resampling them {@code replicates} times with replacement. */
    public static ResampledMean ofValues(double[] values, int replicates, RandomStream random) {
        Moments moments = Moments.of(values);
        double[] means = new double[moments.coefficientOfVariation() > 0 ? replicates : 1];
        if (means.length == 1) {
            means[0] = moments.mean();
        } else {
            for (int i = 0; i < replicates; i++) {
                means[i] = resampledSum(values, random) / values.length;
            }
        }
        return new ResampledMean(moments.mean(), moments.count(), means, new ResampledMean[0], 1);
    }

    /** Takes two indices from each random number, and two sums so that additions need not wait for each other. */
    private static double resampledSum(double[] values, RandomStream random) {
        int n = values.length;
        double even = 0;
        double odd = 0;
        for (int i = 0; i + 1 < n; i += 2) {
            long bits = random.nextLong();
            even += values[RandomStream.scale((int) bits, n)];
            odd += values[RandomStream.scale((int) (bits >>> 32), n)];
        }
        return even + odd + (n % 2 == 0 ? 0 : values[random.nextInt(n)]);
    }

    /** Groups members, at least one, that are resampled with replacement and independently of each other. */
    public static ResampledMean ofGroup(List<ResampledMean> members) {
        return ofSeries(members, 1);
    }

    /**
     * Groups members that depend on their neighbours: they are resampled in blocks, with the first member following the
     * last (circular block bootstrap, Politis and Romano 1992). A block of 1 makes them independent.
     *
     * @throws IllegalArgumentException if there is no member or the block is below 1
     */
    public static ResampledMean ofSeries(List<ResampledMean> members, int block) {
        if (members.isEmpty()) {
            throw new IllegalArgumentException("nothing to resample");
        }
        if (block < 1) {
            throw new IllegalArgumentException("blocks of " + block + ": they must be 1 or more");
        }
        double count = 0;
        for (ResampledMean member : members) {
            count += member.count;
        }
        double mean = 0;
        for (ResampledMean member : members) {
            mean += member.mean * (member.count / count);
        }
        return new ResampledMean(mean, count, new double[0], members.toArray(new ResampledMean[0]), block);
    }

    public double mean() {
        return mean;
    }

    /** Returns the number of values, 1 or more. */
    public double count() {
        return count;
    }

    /** Returns whether the data have members, even a single one, instead of values. */
    public boolean isGroup() {
        return members.length > 0;
    }

    /**
     * Returns the number of members on the first level that has more than one: the units whose number limits the
     * precision of the bootstrap.
     */
    public int units() {
        if (members.length == 0) {
            return (int) count;
        }
        return members.length > 1 ? members.length : members[0].units();
    }

    /** Returns the means of resampled data sets, one for each simulation. */
    public double[] simulate(int simulations, RandomStream random) {
        double[] means = new double[simulations];
        double[] sumAndCount = new double[2];
        for (int i = 0; i < simulations; i++) {
            sumAndCount[0] = 0;
            sumAndCount[1] = 0;
            resampleInto(sumAndCount, random);
            means[i] = sumAndCount[0] / sumAndCount[1];
        }
        return means;
    }

    private void resampleInto(double[] sumAndCount, RandomStream random) {
        if (members.length == 0) {
            sumAndCount[0] += count * replicates[random.nextInt(replicates.length)];
            sumAndCount[1] += count;
            return;
        }
        int length = members.length;
        for (int drawn = 0; drawn < length; drawn += block) {
            int start = random.nextInt(length);
            for (int i = 0; i < block && drawn + i < length; i++) {
                members[(start + i) % length].resampleInto(sumAndCount, random);
            }
        }
    }
}
