package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.stream.Stream;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;

/**
 * INVO: a fixture around each invocation although the code shows that an invocation is short, so that two timestamps
 * matter. Not reported if an iteration has one invocation, or the benchmark loops, waits, calls unknown code, or has
 * many operations. The unit of the results is not used: many authors set it out of habit.
 */
final class InvocationFixtureRule extends DescribedRule {

    /** Operations over which two timestamps of some 50 ns in total add less than 0.1 ns each. */
    private static final int MANY_OPERATIONS = 1000;

    InvocationFixtureRule() {
        super("INVO", "With a fixture around each invocation, JMH takes two timestamps per invocation, which "
                + "may take longer than the benchmark",
                "use Level.Iteration or Level.Trial, or move the work into the benchmark and also "
                        + "measure it alone");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts method : type.methods()) {
            for (String fixture : Arrays.asList(Jmh.SETUP, Jmh.TEAR_DOWN)) {
                AnnotationFacts annotation = method.annotation(fixture);
                if (annotation != null && annotation.text("value", "").equals(Jmh.INVOCATION)) {
                    report(type, method, annotation, report);
                }
            }
        }
    }

    private static void report(ClassFacts state, MethodFacts fixture, AnnotationFacts annotation, Report report) {
        String what = "the fixture " + fixture.name()
                + "() runs around each invocation, so JMH takes two timestamps per invocation, which "
                + "distorts benchmarks below a millisecond";
        if (hasShortUser(state, Jmh.outermost(state))) {
            report.add(Severity.WARNING, annotation.place(), what);
        }
    }

    /** Returns whether a short benchmark in this file uses a state; those of other files are unknown. */
    private static boolean hasShortUser(ClassFacts state, ClassFacts type) {
        return Jmh.benchmarks(type).stream()
                .anyMatch(benchmark -> uses(state, benchmark, type) && isShort(benchmark, type))
                || type.nested().stream().anyMatch(nested -> hasShortUser(state, nested));
    }

    private static boolean uses(ClassFacts state, MethodFacts benchmark, ClassFacts type) {
        return Stream.concat(Stream.of(type), benchmark.parameterClasses().stream())
                .flatMap(each -> Jmh.inherited(each).stream()).anyMatch(each -> each.name().equals(state.name()));
    }

    private static boolean isShort(MethodFacts benchmark, ClassFacts type) {
        AnnotationFacts batch = Jmh.nearest(Jmh.OPERATIONS, benchmark, type);
        int operations = batch == null ? 1 : batch.integer("value", 1);
        return !Jmh.isSingleShot(benchmark, type) && operations < MANY_OPERATIONS
                && new CallLengths(new Callees(benchmark, type)).isShort(benchmark.body());
    }
}
