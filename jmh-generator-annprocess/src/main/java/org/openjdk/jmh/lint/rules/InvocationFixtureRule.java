package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;

/**
 * INVO: a fixture around each invocation. Not reported where all benchmarks that use it run once for an iteration; a
 * warning where the code tells that an invocation is short, so that two timestamps matter beside it: the benchmark has
 * no loop and calls nothing but small methods. Otherwise a note. A unit of nanoseconds says little: many choose it for
 * whatever they measure.
 */
final class InvocationFixtureRule implements Rule {

    private static final Set<String> LONG_UNITS =
            new HashSet<>(Arrays.asList("MILLISECONDS", "SECONDS", "MINUTES", "HOURS", "DAYS"));
    private static final Set<String> PER_OPERATION =
            new HashSet<>(Arrays.asList("AverageTime", "SampleTime", "SingleShotTime"));
    /** Two timestamps take some 50 ns; spread over so many operations they add less than a tenth of one. */
    private static final int MANY_OPERATIONS = 1000;
    @Override
    public String id() {
        return "INVO";
    }

    @Override
    public String summary() {
        return "A fixture around each invocation makes JMH take two timestamps for each, which can outweigh what is"
                + " measured";
    }

    @Override
    public String remedy() {
        return "use Level.Iteration or Level.Trial, or move the work into the benchmark and measure it by itself too";
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
        if (!users.isEmpty() && users.stream().allMatch(User::runsOnce)) {
            return;
        }
        String what = "the fixture " + fixture.name() + "() surrounds each invocation, so JMH takes timestamps for"
                + " each, which distort benchmarks of less than a millisecond";
        if (!users.isEmpty() && users.stream().allMatch(User::isLong)) {
            report.add(Severity.NOTE, annotation.place(), what
                    + " (these seem longer: their results are in milliseconds or more, they hold many operations, or"
                    + " they wait)");
        } else if (users.stream().anyMatch(User::isShort)) {
            report.add(Severity.WARNING, annotation.place(), what);
        } else {
            report.add(Severity.NOTE, annotation.place(), what + " (code does not tell how long these take)");
        }
    }

    /** Finds the benchmarks in this file that use the state; those of other files are not known. */
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
        private final List<String> modes;
        private final String unit;
        private final int operations;
        private final Callees callees;

        User(MethodFacts benchmark, ClassFacts type) {
            this.benchmark = benchmark;
            callees = new Callees(benchmark, type);
            modes = Jmh.modes(benchmark, type);
            AnnotationFacts annotation = Jmh.nearest(Jmh.TIME_UNIT, benchmark, type);
            unit = annotation == null ? "" : annotation.text("value", "");
            AnnotationFacts batch = Jmh.nearest(Jmh.OPERATIONS, benchmark, type);
            operations = batch == null ? 1 : batch.integer("value", 1);
        }

        boolean runsOnce() {
            return modes.equals(Collections.singletonList("SingleShotTime"));
        }

        boolean isShort() {
            return !isLong() && callees.isShort(benchmark.body());
        }

        boolean isLong() {
            return runsOnce() || PER_OPERATION.containsAll(modes) && LONG_UNITS.contains(unit)
                    || operations >= MANY_OPERATIONS || Waiting.waits(benchmark.body());
        }
    }
}
