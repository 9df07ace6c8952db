package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.openjdk.jmh.bridge.verify.Verification.Failure;

/**
 * Failures of one class that probably have the same reason. Judging a failure takes up to four VMs, and hundreds of
 * benchmarks may miss the same folder. Therefore only a sample is judged if its verdicts agree.
 */
final class AlikeFailures {

    @FunctionalInterface
    interface Judge {
        Failure judge(BenchmarkAttempt attempt) throws IOException, InterruptedException;
    }

    /** Size of the sample: the first, the middle and the last failure. */
    private static final int SAMPLE_SIZE = 3;

    /** Matches what may differ between failures: numbers, paths, and text in brackets. */
    private static final Pattern PARTICULARS = Pattern.compile("\\S*[/\\\\]\\S*|\\[[^\\]]*]|\\d+");

    private final List<BenchmarkAttempt> attempts = new ArrayList<>();

    /** Groups failures of the same class, in the same invocation, with the same message. */
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

    /** Judges a sample; judges the other failures only if its verdicts differ. */
    List<Failure> judge(Judge judge) throws IOException, InterruptedException {
        Map<BenchmarkAttempt, Failure> judged = new LinkedHashMap<>();
        for (BenchmarkAttempt witness : sample()) {
            judged.put(witness, judge.judge(witness));
        }
        boolean agree = judged.values().stream().map(Failure::verdict).distinct().count() == 1;
        Failure first = judged.values().iterator().next();
        List<Failure> all = new ArrayList<>();
        for (BenchmarkAttempt attempt : attempts) {
            Failure known = judged.get(attempt);
            all.add(known != null ? known
                    : agree ? FailureJudge.failure(attempt, first.verdict(), first.detail(), attempts.size())
                            : judge.judge(attempt));
        }
        return all;
    }

    private List<BenchmarkAttempt> sample() {
        return attempts.size() <= SAMPLE_SIZE ? attempts
                : List.of(attempts.get(0), attempts.get(attempts.size() / 2), attempts.get(attempts.size() - 1));
    }
}
