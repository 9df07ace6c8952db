package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.runner.Defaults;

/**
 * BOUNDS: a minimum above the maximum that applies to the same benchmark. An error if both are in annotations; a
 * warning if the maximum is JMH's default, which options may raise.
 */
final class BoundsRule extends DescribedRule {

    /** Value of an element in annotations that is not set. */
    private static final int UNSET = -1;

    BoundsRule() {
        super("BOUNDS", "A dynamic run does not start if a minimum is above the maximum of the same benchmark",
                "lower the minimum or raise the maximum");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        if (type.isAbstract() || !hasMinimum(type)) {
            return;
        }
        Set<List<Object>> reported = new HashSet<>();
        for (MethodFacts benchmark : Jmh.inheritedBenchmarks(type)) {
            Lookup lookup = new Lookup(benchmark, type, report, reported);
            lookup.compare(Jmh.WARMUP_MIN, "value", Jmh.WARMUP, "iterations", "warmup iterations",
                    warmupIterations(benchmark, type));
            lookup.compare(Jmh.FORK_MIN, "value", Jmh.FORK, "value", "forks", Defaults.MEASUREMENT_FORKS);
            lookup.compare(Jmh.FORK_MIN, "warmups", Jmh.FORK, "warmups", "warmup forks",
                    Defaults.WARMUP_FORKS);
        }
    }

    /**
     * Returns whether there is any minimum: most classes have none, and looking benchmark by benchmark takes much
     * longer.
     */
    private static boolean hasMinimum(ClassFacts type) {
        return Jmh.inheritedAndEnclosing(type).stream().flatMap(level -> Jmh.annotated(level).stream())
                .anyMatch(BoundsRule::isMinimumOn);
    }

    private static boolean isMinimumOn(Annotated element) {
        return element.annotation(Jmh.WARMUP_MIN) != null || element.annotation(Jmh.FORK_MIN) != null;
    }

    private static int warmupIterations(MethodFacts benchmark, ClassFacts type) {
        return Jmh.isSingleShot(benchmark, type)
                ? Defaults.WARMUP_ITERATIONS_SINGLESHOT : Defaults.WARMUP_ITERATIONS;
    }

    /**
     * Finds values for one benchmark, nearest first, ignoring annotations without the element. An annotation of the
     * class that affects several benchmarks is reported once.
     */
    private static final class Lookup {

        private final MethodFacts benchmark;
        private final ClassFacts type;
        private final Report report;
        private final Set<List<Object>> reported;

        Lookup(MethodFacts benchmark, ClassFacts type, Report report, Set<List<Object>> reported) {
            this.benchmark = benchmark;
            this.type = type;
            this.report = report;
            this.reported = reported;
        }

        void compare(String minimum, String minimumElement, String maximum, String maximumElement, String what,
                     int byDefault) {
            Annotated low = find(minimum, minimumElement, Jmh.inheritedAndEnclosing(type));
            Annotated high = find(maximum, maximumElement, Jmh.inherited(type));
            if (low == null || !declaredHere(low) && !declaredHere(high)) {
                return;
            }
            int least = low.annotation(minimum).integer(minimumElement, UNSET);
            int most = high == null ? byDefault : high.annotation(maximum).integer(maximumElement, UNSET);
            Annotated culprit = declaredHere(low) ? low : high;
            if (least > most && reported.add(Arrays.asList(culprit, what))) {
                report.add(high == null ? Severity.WARNING : Severity.ERROR,
                        culprit.annotation(culprit == low ? minimum : maximum).place(),
                        "the minimum of " + what + ", " + least + ", is above the maximum, " + most
                                + " (" + (high == null ? "by default" : simple(maximum)) + "), for " + type.name() + "."
                                + benchmark.name());
            }
        }

        private Annotated find(String annotation, String element, List<ClassFacts> levels) {
            List<Annotated> elements = new ArrayList<>();
            elements.add(benchmark);
            elements.addAll(levels);
            for (Annotated each : elements) {
                AnnotationFacts facts = each.annotation(annotation);
                if (facts != null && facts.integer(element, UNSET) != UNSET) {
                    return each;
                }
            }
            return null;
        }

        private boolean declaredHere(Annotated element) {
            return element == type || element == benchmark && type.methods().contains(benchmark);
        }

        private static String simple(String annotation) {
            return "@" + annotation.substring(annotation.lastIndexOf('.') + 1);
        }
    }
}
