package org.openjdk.jmh.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.dynreconf.counting.Plateau;
import org.openjdk.jmh.dynreconf.levels.Level;
import org.openjdk.jmh.dynreconf.levels.LevelText;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.counts.CompileThresholds;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.results.counts.WindowSize;

/** Formats sentences about counts for users. */
public final class CountingText {

    /** Share of time from which a fork waits for more than its host and its own compilers. */
    private static final double WAITS = 0.3;
    private static final double PERCENT = 100;
    private static final double MILLION = 1e6;

    private CountingText() {
    }

    static String announcement(CountedEvent event, Valgrind valgrind, CompileThresholds thresholds) {
        return "Counted: " + event + " per operation, with valgrind " + valgrind.version
                + " (callgrind); the times of iterations include valgrind's own. VMs run with -Xbatch and, unless "
                + "you choose another collector, -XX:+UseSerialGC"
                + (thresholds == CompileThresholds.VARIED
                        ? "; each pair compiles methods at other times, the same on both sides" : "");
    }

    static String size(WindowSize size) {
        return String.format(Locale.ROOT, "Counted in %d windows of %s each, after %s", WindowSize.WINDOWS,
                Nouns.count(size.invocations(), "invocation"),
                Nouns.count(size.invocationsBefore(), "invocation"));
    }

    /** Describes the levels of forks, by their means; no sentence if there is one level. */
    static List<String> levels(double[] forks, String unit) {
        List<Level> levels = Level.of(forks);
        List<String> sentences = new ArrayList<>();
        if (levels.size() > 1) {
            sentences
                    .add("Forks differ in levels, because the compiler produces more than one version: "
                            + LevelText.of(levels, unit));
        }
        return sentences;
    }

    /**
     * Explains what makes counts less reliable.
     *
     * @param unsettled number of forks without windows that agree
     * @param waited    the largest share of time for which a fork waited, from 0 to 1
     */
    static List<String> observations(int unsettled, double waited) {
        List<String> sentences = new ArrayList<>();
        if (unsettled > 0) {
            sentences.add(String.format(Locale.ROOT,
                    "%s no %d windows in a row that agree within %.1f %%: the result may include warmup",
                    unsettled == 1 ? "1 fork has" : unsettled + " forks have", Plateau.WINDOWS,
                    PERCENT * Plateau.TOLERANCE));
        }
        if (waited > WAITS) {
            sentences.add(
                    String.format(Locale.ROOT,
                            "forks waited for up to %.0f %% of their time (sleep, locks, files, network), which counts do "
                                    + "not include",
                            PERCENT * waited));
        }
        return sentences;
    }

    /** Warns that a window has too few instructions. */
    static String smallWindows(double work) {
        return String.format(Locale.ROOT,
                "windows have only %.1f million instructions, about 0.08 of them JMH's own: the benchmark "
                        + "waits, or the machine was too busy when JMH chose the size",
                work / MILLION);
    }
}
