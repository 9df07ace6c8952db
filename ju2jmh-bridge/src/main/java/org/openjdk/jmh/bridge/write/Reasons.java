package org.openjdk.jmh.bridge.write;

import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.plan.Conversion;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Documents why benchmarks have their scaffold: the most frequent reason at the class, others at their methods. */
final class Reasons {

    private final Map<Conversion, Integer> counts = new LinkedHashMap<>();
    private final Conversion common;

    Reasons(List<BenchmarkMethod> methods) {
        methods.forEach(method -> counts.merge(method.decision(), 1, Integer::sum));
        common = counts.entrySet().stream()
                .max(Comparator.comparingInt(Map.Entry::getValue))
                .orElseThrow().getKey();
    }

    String ofClass() {
        return counts.size() == 1 ? text(common) : "Unless a method says otherwise: " + text(common);
    }

    Optional<String> ofMethod(BenchmarkMethod method) {
        return method.decision().equals(common) ? Optional.empty() : Optional.of(text(method.decision()));
    }

    private static String text(Conversion decision) {
        String scaffold = decision.scaffold() == Conversion.Scaffold.DIRECT ? "Direct: " : "Launcher: ";
        return scaffold + SourceText.escape(decision.reason()) + ".";
    }
}
