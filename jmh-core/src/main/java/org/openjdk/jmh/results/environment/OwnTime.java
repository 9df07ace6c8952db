package org.openjdk.jmh.results.environment;

import java.util.OptionalDouble;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.json.OwnScores;

/**
 * Own time of a benchmark: its measured time without the time for which its threads waited for a processor. Times of
 * single invocations have no own time, because only the sum of the waiting is known.
 */
public final class OwnTime {

    private OwnTime() {
    }

    /**
     * Returns the factor from the score of an iteration to its score in own time.
     *
     * @param mode   mode of the benchmark
     * @param waited share of the iteration for which its threads waited for a processor, from 0 to 1; NaN if unknown
     * @return above 0; NaN if there is no own time
     */
    public static double factor(Mode mode, double waited) {
        boolean isRate = mode == Mode.Throughput;
        return waited < 1 && (isRate || mode == Mode.AverageTime) ? OwnScores.own(1, waited, isRate) : Double.NaN;
    }

    /** Returns whether benchmarks of a mode have an own time if the system reports how long threads waited. */
    public static boolean isPossible(Mode mode) {
        return !Double.isNaN(factor(mode, 0));
    }

    /** Returns whether the own time of all iterations of a fork is known. */
    public static boolean isKnown(Mode mode, ForkEnvironment fork) {
        return !fork.waiting().isEmpty()
                && fork.waiting().stream().noneMatch(waited -> Double.isNaN(factor(mode, waited)));
    }

    /**
     * Returns the weight of an iteration in the mean of its fork.
     *
     * @param mode   mode of the benchmark
     * @param score  score in wall time
     * @param waited share of the iteration for which its threads waited for a processor, from 0 to below 1
     */
    public static double weight(Mode mode, double score, double waited) {
        return OwnScores.weight(score, waited, mode == Mode.Throughput);
    }

    /**
     * Returns the score in own time: the mean of the forks.
     *
     * @param result      result of a benchmark
     * @param environment of its forks
     * @return empty unless all forks are judged in own time
     */
    public static OptionalDouble score(RunResult result, BenchmarkEnvironment environment) {
        if (!isPossible(result.getParams().getMode())
                || !environment.forks().stream().allMatch(ForkEnvironment::isInOwnTime)) {
            return OptionalDouble.empty();
        }
        double[][] wall = result.getBenchmarkResults().stream().map(OwnTime::scores).toArray(double[][]::new);
        double[][] waiting = environment.forks().stream()
                .map(fork -> fork.waiting().stream().mapToDouble(Double::doubleValue).toArray())
                .toArray(double[][]::new);
        return OwnScores.of(wall, waiting, result.getParams().getMode() == Mode.Throughput)
                .map(own -> OptionalDouble.of(own.score())).orElse(OptionalDouble.empty());
    }

    private static double[] scores(BenchmarkResult fork) {
        return fork.getIterationResults().stream().mapToDouble(iteration -> iteration.getPrimaryResult().getScore())
                .toArray();
    }
}
