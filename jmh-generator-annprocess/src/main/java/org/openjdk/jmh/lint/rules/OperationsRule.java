package org.openjdk.jmh.lint.rules;

import java.util.List;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.CountedLoop;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;

/**
 * OPS: the operations per invocation differ from the iterations of the loop. Checks benchmarks with one outermost
 * loop whose number of iterations the compiler knows.
 */
final class OperationsRule extends DescribedRule {

    OperationsRule() {
        super("OPS", "Results are divided by the operations per invocation, so they are wrong if that number is",
                "use the same constant for both");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            AnnotationFacts operations = Jmh.nearest(Jmh.OPERATIONS, benchmark, type);
            if (operations != null) {
                check(operations.integer("value", 1), benchmark, report);
            }
        }
    }

    private static void check(int operations, MethodFacts benchmark, Report report) {
        List<CountedLoop> loops = benchmark.body().loops();
        long runs = loops.size() == 1 ? loops.get(0).runs() : CountedLoop.UNKNOWN;
        if (runs > 0 && operations % runs != 0) {
            report.add(Severity.WARNING, loops.get(0).place(), "the loop runs " + runs
                    + " times, but @OperationsPerInvocation is " + operations);
        }
    }
}
