package org.openjdk.jmh.dynreconf.statistics;

import java.util.List;

/**
 * Data prepared for the bootstrap of their mean, as a tree: values, groups of values, groups of groups. For a benchmark
 * these are invocations in iterations in forks. Immutable.
 *
 * <p>Values are resampled once, a fixed number of times, when the tree is made. A simulation that selects an iteration
 * picks one of these resampled means instead of resampling anew, so iterations can be shared by any number of trees and
 * simulations. Each picked mean has exactly the distribution of a fresh one. What differs from the textbook is that two
 * simulations may pick the same one, which makes the values' share of an interval's width uncertain by about
 * 1 / √(2 · replicates) of itself (2 % for 1,000): less than the Monte Carlo error of an outer percentile estimated
 * from as many simulations.
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

    /**
     * Values that are resampled with replacement.
     *
     * @param values     at least one, all finite; not modified
     * @param replicates how often to resample them, 1 or more
     * @param random     where the randomness comes from
     * @return the prepared values
     */
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

    /**
     * Members that are resampled with replacement and independently of each other.
     *
     * @param members at least one
     * @return the group
     */
    public static ResampledMean ofGroup(List<ResampledMean> members) {
        return ofSeries(members, 1);
    }

    /**
     * Members that follow and depend on each other: they are resampled in blocks of neighbours, the first being the
     * neighbour of the last (circular block bootstrap, Politis and Romano 1992).
     *
     * @param members at least one, in their order
     * @param block   neighbours resampled together, 1 or more; 1 makes them independent
     * @return the group
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

    /** {@return the mean of all values in their unit} */
    public double mean() {
        return mean;
    }

    /** {@return the number of values, 1 or more} */
    public double count() {
        return count;
    }

    /** {@return whether the data have members, even a single one, instead of values} */
    public boolean isGroup() {
        return members.length > 0;
    }

    /**
     * {@return the number of members on the first level that has more than one: the units whose number limits the
     * precision of the bootstrap}
     */
    public int units() {
        if (members.length == 0) {
            return (int) count;
        }
        return members.length > 1 ? members.length : members[0].units();
    }

    /**
     * Returns the means of resampled data sets.
     *
     * @param simulations how many
     * @param random      where the randomness comes from
     */
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
