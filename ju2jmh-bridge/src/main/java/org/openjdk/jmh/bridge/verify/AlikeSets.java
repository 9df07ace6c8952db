package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.bridge.verify.Verification.Failure;

/**
 * Parameter sets with which one benchmark fails alike. Each one that is judged takes up to four VMs, and a test may have
 * hundreds of sets that all miss the same file: where a few agree, they speak for the others.
 */
final class AlikeSets {

    /** Judges one failure. */
    @FunctionalInterface
    interface Judge {
        Failure judge(BenchmarkAttempt attempt) throws IOException, InterruptedException;
    }

    /** The first, the last, and one between them. */
    private static final int WITNESSES = 3;

    private final List<BenchmarkAttempt> attempts = new ArrayList<>();

    /** Puts together what fails alike: the same benchmark, in the same invocation, by the same type of exception. */
    static List<AlikeSets> of(List<BenchmarkAttempt> failed) {
        Map<String, AlikeSets> groups = new LinkedHashMap<>();
        for (BenchmarkAttempt attempt : failed) {
            String exception = attempt.message().replaceFirst("(?s):.*", "");
            String key = attempt.subject().benchmark() + " " + attempt.invocation() + " " + exception;
            groups.computeIfAbsent(key, each -> new AlikeSets()).attempts.add(attempt);
        }
        return List.copyOf(groups.values());
    }

    int size() {
        return attempts.size();
    }

    /** Judges a few, and each of the others only if these are not of one mind. */
    List<Failure> judge(Judge judge) throws IOException, InterruptedException {
        Map<BenchmarkAttempt, Failure> judged = new LinkedHashMap<>();
        for (BenchmarkAttempt witness : witnesses()) {
            judged.put(witness, judge.judge(witness));
        }
        boolean areOfOneMind = judged.values().stream().map(Failure::verdict).distinct().count() == 1;
        Failure first = judged.values().iterator().next();
        List<Failure> all = new ArrayList<>();
        for (BenchmarkAttempt attempt : attempts) {
            Failure known = judged.get(attempt);
            all.add(known != null ? known
                    : areOfOneMind ? FailureJudge.failure(attempt, first.verdict(), first.detail(), attempts.size())
                            : judge.judge(attempt));
        }
        return all;
    }

    private List<BenchmarkAttempt> witnesses() {
        return attempts.size() <= WITNESSES ? attempts
                : List.of(attempts.get(0), attempts.get(attempts.size() / 2), attempts.get(attempts.size() - 1));
    }
}
