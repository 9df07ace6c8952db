package org.openjdk.jmh.bench.rules;

import java.util.SplittableRandom;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/** How two sides that do not differ are made of recorded forks. */
enum Draw {

    /** Different forks of one recording, each right after its warmup; half of the forks on a side at most. */
    SPLIT("split", "Forks of one benchmark, split in two") {
        @Override
        boolean allows(Recorded benchmark, int forks) {
            return 2 * forks <= benchmark.scores().length;
        }

        @Override
        ForkSamples[] pair(Recorded benchmark, Recorded other, int forks, SplittableRandom random) {
            int[] order = permutation(benchmark.scores().length, random);
            double[][][] sides = new double[2][forks][];
            for (int i = 0; i < 2 * forks; i++) {
                sides[i / forks][i % forks] = benchmark.scores()[order[i]][0];
            }
            return new ForkSamples[] {ForkSamples.ofScores(sides[0]), ForkSamples.ofScores(sides[1])};
        }
    },

    /**
     * Forks of one recording, drawn with replacement for both sides, each in one of its windows at random: any number
     * of forks, of a population that is the recording itself.
     */
    RESAMPLED("resampled", "Forks and windows of one benchmark, drawn with replacement") {
        @Override
        boolean allows(Recorded benchmark, int forks) {
            return true;
        }

        @Override
        ForkSamples[] pair(Recorded benchmark, Recorded other, int forks, SplittableRandom random) {
            return new ForkSamples[] {drawn(benchmark, forks, random), drawn(benchmark, forks, random)};
        }
    },

    /**
     * As before, but the candidate's forks are those of another benchmark of the same project, both scaled to the same
     * geometric mean: sides that differ in nothing but how they scatter.
     */
    UNLIKE("unlike", "Forks of two benchmarks with one mean, drawn with replacement") {
        @Override
        boolean allows(Recorded benchmark, int forks) {
            return true;
        }

        @Override
        ForkSamples[] pair(Recorded benchmark, Recorded other, int forks, SplittableRandom random) {
            return new ForkSamples[] {drawn(benchmark.normalized(), forks, random),
                drawn(other.normalized(), forks, random)};
        }
    };

    private final String label;
    private final String title;

    Draw(String label, String title) {
        this.label = label;
        this.title = title;
    }

    /** Name in files. */
    String label() {
        return label;
    }

    /** What it is, for a heading. */
    String title() {
        return title;
    }

    /** Whether there are enough recorded forks. */
    abstract boolean allows(Recorded benchmark, int forks);

    /** A baseline and a candidate between which nothing has changed. */
    abstract ForkSamples[] pair(Recorded benchmark, Recorded other, int forks, SplittableRandom random);

    private static ForkSamples drawn(Recorded benchmark, int forks, SplittableRandom random) {
        double[][] scores = new double[forks][];
        for (int f = 0; f < forks; f++) {
            double[][] windows = benchmark.scores()[random.nextInt(benchmark.scores().length)];
            scores[f] = windows[random.nextInt(windows.length)];
        }
        return ForkSamples.ofScores(scores);
    }

    private static int[] permutation(int length, SplittableRandom random) {
        int[] order = new int[length];
        for (int i = 0; i < length; i++) {
            int swapped = random.nextInt(i + 1);
            order[i] = order[swapped];
            order[swapped] = i;
        }
        return order;
    }
}
