package org.openjdk.jmh.ab;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.attribution.CodeChange;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.files.ClassPathText;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.reports.BlockText;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Settings;
import org.openjdk.jmh.util.DurationText;
import org.openjdk.jmh.util.FileFailure;
import org.openjdk.jmh.why.CodeDifference;
import org.openjdk.jmh.why.CostObserver;
import org.openjdk.jmh.why.FlightRecorder;

/** Finds out why benchmarks have changed, by observing further forks, or from the counts of the compared forks. */
final class ChangeExplainer {

    /** The reason why a change is not explained. */
    static final String NO_TIME = "-budget leaves no time for observed forks";

    private final RunContext run;
    private final Side baseline;
    private final Side candidate;
    private final SideReporter reporter;
    /** Null if forks are timed. */
    private final CountedMethods counted;

    /** @param counted counts of methods in the compared forks; null if forks were timed */
    ChangeExplainer(RunContext run, Side baseline, Side candidate, SideReporter reporter, CountedMethods counted) {
        this.run = run;
        this.baseline = baseline;
        this.candidate = candidate;
        this.reporter = reporter;
        this.counted = counted;
    }

    static boolean isWanted(Options options) {
        return options.get(Settings.WHY).orElse(false) || isWantedOfAll(options);
    }

    /** Returns the library of async-profiler if it takes the samples, empty if Flight Recorder does. */
    static Optional<Path> asyncProfiler(Options options) {
        return Optional.ofNullable(options.get(Settings.WHY_PROFILER).orElse(null)).map(Paths::get);
    }

    private static boolean isWantedOfAll(Options options) {
        return options.get(Settings.WHY_ALL).orElse(false);
    }

    /**
     * Explains each change, or why there is no explanation. A failure is such a reason, because it must not lose the
     * measured results.
     */
    List<ExplainedChange> explain(SideWorkers workers, List<MeasuredPair> pairs) throws InterruptedException {
        List<MeasuredPair> wanted = pairs.stream().filter(this::isWanted).collect(Collectors.toList());
        if (wanted.isEmpty()) {
            return new ArrayList<>();
        }
        try {
            if (ClassPathText.areSame(baseline.classPath, candidate.classPath)) {
                return explain(workers, wanted, method -> CodeChange.UNKNOWN);
            }
            try (CodeDifference code = new CodeDifference(baseline.classPath, candidate.classPath)) {
                return explain(workers, wanted, code);
            }
        } catch (IOException | RuntimeException | LinkageError e) {
            return wanted.stream().map(pair -> ExplainedChange.unknown(pair.pair.key, reason(e)))
                    .collect(Collectors.toList());
        }
    }

    private static String reason(Throwable e) {
        return e instanceof IOException ? FileFailure.reason((IOException) e) : e.toString();
    }

    private boolean isWanted(MeasuredPair pair) {
        return pair.sequence().score().filter(score -> isWantedOfAll(run.options()) || isChange(score)).isPresent();
    }

    private static boolean isChange(ComparedMetric score) {
        return score.verdict().isChange();
    }

    private List<ExplainedChange> explain(SideWorkers workers, List<MeasuredPair> pairs,
                                          Function<String, CodeChange> code)
            throws IOException, InterruptedException {
        if (counted != null) {
            return pairs.stream().map(pair -> counted.explain(pair.pair.key, MeasuredPair.BASELINE,
                    MeasuredPair.CANDIDATE, code)).collect(Collectors.toList());
        }
        try (FlightRecorder recorder = FlightRecorder.open(asyncProfiler(run.options()))) {
            ObservedBlocks<?> blocks = new ObservedBlocks<>(workers, recorder, code);
            List<ExplainedChange> explained = new ArrayList<>();
            for (MeasuredPair pair : pairs) {
                explained.add(explain(pair, blocks, recorder));
            }
            return explained;
        }
    }

    private ExplainedChange explain(MeasuredPair pair, ObservedBlocks<?> blocks, CostObserver<?> source)
            throws IOException, InterruptedException {
        double seconds = 2 * BlockDefaults.seconds(pair.pair);
        int count = (int) Math.min(ObservedBlocks.wanted(pair), secondsLeft(run) / seconds);
        if (count < 2) {
            return ExplainedChange.unknown(pair.pair.key, NO_TIME);
        }
        reporter.say("# Why " + BlockText.name(pair.sequence()) + " differs: " + Nouns.count(count, "pair")
                + " of forks, observed by " + source.name() + "; " + DurationText.of(count * seconds));
        ComparedMetric score = pair.sequence().score().orElseThrow(IllegalStateException::new);
        return blocks.explain(pair.pair, ObservedBlocks.times(score.baseline(), score.candidate(),
                score.comparison().direction()), count);
    }

    /** Returns the rest of the budget in seconds, infinity without a budget. */
    static double secondsLeft(RunContext run) {
        return run.options().getBudget().hasValue()
                ? TimeBudget.seconds(run.options().getBudget().get()) - run.clock().seconds()
                : Double.POSITIVE_INFINITY;
    }
}
