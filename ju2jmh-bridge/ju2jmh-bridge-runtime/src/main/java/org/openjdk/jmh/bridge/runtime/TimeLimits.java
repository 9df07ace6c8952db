package org.openjdk.jmh.bridge.runtime;

import java.lang.reflect.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.rules.DisableOnDebug;
import org.junit.rules.TestRule;
import org.junit.rules.Timeout;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/**
 * Applies rules without time limits, which would move each invocation to a new thread. It also removes time limits
 * inside JUnit's own rules that contain others.
 */
final class TimeLimits {

    /** Field of a private rule, present since JUnit 4.12. */
    private static final @Nullable Field IN_DISABLED = field("org.junit.rules.DisableOnDebug", "rule");
    /** Rules of a chain, from the innermost one, present since JUnit 4.10. */
    private static final @Nullable Field IN_CHAIN =
            field("org.junit.rules.RuleChain", "rulesStartingWithInnerMost");
    private static final ClassValue<Boolean> LIMITS = new ClassValue<Boolean>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            try {
                return type.getMethod("apply", Statement.class, Description.class).getDeclaringClass() == Timeout.class;
            } catch (NoSuchMethodException e) {
                return false;
            }
        }
    };

    private TimeLimits() {
    }

    /** Applies a rule to a statement, unless the rule only limits time. */
    static Statement applyWithout(TestRule rule, Statement inner, Description description) {
        if (rule instanceof Timeout && LIMITS.get(rule.getClass())) {
            return inner;
        }
        if (IN_DISABLED != null && rule.getClass() == IN_DISABLED.getDeclaringClass()) {
            TestRule held = (TestRule) value(IN_DISABLED, rule);
            return ((DisableOnDebug) rule).isDebugging() ? inner : applyWithout(held, inner, description);
        }
        if (IN_CHAIN == null || rule.getClass() != IN_CHAIN.getDeclaringClass()) {
            return rule.apply(inner, description);
        }
        Statement result = inner;
        for (Object each : (List<?>) value(IN_CHAIN, rule)) {
            result = applyWithout((TestRule) each, result, description);
        }
        return result;
    }

    private static Object value(Field field, TestRule rule) {
        try {
            return field.get(rule);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(field + " cannot be read", e);
        }
    }

    private static @Nullable Field field(String type, String name) {
        try {
            Field field = Class.forName(type, false, TestRule.class.getClassLoader()).getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (ReflectiveOperationException e) {
            // Other releases of JUnit may not have the field; then the rule is applied as it is.
            return null;
        }
    }
}
