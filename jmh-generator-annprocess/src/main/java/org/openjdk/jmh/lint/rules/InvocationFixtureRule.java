package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
        List<User> users = users(state, Jmh.outermost(state));
        String what = "the fixture " + fixture.name()
                + "() runs around each invocation, so JMH takes two timestamps per invocation, which "
                + "distorts benchmarks below a millisecond";
        if (users.stream().anyMatch(User::isShort)) {
            report.add(Severity.WARNING, annotation.place(), what);
        }
    }

    /** Returns the benchmarks in this file that use a state; those of other files are unknown. */
    private static List<User> users(ClassFacts state, ClassFacts type) {
        List<User> users = new ArrayList<>();
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            if (isSelfOrSuper(state, type)
                    || benchmark.parameterClasses().stream().anyMatch(each -> isSelfOrSuper(state, each))) {
                users.add(new User(benchmark, type));
            }
        }
        type.nested().forEach(nested -> users.addAll(users(state, nested)));
        return users;
    }

    private static boolean isSelfOrSuper(ClassFacts state, ClassFacts type) {
        for (ClassFacts each = type; each != null; each = each.superclass()) {
            if (each.name().equals(state.name())) {
                return true;
            }
        }
        return false;
    }

    /** A benchmark that uses the fixture. */
    private static final class User {

        private final MethodFacts benchmark;
        private final ClassFacts type;

        User(MethodFacts benchmark, ClassFacts type) {
            this.benchmark = benchmark;
            this.type = type;
        }

        boolean isShort() {
            AnnotationFacts batch = Jmh.nearest(Jmh.OPERATIONS, benchmark, type);
            int operations = batch == null ? 1 : batch.integer("value", 1);
            return !Jmh.isSingleShot(benchmark, type) && operations < MANY_OPERATIONS
                    && new CallLengths(new Callees(benchmark, type)).isShort(benchmark.body());
        }
    }
}
