package org.openjdk.jmh.dynreconf.bisection;

import java.util.HashSet;
import java.util.Set;

/**
 * Computes the relative cost of a fork of a version: 1, plus a share of building the version, which is built once for
 * several forks, and more for neighbours of versions that cannot be built, as these come in rows. Not thread-safe.
 */
public final class VersionCosts {

    /** Chosen on one half of the recorded projects, of 1, 2, 5, 10 and 1000 (docs/evidence/bisection.md). */
    private static final double FORKS_OF_A_VERSION = 5;
    /** Likewise, of 0, 1, 4 and 16. */
    private static final double RISK = 1;

    private final double forksOfAVersion;
    private final double risk;
    private final Set<Integer> met = new HashSet<>();
    private final Set<Integer> missing = new HashSet<>();

    /**
     * Costs of versions of which none was looked at.
     *
     * @param forksOfAVersion over how many forks the making of a version is spread, above 0
     * @param risk            what a version next to one that cannot be made costs more, in forks, 0 or more; less in
     *                        proportion to the distance
     */
    public VersionCosts(double forksOfAVersion, double risk) {
        this.forksOfAVersion = forksOfAVersion;
        this.risk = risk;
    }

    /** {@return the costs that hold for users: versions that have not been built} */
    public static VersionCosts standard() {
        return new VersionCosts(FORKS_OF_A_VERSION, RISK);
    }

    /**
     * A version is looked at.
     *
     * @param version from 0
     * @return whether it is the first time
     */
    public boolean meet(int version) {
        return met.add(version);
    }

    /**
     * A version cannot be made.
     *
     * @param version from 0
     */
    public void miss(int version) {
        missing.add(version);
    }

    /**
     * Returns the cost of a fork.
     *
     * @param version of which it would be
     * @param making  what making the version takes, in forks; 0 where it is made
     * @return 1 or more
     */
    public double of(int version, double making) {
        double beside = met.contains(version) ? 0
                : missing.stream().mapToDouble(other -> risk / Math.abs(other - version)).sum();
        return 1 + making / forksOfAVersion + beside;
    }
}
