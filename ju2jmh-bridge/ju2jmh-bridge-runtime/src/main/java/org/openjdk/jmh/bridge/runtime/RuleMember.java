package org.openjdk.jmh.bridge.runtime;

import java.lang.annotation.Annotation;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;
import org.junit.ClassRule;
import org.junit.Rule;
import org.junit.rules.TestRule;
import org.junit.runners.model.FrameworkField;
import org.junit.runners.model.FrameworkMethod;

/** A field or method of a test class that supplies a rule. */
final class RuleMember {

    /**
     * As JUnit nests rules: those of a higher order inside, then those that know the test object. Members that are
     * equal in both keep the order in which JUnit lists them.
     */
    static final Comparator<RuleMember> INNERMOST_FIRST =
            Comparator.<RuleMember>comparingInt(member -> -member.order).thenComparing(member -> member.forDescription);
    /** The order of a rule that names none, and of all rules before JUnit 4.13. */
    private static final int NO_ORDER = -1;

    /** Gives the rule of a test object, or of none where the member is static. */
    private interface Source {
        Object value(@Nullable Object test) throws Throwable;
    }

    private final Source source;
    private final int order;
    /** Whether it is a {@code TestRule}, which knows the description of a test, or a {@code MethodRule}. */
    private final boolean forDescription;

    private RuleMember(Source source, int order, boolean forDescription) {
        this.source = source;
        this.order = order;
        this.forDescription = forDescription;
    }

    /** A method: its declared type tells what kind of rule it makes. */
    static RuleMember of(FrameworkMethod method) {
        return new RuleMember(method::invokeExplosively, order(method.getAnnotations()),
                TestRule.class.isAssignableFrom(method.getReturnType()));
    }

    /** A field, whose declared type tells the same. */
    static RuleMember of(FrameworkField field) {
        return new RuleMember(field::get, order(field.getAnnotations()),
                TestRule.class.isAssignableFrom(field.getType()));
    }

    private static int order(Annotation[] annotations) {
        for (Annotation annotation : annotations) {
            if (annotation instanceof Rule || annotation instanceof ClassRule) {
                try {
                    return (Integer) annotation.annotationType().getMethod("order").invoke(annotation);
                } catch (ReflectiveOperationException e) {
                    return NO_ORDER;
                }
            }
        }
        return NO_ORDER;
    }

    /**
     * Returns the rule.
     *
     * @param test the test object, {@code null} for a static member
     * @return the rule of this test object
     * @throws Throwable what the method threw
     */
    Object value(@Nullable Object test) throws Throwable {
        return source.value(test);
    }
}
