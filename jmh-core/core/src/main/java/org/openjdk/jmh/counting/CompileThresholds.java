package org.openjdk.jmh.counting;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * After how many invocations the compilers of a fork look at a method, in comparison with what its VM does by itself.
 *
 * <p>Implementation note. What a compiler makes of a method hangs on what it knew of it when it came to it, and that on all code
 * around: two builds of the same method have, in each of their forks, the outcome that fell to them. Forks of which compilers come
 * earlier or later have others, so that what blocks have in common is the code, and what is luck scatters from block to block
 * (as Mytkowicz, Diwan, Hauswirth and Sweeney, ASPLOS 2009, and Curtsinger and Berger, ASPLOS 2013, vary where code lies).
 */
public enum CompileThresholds {

    /** As the VM has them, in all forks. */
    FIXED {
        @Override
        public double scaling(int block) {
            return 1;
        }
    },

    /** As the VM has them in the first block, and otherwise in each further one; the same on both sides. */
    VARIED {
        @Override
        public double scaling(int block) {
            double shifted = block * GOLDEN + MIDDLE;
            return Math.pow(2, shifted - Math.floor(shifted) - MIDDLE);
        }
    };

    /** Multiples of it are spread as evenly as those of no other number, however many there are. */
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
    private static final double MIDDLE = 0.5;

    /**
     * What a block's thresholds are multiplied by.
     *
     * @param block its number, from 0
     * @return from 1/\u221a2 to \u221a2, 1 for the first one; no two blocks have the same where they are varied
     */
    public abstract double scaling(int block);

    /**
     * What tells the VM of a fork; VMs before JDK 9 know no such thresholds, and go on with theirs.
     *
     * @param block its number, from 0
     * @return arguments; none where it is to do as it does by itself
     */
    public List<String> arguments(int block) {
        double scaling = scaling(block);
        return scaling == 1 ? Collections.emptyList() : Arrays.asList("-XX:+IgnoreUnrecognizedVMOptions",
                String.format(Locale.ROOT, "-XX:CompileThresholdScaling=%.3f", scaling));
    }

    /** As it is written into results. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
