package org.openjdk.jmh.ab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.reports.BlockText;
import org.openjdk.jmh.util.DurationText;

/** Prints the progress, notes and warnings of a run of two sides. */
final class SideReporter {

    private static final double PERCENT = 100;
    /** Share of waiting from which own time and wall time visibly differ. */
    private static final double LARGE_WAITING = .02;

    private final Consumer<String> out;
    private final boolean limited;
    private final boolean detailed;
    private final String limits;
    private RunProgress progress;
    private PairedSuite suite;
    private final Set<MeasuredPair> begun = new HashSet<>();
    private int rounds;

    /**
     * @param limited  whether the run has a budget
     * @param detailed whether to print each interim analysis
     * @param chosen   whether the user chose the maximum of pairs ({@code -f})
     */
    SideReporter(Consumer<String> out, boolean limited, boolean detailed,
                 boolean chosen) {
        this.detailed = detailed;
        this.limited = limited;
        limits = chosen ? "maximum from -f, not from @Fork" : "the default; -f N sets the maximum, @Fork does not";
        this.out = out;
    }

    void say(String line) {
        ConsoleLines.of(line).forEach(out);
    }

    void warn(String what) {
        say("# WARNING: " + what);
    }

    void print(List<String> lines) {
        ConsoleLines.ofText(lines).forEach(out);
    }

    /** Prints a sentence with a capital first letter. */
    void sayOf(String sentence) {
        say("# " + Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1));
    }

    /** Prints before the first fork: the sides, notes about them, the order of forks, and the estimated time. */
    void announce(Side baseline, Side candidate, PairedSuite chosen, List<String> order, RunProgress started) {
        begin(chosen, started);
        say("# Candidate: " + candidate.name());
        say("# Baseline: " + baseline.name());
        if (baseline.parameters.isEmpty() && baseline.differsAtMostInParametersFrom(candidate)) {
            warn("both sides are the same: any difference is noise, or shows a problem of this machine");
        }
        suite.notes.forEach(this::sayOf);
        order.forEach(this::sayOf);
        say("# " + Nouns.count(started.benchmarks(), "benchmark") + ", " + pairsOfEach() + " of forks each (" + limits
                + "); about " + DurationText.of(started.secondsOfRound())
                + " for one pair of each, " + left());
    }

    private String pairsOfEach() {
        SequentialSettings settings = suite.settings;
        String most = Nouns.count(settings.mostBlocks(), "pair");
        return settings.fewestBlocks() < settings.mostBlocks() ? settings.fewestBlocks() + " to " + most : most;
    }

    void begin(PairedSuite chosen, RunProgress started) {
        suite = chosen;
        progress = started;
    }

    /**
     * Prints the state of a benchmark after a block: its scores once, before the first interim analysis, and its end.
     * The status line shows the rest, which would make a log of many pairs long.
     */
    void blockEnded(MeasuredPair pair) {
        int complete = pair.sequence().last().map(Look::completeBlocks).orElse(0);
        if (pair.hasEnded() || detailed && complete >= suite.settings.firstLook()) {
            say("# " + BlockText.line(pair.sequence(), pair.hasEnded()));
        } else if (complete > 0 && begun.add(pair)) {
            say("# " + BlockText.scores(pair.sequence()));
        }
        int fewest = suite.fewestBlocks().orElse(rounds);
        if (fewest > rounds) {
            rounds = fewest;
            if (detailed || Integer.bitCount(rounds) == 1) {
                roundEnded();
            }
        }
    }

    private void roundEnded() {
        SequentialSettings settings = suite.settings;
        String known = rounds < settings.fewestBlocks()
                ? "Pair " + rounds + " of " + settings.mostBlocks()
                        + " of each; the first interim analysis is after pair "
                        + settings.fewestBlocks()
                : progress.benchmarks() - progress.ended() + " of " + progress.benchmarks()
                        + " undecided after pair "
                        + rounds + " of "
                        + settings.mostBlocks();
        say("# " + known + "; " + left());
    }

    private String left() {
        String time = DurationText.of(progress.secondsLeft());
        return limited ? time + " at most" : "about " + time + " for all pairs";
    }

    void forkLost(MeasuredPair pair) {
        warn(pair.pair.key + ": " + pair.lastLoss());
    }

    void forkCut(MeasuredPair pair) {
        say("# A fork of " + BlockText.name(pair.sequence())
                + " exceeded its time: JMH stopped it, and the result does not include it");
    }

    void resumed(int forks) {
        if (forks > 0) {
            say("# Journal: " + Nouns.count(forks, "fork", "is", "are") + " taken from it; "
                    + progress.ended() + " of " + Nouns.count(progress.benchmarks(), "benchmark", "is", "are")
                    + " decided");
        }
    }

    /** Notes that times are not wall-clock times if that makes a difference. */
    void ownTime(List<MeasuredPair> pairs) {
        double waiting = pairs.stream().mapToDouble(pair -> pair.sequence().waiting()).max().orElse(0);
        if (waiting > LARGE_WAITING) {
            say(String.format(Locale.ROOT,
                    "# Times leave out the waits of threads for a processor: up to %.0f %% of a fork's time "
                            + "(-clock wall counts them)",
                    PERCENT * waiting));
        }
    }

    /** Returns notes for the comparison about lost forks, which it does not contain. */
    static List<String> lost(List<MeasuredPair> pairs, Collection<Path> logs) {
        List<String> lost = new ArrayList<>();
        for (MeasuredPair pair : pairs) {
            if (!pair.losses().isEmpty()) {
                lost.add(pair.pair.key + ": " + Nouns.count(pair.losses().size(), "fork") + " lost: "
                        + pair.losses().stream().distinct().collect(Collectors.joining("; ")));
            }
        }
        logs(logs).ifPresent(lost::add);
        return lost;
    }

    /** Returns where the output of lost forks is, if there is any. */
    static Optional<String> logs(Collection<Path> logs) {
        return logs.isEmpty() ? Optional.empty()
                : Optional.of("what the forks printed is in "
                        + logs.stream().map(String::valueOf).collect(Collectors.joining(" and ")));
    }

    /** Returns a note for the comparison if the machine disturbed forks. */
    static List<String> disturbed(List<MeasuredPair> pairs) {
        List<StoredResult> baseline = forks(pairs, MeasuredPair.BASELINE);
        List<StoredResult> candidate = forks(pairs, MeasuredPair.CANDIDATE);
        return disturbedOf(baseline) + disturbedOf(candidate) == 0 ? Collections.emptyList()
                : Collections.singletonList("the machine disturbed " + disturbedOf(baseline) + " of " + baseline.size()
                        + " baseline forks and " + disturbedOf(candidate) + " of " + candidate.size()
                        + " candidate forks (-rff FILE has the causes); stop other programs, or add pairs (-f N)");
    }

    private static List<StoredResult> forks(List<MeasuredPair> pairs, int side) {
        return pairs.stream().flatMap(pair -> pair.forks(side).stream()).collect(Collectors.toList());
    }

    private static long disturbedOf(List<StoredResult> forks) {
        return forks.stream().filter(fork -> fork.size(StoredResult.ENVIRONMENT, "disturbedForks") > 0).count();
    }
}
