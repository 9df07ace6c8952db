package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.bridge.verify.Verification.Failure;
import org.openjdk.jmh.bridge.verify.Verification.Verdict;

import java.io.IOException;
import java.util.List;

/**
 * Finds out why a benchmark fails, by running it and its test in fresh VMs: other tests of the class may have left
 * something behind, or something be missing that they make.
 */
final class Judge {

    private final Runs benchmarks;
    private final Runs tests;
    private final Runs classes;

    /**
     * Prepares judging.
     *
     * @param benchmarks runs a benchmark
     * @param tests      lets JUnit run a test alone, twice
     * @param classes    lets JUnit run a test with all others of its class
     */
    Judge(Runs benchmarks, Runs tests, Runs classes) {
        this.benchmarks = benchmarks;
        this.tests = tests;
        this.classes = classes;
    }

    Failure judge(Attempt attempt) throws IOException, InterruptedException {
        if (!attempt.isRun()) {
            return failure(attempt, Verdict.UNKNOWN, "");
        }
        Attempt alone = run(benchmarks, attempt);
        if (alone.isGood()) {
            return failure(attempt, Verdict.AFTER_OTHERS, "");
        }
        Attempt test = run(tests, attempt);
        if (!test.isRun()) {
            return failure(alone, Verdict.UNKNOWN, test.message());
        }
        if (alone.invocation() > 1 && test.invocation() != 1) {
            return failure(alone, Verdict.REPEATED, test.isGood() ? "" : test.message());
        }
        if (test.invocation() != 1) {
            return failure(alone, Verdict.BENCHMARK, "");
        }
        Attempt inClass = run(classes, attempt);
        return inClass.isGood() ? failure(alone, Verdict.ALONE, test.message())
                : failure(alone, Verdict.TEST, test.message());
    }

    private static Attempt run(Runs vm, Attempt attempt) throws IOException, InterruptedException {
        return vm.run(List.of(attempt.subject().with(attempt.set()))).get(0);
    }

    private static Failure failure(Attempt attempt, Verdict verdict, String detail) {
        Subject subject = attempt.subject();
        return new Failure(subject.benchmark(), subject.testId(), attempt.set() == null ? "" : attempt.set(), verdict,
                detail, attempt.message());
    }
}
