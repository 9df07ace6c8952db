package org.openjdk.jmh.bench.detection;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.textbook.TextbookMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * The method of Reichelt, Kühne and Hasselbring (QRS'22, section III A): for each configuration, pairs of sides are drawn
 * of the recordings of a workload in two sizes, and of one size, and a test at 99 % is asked whether they differ.
 */
final class DetectionRun {

    static final double CONFIDENCE = 0.99;

    private final RecordedWorkloads recording;
    private final int pairs;
    private final long seed;

    DetectionRun(RecordedWorkloads recording, int pairs, long seed) {
        this.recording = recording;
        this.pairs = pairs;
        this.seed = seed;
    }

    /** All scores, the same for the same seed. */
    List<F1Score> run(List<Configuration> configurations) {
        List<Task> tasks = new ArrayList<>();
        recording.byName().forEach((name, sizes) -> recording.sizes().tailSet(recording.sizes().first() + 1)
                .forEach(size -> configurations.forEach(one -> tasks.add(new Task(name, sizes, size, one)))));
        return IntStream.range(0, tasks.size()).parallel()
                .mapToObj(i -> score(tasks.get(i), new SplittableRandom(seed + i))).collect(Collectors.toList());
    }

    private record Task(String name, SortedMap<Integer, RecordedWorkload> sizes, int size,
                        Configuration configuration) {
    }

    private F1Score score(Task task, SplittableRandom random) {
        RecordedWorkload was = task.sizes().get(recording.sizes().first());
        RecordedWorkload is = task.sizes().get(task.size());
        Configuration configuration = task.configuration();
        ComparisonMethod method = TextbookMethods.named(configuration.test());
        int found = 0;
        int wrong = 0;
        for (int i = 0; i < pairs; i++) {
            ForkSamples before = was.draw(configuration.forks(), configuration.iterations(), random);
            ForkSamples after = is.draw(configuration.forks(), configuration.iterations(), random);
            found += interval(method, before, after).lower() > 1 ? 1 : 0;
            ForkSamples[] same = was.drawTwo(configuration.forks(), configuration.iterations(), random);
            Interval interval = interval(method, same[0], same[1]);
            wrong += interval.lower() > 1 || interval.upper() < 1 ? 1 : 0;
        }
        double change = (double) task.size() / recording.sizes().first();
        return new F1Score(task.name(), change, configuration, found, pairs - found, wrong);
    }

    private static Interval interval(ComparisonMethod method, ForkSamples before, ForkSamples after) {
        return method.estimate(before, after).interval(CONFIDENCE);
    }
}
