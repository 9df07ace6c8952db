package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.bridge.verify.Verification.Failure;
import org.openjdk.jmh.bridge.verify.Verification.Verdict;

import java.io.IOException;
import java.util.List;

/**
 * Finds the cause of a failing benchmark by running it and its test in new VMs. Other tests of the class may have left
 * something behind, or may create something that it needs.
 */
record FailureJudge(AttemptRunner benchmarks, AttemptRunner tests, AttemptRunner classes) {

    /**
     * Judges a failure; {@code company} are the benchmarks that the VM ran so far, including the failed one as last.
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

    /** Returns whether other benchmarks, or other parameter sets of this one, make it fail. */
    private boolean failsAgain(BenchmarkAttempt attempt, List<VerifiedBenchmark> company)
            throws IOException, InterruptedException {
        boolean hasOthers = company.size() > 1 || attempt.set() != null;
        return hasOthers && benchmarks.run(company).stream()
                .anyMatch(again -> again.isSameAs(attempt) && !again.isGood());
    }

    private static BenchmarkAttempt run(AttemptRunner vm, BenchmarkAttempt attempt)
            throws IOException, InterruptedException {
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
