package org.openjdk.jmh.results.counts;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * The number of invocations after which the compilers of a fork compile a method, relative to a VM's default.
 *
 * <p>The code that a compiler generates depends on what the VM has profiled when the compilation starts. So each build
 * of a method has one outcome, which repeats in each of its forks, and two builds may differ by that alone. Forks with
 * other thresholds have other outcomes. If thresholds vary from block to block of a comparison, blocks have the source
 * code in common, and the outcome varies by chance. Mytkowicz, Diwan, Hauswirth and Sweeney (ASPLOS 2009) and
 * Curtsinger and Berger (ASPLOS 2013) vary the layout of code for the same reason.
 */
public enum CompileThresholds {

    /** The VM's default in all forks. */
    FIXED,

    /** The VM's default in the first block, and others in later blocks; the same on both sides. */
    VARIED;

    /** The fractional parts of its multiples are spread most evenly, for any number of multiples. */
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
    private static final double MIDDLE = 0.5;

    /**
     * Returns the factor of a block's thresholds, from 1/\u221a2 to \u221a2; 1 for block 0, different in each block if
     * thresholds vary.
     */
    public double scaling(int block) {
        if (this == FIXED) {
            return 1;
        }
        double shifted = block * GOLDEN + MIDDLE;
        return Math.pow(2, shifted - Math.floor(shifted) - MIDDLE);
    }

    /**
     * Returns the VM arguments that set the thresholds of a block, none for a factor of 1. VMs before JDK 9 ignore
     * them.
     */
    public List<String> arguments(int block) {
        double scaling = scaling(block);
        return scaling == 1 ? Collections.emptyList() : Arrays.asList("-XX:+IgnoreUnrecognizedVMOptions",
                String.format(Locale.ROOT, "-XX:CompileThresholdScaling=%.3f", scaling));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
