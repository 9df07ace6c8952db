package org.openjdk.jmh.bridge.runtime;

import java.util.ArrayList;
import java.util.List;
import org.junit.ClassRule;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/** JUnit 4's class rules, applied once per trial. */
public final class ClassRules {

    private final PausedWrapper held;

    private ClassRules(PausedWrapper held) {
        this.held = held;
    }

    /**
     * Runs the first half of each rule.
     *
     * @throws Throwable what a rule threw
     */
    public static ClassRules open(Class<?> type) throws Throwable {
        List<TestRule> rules = new ArrayList<>();
        for (RuleMember member : RuleMember.of(type, ClassRule.class)) {
            rules.add((TestRule) member.value(null));
        }
        Description description = Description.createSuiteDescription(type);
        return new ClassRules(PausedWrapper.open(type.getName(), middle -> {
            Statement all = new Statement() {
                @Override
                public void evaluate() {
                    middle.run();
                }
            };
            for (TestRule rule : rules) {
                all = TimeLimits.applyWithout(rule, all, description);
            }
            all.evaluate();
        }));
    }

    /** Runs the second half of each rule, and throws what a rule threw. */
    public void close() throws Throwable {
        held.close();
    }
}
