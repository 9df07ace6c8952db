package org.openjdk.jmh.bridge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bridge.verify.Verification.Failure;
import org.openjdk.jmh.bridge.verify.Verification.Verdict;

/** How many of those that fail alike are judged. */
class AlikeFailuresTest {

    private final List<String> judged = new ArrayList<>();

    private static BenchmarkAttempt attempt(String benchmark, String set, int invocation, String message) {
        return new BenchmarkAttempt(new VerifiedBenchmark(benchmark, "JUPITER", "sample.ATest", "adds", "", null), set,
                invocation, message);
    }

    private static List<BenchmarkAttempt> sets(int number) {
        return IntStream.range(0, number)
                .mapToObj(i -> attempt("sample.A.adds", "#" + i, 1, "java.io.IOException: no file " + i)).toList();
    }

    private Failure judge(BenchmarkAttempt attempt, Verdict verdict) {
        judged.add(attempt.set());
        return FailureJudge.failure(attempt, verdict, "JUnit said", 0);
    }

    @Test
    void sets_thatAgree_speakForTheOthers() throws Exception {
        AlikeFailures sets = AlikeFailures.of(sets(9)).get(0);
        List<Failure> failures = sets.judge(attempt -> judge(attempt, Verdict.TEST));
        assertEquals(List.of("#0", "#4", "#8"), judged);
        assertEquals(9, failures.size());
        assertTrue(failures.stream().allMatch(failure -> failure.verdict() == Verdict.TEST));
        assertEquals(List.of("#0", "#1", "#2"), failures.subList(0, 3).stream().map(Failure::set).toList());
        assertEquals("sample.A.adds [#1]: java.io.IOException: no file 1 (also fails in JUnit: JUnit said; "
                + "judged by a sample of 9 similar failures of its class)", failures.get(1).line());
        assertFalse(failures.get(4).line().contains("judged by a sample"), failures.get(4)::line);
    }

    @Test
    void sets_thatDoNotAgree_areJudgedOneByOne() throws Exception {
        List<Failure> failures = AlikeFailures.of(sets(6)).get(0)
                .judge(attempt -> judge(attempt, attempt.set().equals("#5") ? Verdict.BENCHMARK : Verdict.TEST));
        assertEquals(List.of("#0", "#3", "#5", "#1", "#2", "#4"), judged);
        assertEquals(List.of(Verdict.TEST, Verdict.BENCHMARK), failures.subList(4, 6).stream().map(Failure::verdict)
                .toList());
    }

    @Test
    void fewSets_areAllJudged() throws Exception {
        assertEquals(3, AlikeFailures.of(sets(3)).get(0).judge(attempt -> judge(attempt, Verdict.TEST)).size());
        assertEquals(List.of("#0", "#1", "#2"), judged);
    }

    @Test
    void classes_invocationsAndMessages_areToldApart() {
        List<AlikeFailures> groups = AlikeFailures.of(List.of(attempt("a.A.adds", "#0", 1, "x.X: no /a/b-1.txt in [a]"),
                attempt("a.A.removes", "#0", 1, "x.X: no c/d-2.txt in [b]"),
                attempt("a.A.adds", "#1", 2, "x.X: no /a in [a]"),
                attempt("a.A.adds", "#2", 1, "x.X: one"), attempt("a.B.adds", "#3", 1, "x.X: no /a in [a]")));
        assertEquals(List.of(2, 1, 1, 1), groups.stream().map(AlikeFailures::size).toList());
    }
}
