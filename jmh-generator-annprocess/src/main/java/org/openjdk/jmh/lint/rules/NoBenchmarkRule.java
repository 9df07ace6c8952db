package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;

/**
 * NOBENCH: one of our annotations on an element without benchmarks. Abstract classes are ignored, since benchmarks of
 * other files may inherit their annotations.
 */
final class NoBenchmarkRule extends DescribedRule {

    private static final List<String> OURS = Arrays.asList(Jmh.WARMUP_MIN, Jmh.FORK_MIN, Jmh.RECONFIGURE);

    NoBenchmarkRule() {
        super("NOBENCH", "An annotation that configures benchmarks has no effect on other code",
                "move it to a @Benchmark method or its class, or remove it");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        if (!type.isAbstract() && !appliesToBenchmarks(type)) {
            check(type, "class " + type.name() + " has no benchmark", report);
        }
        for (MethodFacts method : type.methods()) {
            if (method.annotation(Jmh.BENCHMARK) == null) {
                check(method, "method " + method.name() + "() is not a benchmark", report);
            }
        }
    }

    private static boolean appliesToBenchmarks(ClassFacts type) {
        return !Jmh.inheritedBenchmarks(type).isEmpty()
                || type.nested().stream().anyMatch(NoBenchmarkRule::appliesToBenchmarks);
    }

    private static void check(Annotated element, String why, Report report) {
        for (String type : OURS) {
            AnnotationFacts annotation = element.annotation(type);
            if (annotation != null) {
                report.add(Severity.WARNING, annotation.place(),
                        "@" + type.substring(type.lastIndexOf('.') + 1) + " has no effect here: " + why);
            }
        }
    }
}
