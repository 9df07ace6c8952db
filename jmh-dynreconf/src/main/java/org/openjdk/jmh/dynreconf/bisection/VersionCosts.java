package org.openjdk.jmh.dynreconf.bisection;

import java.util.HashSet;
import java.util.Set;

/**
 * Computes the relative cost of a fork of a version: 1, plus a share of building the version, which is built once for
 * several forks, and more for neighbours of versions that cannot be built, as these come in rows. Not thread-safe.
 */
public final class VersionCosts {

    /** The best of 1, 2, 5, 10 and 1000 on one half of the recorded projects (docs/evidence/bisection.md). */
    private static final double FORKS_OF_A_VERSION = 5;
    /** The best of 0, 1, 4 and 16 on the same projects. */
    private static final double RISK = 1;

    private final double forksOfAVersion;
    private final double risk;
    private final Set<Integer> met = new HashSet<>();
    private final Set<Integer> missing = new HashSet<>();

    /**
     * Creates costs before the first build.
     *
     * @param forksOfAVersion number of forks that share the cost of a build, above 0
     * @param risk            additional cost of a version next to one that cannot be built, in forks, 0 or more;
     * divided by the distance for others
     */
    public VersionCosts(double forksOfAVersion, double risk) {
        this.forksOfAVersion = forksOfAVersion;
        this.risk = risk;
    }

    /** Returns the costs of the product. */
    public static VersionCosts standard() {
        return new VersionCosts(FORKS_OF_A_VERSION, RISK);
    }

    /** Records that a version, from 0, is visited; returns whether it is the first time. */
    public boolean meet(int version) {
        return met.add(version);
    }

    /** Records that a version, from 0, cannot be built. */
    public void miss(int version) {
        missing.add(version);
    }

    /**
     * Returns the cost of a fork, 1 or more.
     *
     * @param making cost of building the version, in forks; 0 if it is built
     */
    public double of(int version, double making) {
        double beside = met.contains(version) ? 0
                : missing.stream().mapToDouble(other -> risk / Math.abs(other - version)).sum();
        return 1 + making / forksOfAVersion + beside;
    }
}
