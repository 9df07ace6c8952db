package org.openjdk.jmh.bench.live;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.bench.live.worker.ForkTiming;
import org.openjdk.jmh.bench.outcome.ForkTrace;
import org.openjdk.jmh.bench.replay.RunMeans;
import org.openjdk.jmh.bench.results.JmhRecording;
import org.openjdk.jmh.bench.results.JmhResult;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/**
 * A benchmark as one configuration ran it: what JMH reports of its measurement, and what the host's clock saw. How many
 * iterations were measured is what JMH says at the end; a criterion may have turned some into warmup.
 *
 * @param result    of JMH
 * @param recording its measurement
 * @param times     of the forks that it measured
 */
record LiveResult(JmhResult result, JmhRecording recording, List<ForkTiming> times) {

    /**
     * Joins both.
     *
     * @throws WorkerException if they do not belong together, or there is no number to work with
     */
    static LiveResult of(JmhResult result, List<ForkTiming> seen) throws WorkerException {
        JmhRecording recording = result.recording(0);
        List<ForkTiming> forks = seen.stream().filter(f -> f.benchmark().equals(result.name())).toList();
        int warmupForks = forks.size() - recording.forks();
        if (recording.forks() == 0 || warmupForks < 0) {
            throw new WorkerException("has results of " + recording.forks() + " forks, of which " + forks.size()
                    + " were seen; it must run in forks of its own");
        }
        LiveResult live = new LiveResult(result, recording, forks.subList(warmupForks, forks.size()));
        live.check();
        return live;
    }

    private void check() throws WorkerException {
        for (int fork = 0; fork < forks(); fork++) {
            for (int i = 0; i < recording.iterations(fork); i++) {
                double mean = recording.mean(fork, i);
                if (!(mean > 0 && mean < Double.POSITIVE_INFINITY)) {
                    throw new WorkerException(
                            "fork " + (fork + 1) + ", measurement iteration " + (i + 1) + " has a mean of "
                                    + mean + ", it must be above 0; perhaps no invocation ended in its time");
                }
            }
        }
    }

    int forks() {
        return recording.forks();
    }

    int warmupIterations(int fork) {
        return times.get(fork).iterations().size() - recording.iterations(fork);
    }

    double warmupSeconds(int fork) {
        return seconds(times.get(fork).iterations().subList(0, warmupIterations(fork)));
    }

    double warmupSeconds() {
        double seconds = 0;
        for (int fork = 0; fork < forks(); fork++) {
            seconds += warmupSeconds(fork);
        }
        return seconds;
    }

    /** Time of the iterations of all forks, without what is between them. */
    double seconds() {
        return times.stream().mapToDouble(f -> seconds(f.iterations())).sum();
    }

    private static double seconds(List<ForkTiming.Iteration> iterations) {
        return iterations.stream().mapToDouble(ForkTiming.Iteration::seconds).sum();
    }

    /** Time of all forks from the start to the end of their VMs. */
    double wallSeconds() {
        return times.stream().mapToDouble(ForkTiming::wallSeconds).sum();
    }

    /**
     * Mean gap after an iteration, in seconds. Where there are several forks, the first one does not count: in its gaps
     * the host loads classes, once for all benchmarks of a usual run.
     */
    double meanGap() {
        return times.stream().skip(forks() > 1 ? 1 : 0).flatMap(f -> f.iterations().stream())
                .mapToDouble(ForkTiming.Iteration::gap).filter(gap -> !Double.isNaN(gap)).average().orElse(Double.NaN);
    }

    /** The number of gaps in all forks. */
    long gaps() {
        return times.stream().flatMap(f -> f.iterations().stream()).filter(i -> !Double.isNaN(i.gap())).count();
    }

    /** The scores of all iterations of a fork, warmups first, and when they ended. */
    ForkTrace trace(int fork) {
        List<ForkTiming.Iteration> iterations = times.get(fork).iterations();
        float[] scores = new float[iterations.size()];
        float[] ends = new float[scores.length];
        double end = 0;
        for (int i = 0; i < scores.length; i++) {
            scores[i] = (float) iterations.get(i).score();
            end += iterations.get(i).seconds();
            ends[i] = (float) end;
        }
        return new ForkTrace(Double.NaN, scores, ends, null);
    }

    ResampledMean mean(RunMeans means) {
        List<ResampledMean> members = new ArrayList<>();
        for (int fork = 0; fork < forks(); fork++) {
            members.add(means.fork(recording, fork, 0, recording.iterations(fork)));
        }
        return ResampledMean.ofGroup(members);
    }
}
