package org.openjdk.jmh.reconfiguration;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.WarmupLeft;
import org.openjdk.jmh.dynreconf.criteria.Thrown;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.util.Utils;

/** Tells the user how a benchmark is reconfigured, and keeps the warnings. */
final class DecisionReporter {

    private static final String CONTRADICTION = "the measurement contradicts the end of the warmup";

    private final String benchmark;
    private final int forks;
    private final OptionNames options;
    private final RunWarnings warnings;
    private final OutputFormat out;
    private final ReconfigurationOutcome outcome;
    private boolean mute;
    private boolean slidingIsExplained;

    /**
     * Tells of one benchmark.
     *
     * @param params   of the benchmark
     * @param options  under the names that the user knows
     * @param warnings of the run so far
     * @param out      where the user reads
     * @param outcome  that keeps the warnings
     */
    DecisionReporter(BenchmarkParams params, OptionNames options, RunWarnings warnings, OutputFormat out,
                     ReconfigurationOutcome outcome) {
        this.benchmark = RunSummary.name(params);
        this.forks = params.getForks();
        this.options = options;
        this.warnings = warnings;
        this.out = out;
        this.outcome = outcome;
    }

    /** From now on prints nothing but warnings. */
    void mute() {
        mute = true;
    }

    void unmute() {
        mute = false;
    }

    void settings() {
        CheckpointText.header(outcome.settings()).forEach(this::say);
        SavingHint.of(outcome.settings(), forks, options).filter(warnings::isFirst).ifPresent(this::say);
    }

    private void say(String comment) {
        if (!mute) {
            print(comment);
        }
    }

    private void print(String comment) {
        ConsoleLines.of(comment).forEach(out::println);
    }

    /** A warning that is one of its kind only where it is the same to the letter. */
    void warnOnce(String warning) {
        warn(warning, warning);
    }

    /** One like those of other benchmarks is not repeated: the end of the run says whom it concerns. */
    private void warn(String kind, String warning) {
        outcome.addWarning(warning);
        if (warnings.add(kind, benchmark)) {
            print("# WARNING: " + warning);
        }
    }

    /** One of what the verdict says in plain words, with all figures. */
    private void warnInDetail(String warning) {
        outcome.addWarning(warning);
        details("# WARNING: " + warning);
    }

    /** For who wants to know all. */
    private void details(String comment) {
        ConsoleLines.of(comment).forEach(out::verbosePrintln);
    }

    void failure(String reason, Throwable cause) {
        warnOnce(reason);
        out.verbosePrintln(trace(cause));
    }

    /** What a criterion throws makes its own words, and may fail at that as well. */
    private static String trace(Throwable cause) {
        try {
            return Utils.throwableToString(cause);
        } catch (RuntimeException | Error e) {
            return Thrown.words(cause);
        }
    }

    void checkpoint(Checkpoint checkpoint) {
        if (mute || CheckpointText.line(checkpoint) == null) {
            return;
        }
        if (checkpoint.decision() == Decision.DEFERRED && slidingIsExplained) {
            details(CheckpointText.line(checkpoint));
        } else {
            slidingIsExplained |= checkpoint.decision() == Decision.DEFERRED;
            say(CheckpointText.plainLine(checkpoint));
        }
        inDetail(checkpoint);
    }

    /** What the plain line leaves out. */
    private void inDetail(Checkpoint checkpoint) {
        if (!CheckpointText.line(checkpoint).equals(CheckpointText.plainLine(checkpoint))) {
            details(CheckpointText.line(checkpoint));
        }
        CheckpointText.vectors(checkpoint).forEach(out::verbosePrintln);
    }

    /** One of many, before each measurement iteration. */
    void checkpointInPassing(Checkpoint checkpoint) {
        if (!checkpoint.judgements().isEmpty() && !mute) {
            details(CheckpointText.line(checkpoint));
        }
    }

    void failedFork(ForkOutcome fork) {
        fork.failure().ifPresent(why -> say("# Stability: the fork failed and is no evidence: " + why));
    }

    void endOfFork(ForkOutcome fork) {
        fork.measurement().ifPresent(this::measurement);
        fork.contradiction().ifPresent(found -> warn(CONTRADICTION, CONTRADICTION + ": " + MeasurementText.words(found)
                + "; raise " + options.of(Option.WARMUP_MIN) + " above " + fork.warmupIterations() + ", or lengthen "
                + options.of(Option.WARMUP_TIME)));
    }

    private void measurement(SlidMeasurement measurement) {
        say(MeasurementText.result(measurement));
        if (!mute && !MeasurementText.reason(measurement).isEmpty()) {
            details("# Measurement: " + MeasurementText.reason(measurement));
        }
        if (measurement.isClearlyContradicted()) {
            warn(MeasurementText.REGRET, MeasurementText.contradiction(measurement, options));
        }
    }

    /**
     * Says what is left of the warmup, where earlier forks agree. Warns once of forks that failed, and of iterations that
     * alone move the result of their fork; where somebody wants to know all, and in the result, of each kind of phase that ran
     * to its maximum without becoming stable as well, of which the verdict tells the others.
     */
    void endOfBenchmark() {
        outcome.warmupLeft().filter(WarmupLeft::isCertain).ifPresent(left -> say(RemainingWarmup.line(left)));
        if (outcome.contradictsHistory()) {
            warn("history does not hold",
                    "forks are steady where none of the history was: has what is measured changed, or "
                            + "the machine? Their own evidence has decided");
        }
        warnOfFailed(outcome.warmupForks(), "warmup fork");
        warnOfFailed(outcome.forks(), "fork");
        warnOfUnstable(ReconfigurationOutcome.successful(outcome.warmupForks()), "warmup fork");
        warnOfUnstable(ReconfigurationOutcome.successful(outcome.forks()), "fork");
        MeasurementText.influential(outcome.forks(), options)
                .ifPresent(warning -> warn("a single iteration moves the result of forks", warning));
    }

    private void warnOfFailed(List<ForkOutcome> forks, String kind) {
        ForkFailureText.warning(forks, kind).ifPresent(warning -> warn(kind + "s failed", warning));
    }

    private void warnOfUnstable(List<ForkOutcome> forks, String kind) {
        warnOfUnstable(forks.stream().map(ForkOutcome::lastWarmupCheckpoint), forks.size(), kind);
        warnOfUnstable(forks.stream().map(fork -> fork.measurement().map(SlidMeasurement::lastCheckpoint).orElse(null)),
                forks.size(), kind);
        Checkpoint last = forks.isEmpty() ? null : forks.get(forks.size() - 1).forkCheckpoint().orElse(null);
        if (isUnstable(last) && last.maximum() > 1) {
            warnInDetail(CheckpointText.warning(Collections.singletonList(last), 1, kind, options));
        }
    }

    private void warnOfUnstable(Stream<Checkpoint> lastOfEachFork, int forks, String kind) {
        List<Checkpoint> unstable = lastOfEachFork.filter(DecisionReporter::isUnstable).collect(Collectors.toList());
        if (!unstable.isEmpty()) {
            warnInDetail(CheckpointText.warning(unstable, forks, kind, options));
        }
    }

    /** Without judgements nothing was judged: a criterion failed, of which the user knows already. */
    private static boolean isUnstable(Checkpoint checkpoint) {
        return checkpoint != null && checkpoint.decision() == Decision.EXHAUSTED && !checkpoint.judgements().isEmpty();
    }
}
