package org.openjdk.jmh.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.lint.model.ClassFacts;

class LinterTest {

    private static ClassFacts named(String name, List<ClassFacts> nested) {
        return (ClassFacts) Proxy.newProxyInstance(LinterTest.class.getClassLoader(), new Class<?>[] {ClassFacts.class},
                (proxy, method, arguments) -> method.getName().equals("name") ? name : nested);
    }

    /** Reports each class, except one whose name makes it throw. */
    private record ScriptedRule(String id, String fails) implements Rule {

        @Override
        public String summary() {
            return "summary";
        }

        @Override
        public String remedy() {
            return "remedy";
        }

        @Override
        public void check(ClassFacts type, Report report) {
            if (type.name().equals(fails)) {
                throw new IllegalStateException("boom");
            }
            report.add(Severity.WARNING, null, type.name());
        }
    }

    @Test
    void failingRule_isReportedAndHidesNoOtherFindings() {
        Linter linter = new Linter(List.of(new ScriptedRule("BAD", "a.B"), new ScriptedRule("GOOD", "")));
        List<String> failures = new ArrayList<>();
        List<Finding> findings = linter.lint(named("a.B", List.of(named("a.B.C", List.of()))),
                (type, rule, cause) -> failures.add(rule.id() + " on " + type.name() + ": " + cause.getMessage()));
        assertEquals(List.of("BAD on a.B: boom"), failures);
        assertEquals(List.of("GOOD", "BAD", "GOOD"), findings.stream().map(finding -> finding.rule().id()).toList());
    }
}
