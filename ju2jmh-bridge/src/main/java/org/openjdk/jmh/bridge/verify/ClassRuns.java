package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs each test class in JUnit only once, even if several of its tests are judged. */
final class ClassRuns implements AttemptRunner {

    private final AttemptRunner vm;
    private final Map<String, OneClass> classes = new HashMap<>();

    /** Creates runs of classes in a VM, for the tests of failed benchmarks. */
    ClassRuns(AttemptRunner vm, List<BenchmarkAttempt> failed) {
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

        /** The first caller runs the class; others wait for it. */
        synchronized List<BenchmarkAttempt> attempts(VerifiedBenchmark subject)
                throws IOException, InterruptedException {
            if (all == null) {
                all = vm.run(subjects);
            }
            return all.stream().filter(attempt -> attempt.subject().equals(subject)).toList();
        }
    }
}
