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
 * Estimates the warmup that remains in the result of a benchmark with a history. The longest earlier forks are judged
 * like those of this run, and the results that they would have had are compared with their ends. With x the mean of the
 * measurement that a fork would have had, and e the mean of its last quarter, it is the mean of log(x / e) over forks,
 * with Student's interval. docs/evidence/history.md has its accuracy on recordings. It corrects no result.
 *
 * <p>Worked example: of three forks that would have been 1 %, 2 % and 3 % slower than they ended, the logarithms have a
 * mean of 0.0198 and a standard deviation of 0.0097; with t = 4.30, the remainder is 2.0 %, from −0.4 to 4.5 % at 95 %.
 */
public final class ResidualWarmup {

    /** The probability with which the interval contains what is left, if forks scatter normally. */
    public static final double CONFIDENCE = 0.95;

    private static final int FEWEST_FORKS = 2;

    /** The number of longest forks that a history keeps. */
    private static final int MOST_FORKS = 5;

    /** Iterations of the same length are not that to the nanosecond. */
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
     * Estimates the remaining warmup from the forks of a history.
     *
     * @param settings           of a run, with its history
     * @param warmupSeconds      time of a warmup iteration, above 0
     * @param measurementSeconds time of a measurement iteration, above 0
     * @param others             share of all processors that others used in the run, from 0 to 1, or NaN
     * @return empty if the measurement does not slide, if a criterion fails or needs more than a history has, if there
     *         are fewer than two forks, and if half of them or more would have been measured at their very end, so that
     *         they are too short
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
            Tape tape = new Tape(fork, session, others);
            tape.play(warmupSeconds, measurementSeconds);
            logarithms.add(Math.log(tape.result() / fork.mean(fork.endsFrom(), fork.seconds())));
            late += tape.isLate() ? 1 : 0;
        }
        return session.failure().isPresent() || 2 * late >= earlier.size() ? Optional.empty()
                : Optional.of(new ResidualWarmup(logarithms.stream().mapToDouble(log -> log).toArray()));
    }

    private static boolean isApplicable(ReconfigurationSettings settings) {
        return settings.measurementSlides() && settings.measurementIterations() > 0
                && settings.criteria().stream().allMatch(configured -> configured.criterion().usesHistory());
    }

    /** A fork that ran earlier, once more. */
    private static final class Tape {
        private final RememberedFork fork;
        private final ReconfigurationSession session;
        private final double others;
        private final List<Double> starts = new ArrayList<>();
        private double position;

        Tape(RememberedFork fork, ReconfigurationSession session, double others) {
            this.fork = fork;
            this.session = session;
            this.others = others;
        }

        void play(double warmupSeconds, double measurementSeconds) {
            try {
                ForkLoop.run(session, ForkRole.measured(), () -> next(warmupSeconds), () -> next(measurementSeconds));
                session.endFork();
            } catch (EndOfTape e) {
                session.abandonFork();
            }
        }

        /**
         * Returns the mean of what would have been measured; where the fork has ended before, of the last measurement
         * it has.
         */
        double result() {
            int first = starts.size() - session.settings().measurementIterations();
            return first < 0 ? fork.mean(0, fork.seconds()) : fork.mean(starts.get(first), position);
        }

        boolean isLate() {
            return position > fork.endsFrom() || starts.size() < session.settings().measurementIterations();
        }

        private Iteration next(double seconds) {
            double end = fork.endOfIterations(position, WHOLE * seconds);
            if (!(end > position)) {
                throw new EndOfTape();
            }
            Iteration iteration = Iteration.of(Sample.of(fork.mean(position, end))).withSeconds(end - position)
                    .withOthers(others);
            starts.add(position);
            position = end;
            return iteration;
        }
    }

    /** No iteration is left. */
    private static final class EndOfTape extends RuntimeException {
        private static final long serialVersionUID = 1L;

        EndOfTape() {
            super(null, null, false, false);
        }
    }

    /** {@return the number of earlier forks that the estimate is based on, 2 or more} */
    public int forks() {
        return forks;
    }

    /**
     * {@return the relative time by which results exceed the end of a fork: 0.02 if they take 2 % more, negative if
     * less}
     */
    public double share() {
        return Math.expm1(mean);
    }

    /** {@return the lower limit of the interval, as {@link #share()}} */
    public double low() {
        return Math.expm1(mean - halfWidth);
    }

    /** {@return the upper limit of the interval, as {@link #share()}} */
    public double high() {
        return Math.expm1(mean + halfWidth);
    }

    /**
     * {@return whether the interval is above 0: earlier forks agree that warmup remains} The opposite is not reported:
     * on recordings, half of the results that seemed too fast were not.
     */
    public boolean isCertain() {
        return low() > 0;
    }
}
