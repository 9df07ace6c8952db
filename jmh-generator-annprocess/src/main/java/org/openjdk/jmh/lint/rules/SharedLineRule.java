package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.FieldFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * SHARE: a method of a group writes a field while another method of the group uses another field of the same shared
 * object, with nothing between them that separates their cache lines. Not reported if the name of the class or group
 * shows that this is intended.
 */
final class SharedLineRule extends DescribedRule {

    /** Largest number of fields to report: with more, some are probably padding. */
    private static final int MAX_FIELDS = 4;
    private static final String NAMED_AFTER_IT = "(?i).*(false.?sharing|padd(ed|ing)|cache.?line|contend).*";
    private static final List<String> CONTENDED =
            Arrays.asList("sun.misc.Contended", "jdk.internal.vm.annotation.Contended");

    SharedLineRule() {
        super("SHARE", "Threads slow each other down if one writes a field in the same cache line as another's "
                + "field",
                "move them to separate states, which JMH pads, or pad them");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        Map<String, List<MethodFacts>> groups = new LinkedHashMap<>();
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            String group = Jmh.group(benchmark);
            if (group != null) {
                groups.computeIfAbsent(group, name -> new ArrayList<>()).add(benchmark);
            }
        }
        groups.keySet().removeIf(group -> (type.name() + " " + group).matches(NAMED_AFTER_IT));
        for (List<MethodFacts> group : groups.values()) {
            check(type, group, report);
        }
    }

    private static void check(ClassFacts type, List<MethodFacts> group, Report report) {
        for (MethodFacts writer : group) {
            Access writes = new Access(writer, type);
            for (MethodFacts other : group) {
                Access uses = new Access(other, type);
                String clash = other == writer ? null : writes.clash(uses);
                if (clash != null) {
                    report.add(Severity.WARNING, writer.place(), writer.name() + "() writes a field while "
                            + other.name() + "() uses another of the same object: " + clash
                            + " may share a cache line");
                    return;
                }
            }
        }
    }

    /** Unpadded fields of shared states that a benchmark reads and writes. */
    private static final class Access {

        private final Map<String, ClassFacts> shared = new HashMap<>();
        private final Map<String, Set<String>> written = new HashMap<>();
        private final Map<String, Set<String>> used = new HashMap<>();

        Access(MethodFacts benchmark, ClassFacts type) {
            addShared(type);
            benchmark.parameterClasses().forEach(this::addShared);
            for (Step step : benchmark.body().steps()) {
                if (step.kind() == Step.Kind.STORE) {
                    add(step.target(), written);
                    add(step.target(), used);
                }
                for (Expr expr : step.expressions()) {
                    add(expr, used);
                }
            }
        }

        /** Adds a state without superclass; subclasses are the usual way to pad. */
        private void addShared(ClassFacts state) {
            AnnotationFacts annotation = state.annotation(Jmh.STATE);
            boolean isShared = annotation != null && !annotation.text("value", "").equals("Thread");
            if (isShared && state.fields().stream().filter(field -> !field.isStatic()).count() <= MAX_FIELDS) {
                shared.put(state.name(), state);
            }
        }

        private void add(Expr expr, Map<String, Set<String>> accesses) {
            ClassFacts state = expr.kind() == Expr.Kind.FIELD ? shared.get(expr.owner()) : null;
            if (state != null && state.fields().stream().anyMatch(field -> isPlain(field, expr.name()))) {
                accesses.computeIfAbsent(state.name(), name -> new HashSet<>()).add(expr.name());
            }
        }

        private static boolean isPlain(FieldFacts field, String name) {
            return field.name().equals(name) && !field.isStatic()
                    && CONTENDED.stream().allMatch(contended -> field.annotation(contended) == null);
        }

        String clash(Access other) {
            for (Map.Entry<String, Set<String>> state : written.entrySet()) {
                for (String field : state.getValue()) {
                    for (String theirs : other.used.getOrDefault(state.getKey(), Collections.emptySet())) {
                        if (!theirs.equals(field)) {
                            return field + " and " + theirs;
                        }
                    }
                }
            }
            return null;
        }
    }
}
