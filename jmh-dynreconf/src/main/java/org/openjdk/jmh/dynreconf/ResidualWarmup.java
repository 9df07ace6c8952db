package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.history.RememberedFork;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * Estimates the warmup that remains in the result of a benchmark with a history; immutable. It judges the longest
 * earlier forks like those of this run, and compares the results that they would have had with their ends. With x the
 * mean of the measurement that a fork would have had, and e the mean of its last quarter, the estimate is the mean of
 * log(x / e) over forks, with Student's interval. docs/evidence/history.md has its accuracy on recordings. It corrects
 * no result.
 *
 * <p>Worked example: of three forks that would have been 1 %, 2 % and 3 % slower than they ended, the logarithms have a
 * mean of 0.0198 and a standard deviation of 0.0097; with t = 4.30, the remainder is 2.0 %, from −0.4 to 4.5 % at 95 %.
 */
public final class ResidualWarmup {

    /** The confidence of the interval, if the variation of forks is normal. */
    public static final double CONFIDENCE = 0.95;

    private static final int FEWEST_FORKS = 2;

    /** The number of longest forks that a history keeps. */
    private static final int MOST_FORKS = 5;

    /** Tolerates that iterations of the same length differ by nanoseconds. */
    private static final double WHOLE = 0.9;

    private final int forks;
    private final double mean;
    private final double halfWidth;

    private ResidualWarmup(double... logarithms) {
        forks = logarithms.length;
        Moments moments = Moments.of(logarithms);
        mean = moments.mean();
        halfWidth = StudentQuantile.of((1 + CONFIDENCE) / 2, forks - 1.0) * moments.standardDeviation()
                / Math.sqrt(forks);
    }

    /**
     * Estimates the remaining warmup from the forks of the history in the settings.
     *
     * @param warmupSeconds      of a warmup iteration, above 0
     * @param measurementSeconds of a measurement iteration, above 0
     * @param others             share of all processors that others used in the run, from 0 to 1, or NaN
     * @return empty if the measurement does not slide, or a criterion fails or does not use histories; with fewer
     *         than two forks; and unless more than half of them are long enough, not measured at their very end
     */
    public static Optional<ResidualWarmup> of(ReconfigurationSettings settings, double warmupSeconds,
                                              double measurementSeconds, double others) {
        List<RememberedFork> earlier = settings.history().longestForks(MOST_FORKS);
        if (!isApplicable(settings) || earlier.size() < FEWEST_FORKS) {
            return Optional.empty();
        }
        ReconfigurationSession session = new ReconfigurationSession(settings);
        List<Double> logarithms = new ArrayList<>();
        int late = 0;
        for (RememberedFork fork : earlier) {
            Replay replay = new Replay(fork, session, others);
            replay.run(warmupSeconds, measurementSeconds);
            logarithms.add(Math.log(replay.result() / fork.mean(fork.endsFrom(), fork.seconds())));
            late += replay.isLate() ? 1 : 0;
        }
        return session.failure().isPresent() || 2 * late >= earlier.size() ? Optional.empty()
                : Optional.of(new ResidualWarmup(logarithms.stream().mapToDouble(log -> log).toArray()));
    }

    private static boolean isApplicable(ReconfigurationSettings settings) {
        return settings.measurementSlides() && settings.measurementIterations() > 0
                && settings.criteria().stream().allMatch(configured -> configured.criterion().usesHistory());
    }

    /** Replays an earlier fork. */
    private static final class Replay {
        private final RememberedFork fork;
        private final ReconfigurationSession session;
        private final double others;
        private final List<Double> starts = new ArrayList<>();
        private double position;

        Replay(RememberedFork fork, ReconfigurationSession session, double others) {
            this.fork = fork;
            this.session = session;
            this.others = others;
        }

        void run(double warmupSeconds, double measurementSeconds) {
            try {
                ForkLoop.run(session, ForkRole.measured(), () -> next(warmupSeconds), () -> next(measurementSeconds));
                session.endFork();
            } catch (EndOfFork e) {
                session.abandonFork();
            }
        }

        /** Returns the mean of the iterations that would be measured, as far as the fork has them. */
        double result() {
            int first = starts.size() - session.settings.measurementIterations();
            return first < 0 ? fork.mean(0, fork.seconds()) : fork.mean(starts.get(first), position);
        }

        boolean isLate() {
            return position > fork.endsFrom() || starts.size() < session.settings.measurementIterations();
        }

        private Iteration next(double seconds) {
            double end = fork.endOfIterations(position, WHOLE * seconds);
            if (!(end > position)) {
                throw new EndOfFork();
            }
            Iteration iteration = Iteration.of(Sample.of(fork.mean(position, end))).withSeconds(end - position)
                    .withOthers(others);
            starts.add(position);
            position = end;
            return iteration;
        }
    }

    /** Signals that no iteration is left. */
    private static final class EndOfFork extends RuntimeException {
        private static final long serialVersionUID = 1L;

        EndOfFork() {
            super(null, null, false, false);
        }
    }

    /** Returns the number of earlier forks, 2 or more. */
    public int forks() {
        return forks;
    }

    /** Returns how much longer results take than the end of a fork: 0.02 for 2 % more, negative for less. */
    public double share() {
        return Math.expm1(mean);
    }

    /** Returns the lower limit of the interval, as {@link #share()}. */
    public double low() {
        return Math.expm1(mean - halfWidth);
    }

    /** Returns the upper limit of the interval, as {@link #share()}. */
    public double high() {
        return Math.expm1(mean + halfWidth);
    }

    /**
     * Returns whether the interval is above 0. An interval below 0 is not reported: on recordings, half of the results
     * that seemed too fast were not.
     */
    public boolean isCertain() {
        return low() > 0;
    }
}
