package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Overloads;
import org.openjdk.jmh.results.measures.MethodReference;

/** MEASURES: {@code @Measures} names something that is not a method, does not exist, or is ambiguous. */
final class MeasuresRule extends DescribedRule {

    MeasuresRule() {
        super("MEASURES", "A benchmark whose @Measures names no existing method is missing in documentation and "
                + "production reports",
                "write the qualified type, and the erased types of the parameters");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts method : type.methods()) {
            AnnotationFacts measures = method.annotation(Jmh.MEASURES);
            if (measures != null) {
                check(measures, method, type, report);
            }
        }
    }

    private static void check(AnnotationFacts measures, MethodFacts method, ClassFacts type, Report report) {
        if (method.annotation(Jmh.BENCHMARK) == null) {
            report.add(Severity.ERROR, measures.place(),
                    "@Measures has no effect on '" + method.name() + "', which is not a benchmark");
        }
        List<String> references = new ArrayList<>(measures.texts("value"));
        references.addAll(measures.texts("seeAlso"));
        for (String reference : references) {
            String problem = problem(reference, type);
            if (!problem.isEmpty()) {
                report.add(Severity.ERROR, measures.place(), problem);
            }
        }
    }

    private static String problem(String text, ClassFacts type) {
        MethodReference reference;
        try {
            reference = MethodReference.parse(text);
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
        Overloads overloads = type.overloads(reference.type(), reference.method());
        return overloads == Overloads.UNKNOWN ? ""
                : overloads == Overloads.OF_NO_CLASS ? "there is no class " + reference.type()
                        : problem(reference, overloads.parameters());
    }

    private static String problem(MethodReference reference, List<List<String>> overloads) {
        if (overloads.isEmpty()) {
            return reference.type() + " has no such method: " + reference;
        }
        long meant = overloads.stream().filter(each -> reference.means(reference.method(), each)).count();
        return meant == 1 ? ""
                : meant == 0 ? reference + " does not exist; there is " + list(overloads)
                        : reference + " is ambiguous; add the parameters of one: " + list(overloads);
    }

    private static String list(List<List<String>> overloads) {
        return overloads.stream().map(each -> "(" + String.join(", ", each) + ")").collect(Collectors.joining(", "));
    }
}
