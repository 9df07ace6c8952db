package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.comparison.BlockSequence;
import org.openjdk.jmh.results.comparison.ClockCheck;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.Interference;
import org.openjdk.jmh.results.environment.Machine;
import org.openjdk.jmh.results.journal.ForkContext;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.runner.options.Clock;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.DurationText;

/**
 * Compares benchmarks with equal counts of instructions by own time, in a few pairs of alternating forks without
 * valgrind.
 */
final class ClockPairs {

    /** Only the waiting of threads matters, which each fork adds itself. */
    private static final ForkContext CONTEXT = new ForkContext(0, false, null).withEnvironment(new ForkEnvironment(
            new Machine(Runtime.getRuntime().availableProcessors(), null, null, Double.NaN, null, null, Double.NaN,
                    Double.NaN),
            Interference.unknown(), Collections.emptyList(), 1, 1, Double.NaN));

    private final AlternatingForks forks;
    private final SequentialSettings settings;
    private final DoubleSupplier secondsLeft;
    private final SideReporter reporter;

    /** @param secondsLeft supplies the rest of the budget */
    ClockPairs(SideWorkers workers, Options options, DoubleSupplier secondsLeft, SideReporter reporter) {
        forks = new AlternatingForks(workers, Collections.emptyList(), Double.POSITIVE_INFINITY);
        settings = SideSettings.ofClock(options);
        this.secondsLeft = secondsLeft;
        this.reporter = reporter;
    }

    /** Returns whether a run checks its counts by own time. */
    static boolean isWanted(Options options) {
        return options.getCount().orElse(null) == CountedEvent.INSTRUCTIONS
                && options.getClock().orElse(Clock.OWN) == Clock.OWN;
    }

    /** Compares the benchmarks whose instructions are the same. */
    List<ClockCheck> check(List<MeasuredPair> counted) throws IOException, InterruptedException {
        Suite suite = new Suite(settings);
        Map<ResultKey, MeasuredPair> timed = new LinkedHashMap<>();
        List<ClockCheck> checks = new ArrayList<>();
        for (MeasuredPair pair : counted) {
            if (pair.sequence().score().filter(score -> score.verdict() == Verdict.SAME).isPresent()) {
                PairedBenchmark own = pair.pair.timed().orElse(null);
                if (own == null) {
                    checks.add(ClockCheck.impossible(pair.pair.key, pair.pair.obstacleOfTimes));
                } else {
                    timed.put(pair.pair.key, new MeasuredPair(own,
                            new BlockSequence(own.key, DifferenceRule.standard(), settings, suite)));
                }
            }
        }
        announce(timed.values());
        for (Map.Entry<ResultKey, MeasuredPair> each : timed.entrySet()) {
            checks.add(check(each.getKey(), each.getValue()));
        }
        return checks;
    }

    private void announce(Collection<MeasuredPair> timed) {
        double seconds = timed.stream().mapToDouble(pair -> forks.seconds(pair.pair)).sum();
        if (!timed.isEmpty()) {
            reporter.say("# Own time of " + Nouns.count(timed.size(), "benchmark") + " with the same instructions: "
                    + settings.firstLook() + " to " + Nouns.count(settings.mostBlocks(), "pair")
                    + " of forks each, about " + DurationText.of(seconds)
                    + " for one pair of each (-clock wall leaves them out)");
        }
    }

    private ClockCheck check(ResultKey key, MeasuredPair pair) throws IOException, InterruptedException {
        while (!pair.hasEnded()) {
            if (secondsLeft.getAsDouble() < forks.seconds(pair.pair)) {
                return ClockCheck.impossible(key, "-budget leaves no time");
            }
            for (SideFork fork : forks.run(pair.pair, pair.nextFork() % 2, pair.nextFork())) {
                if (fork.json().isPresent() && !isOwnTimeKnown(fork)) {
                    return ClockCheck.impossible(key,
                            "this system does not report how long threads wait for a processor");
                }
                pair.add(fork, CONTEXT);
            }
            pair.endBlock();
        }
        return ClockCheck.of(key, pair.sequence());
    }

    private static boolean isOwnTimeKnown(SideFork fork) {
        return fork.waiting().length > 0 && Arrays.stream(fork.waiting()).noneMatch(Double::isNaN);
    }
}
