package org.openjdk.jmh.reconfiguration;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ResidualWarmup;
import org.openjdk.jmh.dynreconf.criteria.Thrown;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.util.Utils;

/** Prints the settings, decisions and warnings of one dynamic benchmark, and stores the warnings in its outcome. */
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

    DecisionReporter(BenchmarkParams params, OptionNames options, RunWarnings warnings, OutputFormat out,
                     ReconfigurationOutcome outcome) {
        this.benchmark = RunSummary.name(params);
        this.forks = params.getForks();
        this.options = options;
        this.warnings = warnings;
        this.out = out;
        this.outcome = outcome;
    }

    /** Prints only warnings until {@link #unmute()}. */
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

    /** Warns unless the run has already printed this warning. */
    void warnOnce(String warning) {
        warn(warning, warning);
    }

    /**
     * Stores a warning, and prints it if it is the first of its kind in the run. The end of the run lists the other
     * benchmarks.
     */
    private void warn(String kind, String warning) {
        outcome.addWarning(warning);
        if (warnings.add(kind, benchmark, warning)) {
            print("# WARNING: " + warning);
        }
    }

    /** Stores a warning that the verdict covers, and prints it in verbose output only. */
    private void warnVerbosely(String warning) {
        outcome.addWarning(warning);
        details("# WARNING: " + warning);
    }

    private void details(String comment) {
        ConsoleLines.of(comment).forEach(out::verbosePrintln);
    }

    void failure(String reason, Throwable cause) {
        warnOnce(reason);
        out.verbosePrintln(trace(cause));
    }

    /** Returns the stack trace of an exception. A criterion's exception may fail to print itself. */
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
        printDetails(checkpoint);
    }

    /** Prints what the plain line leaves out. */
    private void printDetails(Checkpoint checkpoint) {
        if (!CheckpointText.line(checkpoint).equals(CheckpointText.plainLine(checkpoint))) {
            details(CheckpointText.line(checkpoint));
        }
        CheckpointText.vectors(checkpoint).forEach(out::verbosePrintln);
    }

    /** Prints one of the many checkpoints of a sliding measurement, in verbose output. */
    void slidingCheckpoint(Checkpoint checkpoint) {
        if (!checkpoint.judgements().isEmpty() && !mute) {
            details(CheckpointText.line(checkpoint));
        }
    }

    void failedFork(ForkOutcome fork) {
        fork.failure().ifPresent(why -> say("# Stability: the fork failed and does not count: " + why));
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
            warn(MeasurementText.UNSTABLE_AT_LAST, MeasurementText.contradiction(measurement, options));
        }
    }

    /**
     * Prints the remaining warmup, if earlier forks agree on it, and warnings of failed forks and influential
     * iterations. Warnings of phases that ran to their maximum are verbose only, because the verdict covers them.
     */
    void endOfBenchmark() {
        outcome.warmupLeft().filter(ResidualWarmup::isCertain).ifPresent(left -> say(RemainingWarmup.line(left)));
        if (outcome.contradictsHistory()) {
            warn("history does not hold",
                    "forks are steady earlier than any fork of the history: the benchmark or the machine may have "
                            + "changed; these forks decided without it");
        }
        warnOfFailed(outcome.warmupForks(), "warmup fork");
        warnOfFailed(outcome.forks(), "fork");
        warnOfUnstable(ReconfigurationOutcome.successful(outcome.warmupForks()), "warmup fork");
        warnOfUnstable(ReconfigurationOutcome.successful(outcome.forks()), "fork");
        MeasurementText.influential(outcome.forks(), options)
                .ifPresent(warning -> warn("one iteration dominates the result of a fork", warning));
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
            warnVerbosely(CheckpointText.warning(Collections.singletonList(last), 1, kind, options));
        }
    }

    private void warnOfUnstable(Stream<Checkpoint> lastOfEachFork, int forks, String kind) {
        List<Checkpoint> unstable = lastOfEachFork.filter(DecisionReporter::isUnstable).collect(Collectors.toList());
        if (!unstable.isEmpty()) {
            warnVerbosely(CheckpointText.warning(unstable, forks, kind, options));
        }
    }

    /**
     * Returns whether a phase ran to its maximum. Without judgements, a criterion has failed, which was reported
     * before.
     */
    private static boolean isUnstable(Checkpoint checkpoint) {
        return checkpoint != null && checkpoint.decision() == Decision.EXHAUSTED && !checkpoint.judgements().isEmpty();
    }
}
