package org.openjdk.jmh.bridge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bridge.verify.Verification.Failure;
import org.openjdk.jmh.bridge.verify.Verification.Verdict;

/** What a failure is blamed on, by how benchmark and test do in VMs of their own. */
class FailureJudgeTest {

    private static final VerifiedBenchmark SUBJECT =
            new VerifiedBenchmark("sample.BTest_Benchmark.adds", "RUNNER", "sample.BTest", "adds",
                    "", null);
    private static final BenchmarkAttempt FAILED = new BenchmarkAttempt(SUBJECT, null, 1, "boom");

    private static AttemptRunner invocation(int failing) {
        return subjects -> {
            assertEquals(List.of(SUBJECT), subjects);
            return List.of(new BenchmarkAttempt(SUBJECT, null, failing, failing == 0 ? "" : "fails in " + failing));
        };
    }

    private static AttemptRunner never() {
        return subjects -> {
            throw new AssertionError("asked");
        };
    }

    private static Failure judge(BenchmarkAttempt attempt, AttemptRunner benchmarks, AttemptRunner tests,
                                 AttemptRunner classes)
            throws Exception {
        return new FailureJudge(benchmarks, tests, classes).judge(attempt, List.of(SUBJECT));
    }

    private static Verdict lost(AttemptRunner benchmarks, AttemptRunner tests) throws Exception {
        BenchmarkAttempt lost = new BenchmarkAttempt(SUBJECT, null, BenchmarkAttempt.NOT_RUN, "the VM ended");
        return judge(lost, benchmarks, tests, invocation(1)).verdict();
    }

    @Test
    void benchmarkThatEndsItsVm_isBlamedOnTheTest_ifThatDoesSo() throws Exception {
        AttemptRunner ended = invocation(BenchmarkAttempt.NOT_RUN);
        assertEquals(Verdict.TEST, lost(ended, ended));
        assertEquals(Verdict.TEST, lost(ended, invocation(1)));
        assertEquals(Verdict.UNKNOWN, lost(ended, invocation(0)));
        assertEquals(Verdict.FLAKY, lost(invocation(0), never()));
    }

    @Test
    void benchmarkThatEndsItsVm_whereJUnitIsIncomplete_isNotJudged() throws Exception {
        AttemptRunner incomplete = subjects -> List.of(new BenchmarkAttempt(SUBJECT, null, BenchmarkAttempt.NOT_RUN,
                JUnitMain.INCOMPLETE + "JUnit's launcher is missing"));
        assertEquals(Verdict.UNKNOWN, lost(invocation(BenchmarkAttempt.NOT_RUN), incomplete));
    }

    private static final VerifiedBenchmark OTHER =
            new VerifiedBenchmark("sample.BTest_Benchmark.before", "RUNNER", "sample.BTest", "before",
                    "", null);

    /** A benchmark that passes alone, and after another one ends as given. */
    private static AttemptRunner afterAnother(int failing) {
        return subjects -> subjects.size() == 1 ? invocation(0).run(subjects)
                : List.of(new BenchmarkAttempt(OTHER, null, 0, ""),
                        new BenchmarkAttempt(SUBJECT, null, failing, "again"));
    }

    private static Verdict afterOthers(int failing) throws Exception {
        return new FailureJudge(afterAnother(failing), never(), never()).judge(FAILED, List.of(OTHER, SUBJECT))
                .verdict();
    }

    @Test
    void benchmarkThatPassesAlone_failsAfterOthers_ifItDoesSoAgain() throws Exception {
        assertEquals(Verdict.AFTER_OTHERS, afterOthers(1));
        assertEquals(Verdict.FLAKY, afterOthers(0));
    }

    @Test
    void benchmarkThatWasAlone_andPassesTheNextTime_isFlaky() throws Exception {
        Failure failure = judge(FAILED, invocation(0), never(), never());
        assertEquals(Verdict.FLAKY, failure.verdict());
        assertFalse(failure.isExcused() || failure.isUsable());
    }

    @Test
    void benchmarkThatFailsTheSecondTimeOnly_cannotBeRepeated() throws Exception {
        assertEquals(Verdict.REPEATED, judge(FAILED, invocation(2), invocation(0), never()).verdict());
        Failure both = judge(FAILED, invocation(2), invocation(2), never());
        assertEquals(Verdict.REPEATED, both.verdict());
    }

    @Test
    void benchmarkThatFailsWhereTheTestDoesNot_isAtFault() throws Exception {
        assertEquals(Verdict.BENCHMARK, judge(FAILED, invocation(1), invocation(0), never()).verdict());
        assertEquals(Verdict.BENCHMARK, judge(FAILED, invocation(1), invocation(2), never()).verdict());
    }

    @Test
    void testThatFailsAlone_needsOthersOfItsClass_orFailsAnyway() throws Exception {
        assertEquals(Verdict.ALONE, judge(FAILED, invocation(1), invocation(1), invocation(0)).verdict());
        assertEquals(Verdict.TEST, judge(FAILED, invocation(1), invocation(1), invocation(1)).verdict());
        assertEquals(Verdict.TEST, judge(FAILED, invocation(2), invocation(1), invocation(1)).verdict());
    }

    @Test
    void testThatCannotBeRun_leavesTheReasonUnknown() throws Exception {
        Failure failure = judge(FAILED, invocation(1), invocation(BenchmarkAttempt.NOT_RUN), never());
        assertEquals(Verdict.UNKNOWN, failure.verdict());
    }
}
