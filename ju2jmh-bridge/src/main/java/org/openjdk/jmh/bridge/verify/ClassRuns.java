package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Lets JUnit run each class once, however many of its tests are asked about: one run tells of all of them. */
final class ClassRuns implements Runs {

    private final Runs vm;
    private final Map<String, OneClass> classes = new HashMap<>();

    /**
     * Prepares the runs.
     *
     * @param vm     lets JUnit run a class, and tells of some of its tests
     * @param failed the benchmarks whose tests may be asked about
     */
    ClassRuns(Runs vm, List<BenchmarkAttempt> failed) {
        this.vm = vm;
        failed.stream().map(attempt -> attempt.subject().with(attempt.set())).distinct().forEach(subject -> classes
                .computeIfAbsent(subject.testClass(), name -> new OneClass()).subjects.add(subject));
    }

    @Override
    public List<BenchmarkAttempt> run(List<VerifiedBenchmark> subjects) throws IOException, InterruptedException {
        List<BenchmarkAttempt> attempts = new ArrayList<>();
        for (VerifiedBenchmark subject : subjects) {
            OneClass type = classes.get(subject.testClass());
            attempts.addAll(type == null ? vm.run(List.of(subject)) : type.attempts(subject));
        }
        return attempts;
    }

    private final class OneClass {

        private final List<VerifiedBenchmark> subjects = new ArrayList<>();
        private @Nullable List<BenchmarkAttempt> all;

        /** Whoever asks first runs the class, and the others wait for it. */
        synchronized List<BenchmarkAttempt> attempts(VerifiedBenchmark subject)
                throws IOException, InterruptedException {
            if (all == null) {
                all = vm.run(subjects);
            }
            return all.stream().filter(attempt -> attempt.subject().equals(subject)).toList();
        }
    }
}
