package org.openjdk.jmh.mutate.commands;

import java.io.PrintWriter;
import java.util.Locale;
import org.openjdk.jmh.mutate.verdicts.ThresholdOutcome;
import org.openjdk.jmh.mutate.comparisons.ComparisonResult;
import org.openjdk.jmh.mutate.comparisons.RunListener;
import org.openjdk.jmh.mutate.comparisons.RunSettings;

/** Prints one line for each comparison. */
final class ComparisonProgress implements RunListener {

    private final PrintWriter out;
    private final RunSettings settings;

    ComparisonProgress(PrintWriter out, RunSettings settings) {
        this.out = out;
        this.settings = settings;
    }

    @Override
    public void planned(int attempts) {
        say("# Up to %d comparisons of up to %d blocks", attempts, settings.kill().mostBlocks());
    }

    @Override
    public void compared(ComparisonResult result, int number, int of, double secondsLeft) {
        say("%5d/%d %-12s %8s %3d blocks %4.0f s, left %s  %s", number, of, outcome(result),
                String.format(Locale.ROOT, "%+.1f%%", 100 * (result.look().slowdown().point() - 1)),
                result.look().blocks(), result.seconds(), time(Math.min(secondsLeft, settings.budgetSeconds())),
                result.attempt().control() ? "control" : result.attempt().mutant());
    }

    private String outcome(ComparisonResult result) {
        for (int i = settings.kill().thresholds().size() - 1; i >= 0; i--) {
            if (result.kills(i)) {
                return String.format(Locale.ROOT, "killed >%.3g%%", 100 * settings.kill().thresholds().get(i));
            }
        }
        ThresholdOutcome end = result.ends().get(0);
        return end == ThresholdOutcome.NOT_SLOWER ? "not slower"
                : end == ThresholdOutcome.FAILED ? "lost" : "too noisy";
    }

    private static String time(double seconds) {
        return String.format(Locale.ROOT, "%d:%02d", (int) seconds / 60, (int) seconds % 60);
    }

    private void say(String format, Object... arguments) {
        out.println(String.format(Locale.ROOT, format, arguments));
        out.flush();
    }
}
