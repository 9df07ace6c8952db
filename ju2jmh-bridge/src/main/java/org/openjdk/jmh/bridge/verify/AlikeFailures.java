package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.openjdk.jmh.bridge.verify.Verification.Failure;

/**
 * Benchmarks of one class, and parameter sets of them, that fail alike. Each one that is judged takes up to four VMs, and a
 * class may have hundreds that all miss the same folder: where a few agree, they speak for the others.
 */
final class AlikeFailures {

    /** Judges one failure. */
    @FunctionalInterface
    interface Judge {
        Failure judge(BenchmarkAttempt attempt) throws IOException, InterruptedException;
    }

    /** The first, the last, and one between them. */
    private static final int WITNESSES = 3;

    /** What differs from one set to the next, or from one file to the next: numbers, paths, and what stands in brackets. */
    private static final Pattern PARTICULARS = Pattern.compile("\\S*[/\\\\]\\S*|\\[[^\\]]*]|\\d+");

    private final List<BenchmarkAttempt> attempts = new ArrayList<>();

    /** Puts together what fails alike: of the same class, in the same invocation, with the same message. */
    static List<AlikeFailures> of(List<BenchmarkAttempt> failed) {
        Map<String, AlikeFailures> groups = new LinkedHashMap<>();
        for (BenchmarkAttempt attempt : failed) {
            String key = attempt.subject().benchmarkClass() + " " + attempt.invocation() + " "
                    + PARTICULARS.matcher(attempt.message()).replaceAll("");
            groups.computeIfAbsent(key, each -> new AlikeFailures()).attempts.add(attempt);
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
