package org.openjdk.jmh.results.reports;

import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.Stop;
import org.openjdk.jmh.results.comparison.BlockSequence;

/** Formats the progress of a run of two sides. */
public final class BlockText {

    private BlockText() {
    }

    /** Returns the state of a benchmark after a block, which may have been the last one. */
    public static String line(BlockSequence sequence, boolean last) {
        String known = sequence.last().map(BlockText::known).orElse("no result yet");
        String end = sequence.failure().map(reason -> "; no more pairs: " + reason)
                .orElseGet(() -> sequence.last().map(look -> end(look, last)).orElse(""));
        return "Pair " + sequence.blocks() + ", " + name(sequence) + ": " + known + end
                + sequence.doubt().map(doubt -> "; " + doubt).orElse("");
    }

    public static String scores(BlockSequence sequence) {
        String scores = sequence.score().map(score -> ReportText.score(score.candidate()) + " " + score.unit() + ", "
                + ReportText.score(score.baseline()) + " in the baseline").orElse("no result yet");
        return "Pair " + sequence.blocks() + ", " + name(sequence) + ": " + scores;
    }

    /** Returns the short name of a benchmark: class, method and parameters. */
    public static String name(BlockSequence sequence) {
        return sequence.key().shortName();
    }

    private static String known(Look look) {
        String change = ReportText.changeWithInterval(look.decisive());
        return look.completeBlocks() == 0 ? "no pair is complete yet"
                : (change.isEmpty() ? "" : change + " ") + ReportText.verdict(look.verdict());
    }

    private static String end(Look look, boolean last) {
        return last ? look.obstacle().map(reason -> "; " + reason)
                .orElseGet(() -> look.stop().map(BlockText::reason).orElse(""))
                : look.isUnconfirmed() ? " so far; more pairs have to confirm it" : "";
    }

    private static String reason(Stop stop) {
        switch (stop) {
            case FUTILE:
                return "; " + ReportText.FUTILE;
            case BOUND:
                return "; these are all pairs";
            default:
                return "";
        }
    }
}
