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

/** What a run of two sides says: at its start, while it goes on, and of what went wrong. */
final class SideNarrator {

    private static final double PERCENT = 100;
    /** Below this share, it makes no difference that anybody would see. */
    private static final double LARGE_WAITING = .02;

    private final Consumer<String> out;
    private final SequentialSettings settings;
    private final boolean limited;
    private RunProgress progress;
    private PairedSuite suite;
    private final Set<MeasuredPair> begun = new HashSet<>();
    private int rounds;

    /**
     * A narrator.
     *
     * @param out      takes the lines
     * @param settings of the decision
     * @param limited  whether a budget ends the run
     */
    SideNarrator(Consumer<String> out, SequentialSettings settings, boolean limited) {
        this.limited = limited;
        this.out = out;
        this.settings = settings;
    }

    /** Says a line, broken to the width of a terminal. */
    void say(String line) {
        ConsoleLines.of(line).forEach(out);
    }

    /** Warns of something. */
    void warn(String what) {
        say("# WARNING: " + what);
    }

    /** Says lines of a text. */
    void print(List<String> lines) {
        ConsoleLines.ofText(lines).forEach(out);
    }

    /** Says a sentence that begins like a phrase. */
    void sayOf(String sentence) {
        say("# " + Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1));
    }

    /** Before anything runs: the sides, what is to be known of them and of how they are run, and how long it takes. */
    void announce(Side baseline, Side candidate, PairedSuite chosen, List<String> order, RunProgress started) {
        suite = chosen;
        progress = started;
        say("# Candidate: " + candidate.name());
        say("# Baseline: " + baseline.name());
        if (baseline.parameters().isEmpty() && baseline.differsAtMostInParametersFrom(candidate)) {
            warn("both sides are the same: whatever differs is noise, or an error of this machine");
        }
        suite.notes().forEach(this::sayOf);
        order.forEach(this::sayOf);
        say("# " + Nouns.count(started.benchmarks(), "benchmark") + ", " + settings.fewestBlocks() + " to "
                + settings.mostBlocks()
                + " blocks each of one fork of each side; about " + DurationText.of(started.secondsOfRound())
                + " for a block of each, " + left());
    }

    /** After each block: what is known of its benchmark; of the first blocks that is the scores alone, said once. */
    void blockEnded(MeasuredPair pair) {
        int complete = pair.sequence().last().map(Look::completeBlocks).orElse(0);
        if (pair.hasEnded() || complete >= settings.firstLook()) {
            say("# " + BlockText.line(pair.sequence(), pair.hasEnded()));
        } else if (complete > 0 && begun.add(pair)) {
            say("# " + BlockText.scores(pair.sequence()));
        }
        int fewest = suite.fewestBlocks().orElse(rounds);
        if (fewest > rounds) {
            rounds = fewest;
            roundEnded();
        }
    }

    private void roundEnded() {
        String known = rounds < settings.fewestBlocks()
                ? "Block " + rounds + " of " + settings.mostBlocks() + " of each; the first look is after block "
                        + settings.fewestBlocks()
                : progress.benchmarks() - progress.ended() + " of " + progress.benchmarks()
                        + " to be decided after block "
                        + rounds + " of "
                        + settings.mostBlocks();
        say("# " + known + "; " + left());
    }

    /** A budget ends the run; without one, nothing but experience says how long a block takes. */
    private String left() {
        String time = DurationText.of(progress.secondsLeft());
        return limited ? time + " at most" : "about " + time + " for all blocks";
    }

    void forkLost(MeasuredPair pair) {
        warn(pair.pair().key() + ": " + pair.lastLoss());
    }

    /** A fork has outlasted its time. */
    void forkCut(MeasuredPair pair) {
        say("# A fork of " + BlockText.name(pair.sequence())
                + " has outlasted its time: it was ended, and nothing of it is in the result");
    }

    void resumed(int forks) {
        if (forks > 0) {
            say("# Journal: " + Nouns.count(forks, "fork", "is", "are") + " taken from it; "
                    + progress.ended() + " of " + Nouns.count(progress.benchmarks(), "benchmark", "is", "are")
                    + " decided");
        }
    }

    /** Says that times are no wall times, where that makes a difference. */
    void ownTime(List<MeasuredPair> pairs) {
        double waiting = pairs.stream().mapToDouble(pair -> pair.sequence().waiting()).max().orElse(0);
        if (waiting > LARGE_WAITING) {
            say(String.format(Locale.ROOT,
                    "# Times leave out for how long threads waited for a processor: up to %.0f %% of "
                            + "the time of a fork. -env false compares all of the time",
                    PERCENT * waiting));
        }
    }

    /** Lost forks are not in the comparison; whoever reads it later should know of them. */
    static List<String> lost(List<MeasuredPair> pairs, Collection<Path> logs) {
        List<String> lost = new ArrayList<>();
        for (MeasuredPair pair : pairs) {
            if (!pair.losses().isEmpty()) {
                lost.add(pair.pair().key() + ": " + Nouns.count(pair.losses().size(), "fork") + " lost: "
                        + pair.losses().stream().distinct().collect(Collectors.joining("; ")));
            }
        }
        logs(logs).ifPresent(lost::add);
        return lost;
    }

    /** Where to read of lost forks; empty where there is nothing. */
    static Optional<String> logs(Collection<Path> logs) {
        return logs.isEmpty() ? Optional.empty()
                : Optional.of("what the forks printed is in "
                        + logs.stream().map(String::valueOf).collect(Collectors.joining(" and ")));
    }

    /** What differs may be what the machine did. */
    static List<String> disturbed(List<MeasuredPair> pairs) {
        List<StoredResult> baseline = forks(pairs, MeasuredPair.BASELINE);
        List<StoredResult> candidate = forks(pairs, MeasuredPair.CANDIDATE);
        return disturbedOf(baseline) + disturbedOf(candidate) == 0 ? Collections.emptyList()
                : Collections.singletonList("the machine disturbed " + disturbedOf(baseline) + " of " + baseline.size()
                        + " forks of the baseline and " + disturbedOf(candidate) + " of " + candidate.size()
                        + " of the candidate, which -rff names with the causes; stop other programs, or add blocks (-f)");
    }

    private static List<StoredResult> forks(List<MeasuredPair> pairs, int side) {
        return pairs.stream().flatMap(pair -> pair.forks(side).stream()).collect(Collectors.toList());
    }

    private static long disturbedOf(List<StoredResult> forks) {
        return forks.stream().filter(fork -> fork.size(StoredResult.ENVIRONMENT, "disturbedForks") > 0).count();
    }
}
