package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.bridge.verify.Verification.Failure;
import org.openjdk.jmh.bridge.verify.Verification.Verdict;

import java.io.IOException;
import java.util.List;

/**
 * Finds out why a benchmark fails, by running it and its test in fresh VMs: other tests of the class may have left
 * something behind, or something be missing that they make.
 */
final class FailureJudge {

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
    FailureJudge(Runs benchmarks, Runs tests, Runs classes) {
        this.benchmarks = benchmarks;
        this.tests = tests;
        this.classes = classes;
    }

    /**
     * Judges a failure.
     *
     * @param attempt what failed
     * @param company the benchmarks that the VM ran up to this one, which is the last of them
     */
    Failure judge(BenchmarkAttempt attempt, List<VerifiedBenchmark> company) throws IOException, InterruptedException {
        BenchmarkAttempt alone = run(benchmarks, attempt);
        if (alone.isGood()) {
            return failure(attempt, failsAgain(attempt, company) ? Verdict.AFTER_OTHERS : Verdict.FLAKY, "");
        }
        BenchmarkAttempt test = run(tests, attempt);
        if (!alone.isRun() && !test.isRun() && !test.message().startsWith(JUnitMain.INCOMPLETE)) {
            return failure(alone, Verdict.TEST, test.message());
        }
        if (!test.isRun() || !alone.isRun() && test.isGood()) {
            return failure(alone, Verdict.UNKNOWN, test.message());
        }
        if (alone.invocation() > 1 && test.invocation() != 1) {
            return failure(alone, Verdict.REPEATED, test.isGood() ? "" : test.message());
        }
        if (test.invocation() != 1) {
            return failure(alone, Verdict.BENCHMARK, "");
        }
        BenchmarkAttempt inClass = run(classes, attempt);
        return inClass.isGood() ? failure(alone, Verdict.ALONE, test.message())
                : failure(alone, Verdict.TEST, test.message());
    }

    /** Whether it is the others that make the benchmark fail; a parameter set may be one of them. */
    private boolean failsAgain(BenchmarkAttempt attempt, List<VerifiedBenchmark> company)
            throws IOException, InterruptedException {
        boolean hasOthers = company.size() > 1 || attempt.set() != null;
        return hasOthers && benchmarks.run(company).stream()
                .anyMatch(again -> again.isSameAs(attempt) && !again.isGood());
    }

    private static BenchmarkAttempt run(Runs vm, BenchmarkAttempt attempt) throws IOException, InterruptedException {
        return vm.run(List.of(attempt.subject().with(attempt.set()))).get(0);
    }

    private static Failure failure(BenchmarkAttempt attempt, Verdict verdict, String detail) {
        return failure(attempt, verdict, detail, 0);
    }

    static Failure failure(BenchmarkAttempt attempt, Verdict verdict, String detail, int alike) {
        VerifiedBenchmark subject = attempt.subject();
        return new Failure(subject.benchmark(), subject.testId(), attempt.set() == null ? "" : attempt.set(), verdict,
                detail, attempt.message(), alike);
    }
}
