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
 * Applies rules without the time limits among them and inside them, which would put each invocation on a new thread. JUnit's
 * own rules that hold others are looked into.
 */
final class TimeLimits {

    /** JUnit 4.12 and later. */
    private static final @Nullable Field IN_DISABLED = field("org.junit.rules.DisableOnDebug", "rule");
    /** JUnit 4.10 and later; its rules begin with the innermost. */
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

    /** Puts a rule around a statement, unless it only limits the time. */
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
            // Another release of JUnit: what its rule holds stays as it is.
            return null;
        }
    }
}
