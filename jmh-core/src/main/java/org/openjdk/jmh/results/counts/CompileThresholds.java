package org.openjdk.jmh.results.counts;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * After how many invocations the compilers of a fork look at a method, compared with a VM's default.
 *
 * <p>What a compiler makes of a method depends on what it knew of it, and of all code around it, when it came to it. Two builds
 * of the same method have one such outcome each, the same in each of their forks, and may differ by that alone. Forks whose
 * compilers come earlier or later have other outcomes, so that what the blocks of a comparison have in common is the code,
 * and chance varies from block to block (Mytkowicz, Diwan, Hauswirth and Sweeney, ASPLOS 2009, and Curtsinger and Berger,
 * ASPLOS 2013, vary where code lies for the same reason).
 */
public enum CompileThresholds {

    /** The VM's own in all forks. */
    FIXED {
        @Override
        public double scaling(int block) {
            return 1;
        }
    },

    /** The VM's own in the first block, and others in each further block; the same on both sides. */
    VARIED {
        @Override
        public double scaling(int block) {
            double shifted = block * GOLDEN + MIDDLE;
            return Math.pow(2, shifted - Math.floor(shifted) - MIDDLE);
        }
    };

    /** The fractional parts of its multiples are spread most evenly, however many there are. */
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
    private static final double MIDDLE = 0.5;

    /**
     * Returns the factor of a block's thresholds.
     *
     * @param block its number, from 0
     * @return from 1/\u221a2 to \u221a2; 1 for block 0; different for all blocks if they are varied
     */
    public abstract double scaling(int block);

    /**
     * Returns the VM arguments that set the thresholds. VMs before JDK 9 ignore them.
     *
     * @param block its number, from 0
     * @return the arguments; none for a factor of 1
     */
    public List<String> arguments(int block) {
        double scaling = scaling(block);
        return scaling == 1 ? Collections.emptyList() : Arrays.asList("-XX:+IgnoreUnrecognizedVMOptions",
                String.format(Locale.ROOT, "-XX:CompileThresholdScaling=%.3f", scaling));
    }

    /** Returns the name in results. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
