package org.openjdk.jmh.bridge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** JUnit runs a class once for all its tests that are asked about. */
class ClassRunsTest {

    private final List<List<VerifiedBenchmark>> asked = new ArrayList<>();

    private static VerifiedBenchmark subject(String testClass, String method, @Nullable String set) {
        return new VerifiedBenchmark(testClass + "_Benchmark." + method, "RUNNER", testClass, method, "", set);
    }

    private static BenchmarkAttempt failed(VerifiedBenchmark subject, String message) {
        return new BenchmarkAttempt(subject.with(null), subject.set(), 1, message);
    }

    /** Returns an attempt whose outcome names its subject. */
    private static BenchmarkAttempt attempt(VerifiedBenchmark subject) {
        return new BenchmarkAttempt(subject, subject.set(), 1, "of JUnit");
    }

    @Test
    void testsAndSetsOfOneClass_areJudgedByOneRun() throws Exception {
        VerifiedBenchmark first = subject("ATest", "adds", "#1");
        VerifiedBenchmark second = subject("ATest", "adds", "#2");
        VerifiedBenchmark other = subject("BTest", "adds", null);
        AttemptRunner runner = subjects -> {
            asked.add(List.copyOf(subjects));
            return subjects.stream().map(ClassRunsTest::attempt).toList();
        };
        ClassRuns classes = new ClassRuns(runner, List.of(failed(first, ""), failed(second, ""), failed(other, "")));
        assertEquals(List.of(attempt(second)), classes.run(List.of(second)));
        assertEquals(List.of(attempt(first)), classes.run(List.of(first)));
        assertEquals(List.of(List.of(first, second)), asked);
        assertEquals(List.of(attempt(other)), classes.run(List.of(other)));
        assertEquals(2, asked.size());
    }
}
