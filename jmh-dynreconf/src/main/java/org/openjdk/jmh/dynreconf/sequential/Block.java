package org.openjdk.jmh.dynreconf.sequential;

/** One fork of each side, run next to each other in either order or at the same time; immutable. */
public final class Block {

    private static final Block LOST = new Block(Double.NaN, Double.NaN);

    private final double baseline;
    private final double candidate;

    private Block(double baseline, double candidate) {
        this.baseline = baseline;
        this.candidate = candidate;
    }

    /**
     * A block of which both forks have ended.
     *
     * @param baseline  the mean of the baseline's fork; a fork without a mean has NaN
     * @param candidate the mean of the candidate's fork, in the same unit
     * @return the block; one that is not NaN nor infinite on either side {@linkplain #isComplete() is complete}
     */
    public static Block of(double baseline, double candidate) {
        return new Block(baseline, candidate);
    }

    /**
     * A block of which a fork failed, timed out or was killed.
     *
     * @return a block that is not complete
     */
    public static Block lost() {
        return LOST;
    }

    /**
     * Whether the block can be compared.
     *
     * @return true where both means are finite
     */
    public boolean isComplete() {
        return Math.abs(baseline) < Double.POSITIVE_INFINITY && Math.abs(candidate) < Double.POSITIVE_INFINITY;
    }

    /**
     * The mean of the baseline's fork.
     *
     * @return in the unit of the benchmark; NaN where it was lost
     */
    public double baseline() {
        return baseline;
    }

    /**
     * The mean of the candidate's fork.
     *
     * @return in the unit of the benchmark; NaN where it was lost
     */
    public double candidate() {
        return candidate;
    }

    @Override
    public String toString() {
        return baseline + " / " + candidate;
    }
}
