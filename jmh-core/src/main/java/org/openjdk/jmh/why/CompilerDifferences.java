package org.openjdk.jmh.why;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.recordings.InlinedCall;
import org.openjdk.jmh.results.explanation.MethodNames;

/** Finds what C2 did in all forks of one side and in no fork of the other. */
final class CompilerDifferences {

    /** A single deoptimization of a method may only end its warmup. */
    private static final long REPEATED = 2;

    private CompilerDifferences() {
    }

    static List<String> of(List<ObservedFork> baseline, List<ObservedFork> candidate) {
        List<String> notes = new ArrayList<>();
        notes.addAll(inlining(baseline, candidate, "is no longer inlined into "));
        notes.addAll(inlining(candidate, baseline, "was not inlined before into "));
        notes.addAll(givenUp(deoptimized(candidate), deoptimized(baseline), "candidate"));
        notes.addAll(givenUp(deoptimized(baseline), deoptimized(candidate), "baseline"));
        return notes;
    }

    private static List<Map<String, Long>> deoptimized(List<ObservedFork> forks) {
        return forks.stream().map(fork -> fork.recording.deoptimized()).collect(Collectors.toList());
    }

    /**
     * Returns sentences about methods that were repeatedly deoptimized during the measurement in all forks of one side,
     * and in no fork of the other.
     *
     * @param with    number of deoptimizations by method, for each fork of the side
     * @param without the same of the other side
     * @param side    name of the first side
     */
    static List<String> givenUp(List<Map<String, Long>> with, List<Map<String, Long>> without, String side) {
        Set<String> methods = new TreeSet<>(with.get(0).keySet());
        without.forEach(fork -> methods.removeAll(fork.keySet()));
        methods.removeIf(method -> method.isEmpty() || fewest(with, method) < REPEATED);
        return methods.stream().map(method -> "compiled code of " + MethodNames.brief(method)
                + " is discarded again and again: " + fewest(with, method) + " times or more in each fork of the "
                + side + ", never in the others").collect(Collectors.toList());
    }

    private static long fewest(List<Map<String, Long>> forks, String method) {
        return forks.stream().mapToLong(fork -> fork.getOrDefault(method, 0L)).min().orElse(0);
    }

    /**
     * Returns sentences about calls that all forks of one side always inlined, and all forks of the other never did.
     */
    private static List<String> inlining(List<ObservedFork> with, List<ObservedFork> without, String what) {
        Set<InlinedCall> calls = inAll(with, fork -> fork.recording.inlined());
        calls.retainAll(inAll(without, fork -> fork.recording.notInlined().keySet()));
        with.forEach(fork -> calls.removeAll(fork.recording.notInlined().keySet()));
        without.forEach(fork -> calls.removeAll(fork.recording.inlined()));
        Set<String> sampled = with.stream().flatMap(fork -> fork.recording.lines().keySet().stream())
                .collect(Collectors.toSet());
        without.forEach(fork -> sampled.addAll(fork.recording.lines().keySet()));
        return calls.stream().filter(call -> sampled.contains(call.caller()))
                .map(call -> MethodNames.brief(call.callee()) + " " + what + MethodNames.brief(call.caller()) + ": "
                        + reason(without, call))
                .sorted().collect(Collectors.toList());
    }

    private static Set<InlinedCall> inAll(List<ObservedFork> forks, Function<ObservedFork, Set<InlinedCall>> calls) {
        Set<InlinedCall> all = new HashSet<>(calls.apply(forks.get(0)));
        forks.forEach(fork -> all.retainAll(calls.apply(fork)));
        return all;
    }

    private static String reason(List<ObservedFork> forks, InlinedCall call) {
        return forks.stream().map(fork -> fork.recording.notInlined())
                .map((Map<InlinedCall, String> left) -> left.get(call))
                .distinct().collect(Collectors.joining(", "));
    }
}
