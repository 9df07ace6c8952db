package org.openjdk.jmh.bridge.runtime;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.ClassRule;
import org.junit.Rule;
import org.junit.rules.TestRule;
import org.junit.runners.model.FrameworkField;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.TestClass;

/** Field or method of a test class that supplies a JUnit 4 rule. */
final class RuleMember {

    /**
     * JUnit's nesting: rules of a higher order are innermost, and a {@code TestRule} surrounds a {@code MethodRule}.
     * Equal members keep the order in which JUnit lists them.
     */
    private static final Comparator<RuleMember> INNERMOST_FIRST =
            Comparator.<RuleMember>comparingInt(member -> -member.order).thenComparing(member -> member.forDescription);
    /** JUnit's default order; rules have no order before 4.13. */
    private static final int NO_ORDER = -1;

    /** Reads the rule of a test object, or of none for a static member. */
    private interface Source {
        Object value(@Nullable Object test) throws Throwable;
    }

    private final Source source;
    private final int order;
    /** True for a {@code TestRule}, false for a {@code MethodRule}. */
    private final boolean forDescription;

    private RuleMember(Source source, int order, boolean forDescription) {
        this.source = source;
        this.order = order;
        this.forDescription = forDescription;
    }

    /** Returns the members of a test class with an annotation, the innermost rule first. */
    static List<RuleMember> of(Class<?> type, Class<? extends Annotation> annotation) {
        TestClass tests = new TestClass(type);
        List<RuleMember> members = new ArrayList<>();
        tests.getAnnotatedMethods(annotation).forEach(method -> members.add(of(method)));
        tests.getAnnotatedFields(annotation).forEach(field -> members.add(of(field)));
        members.sort(INNERMOST_FIRST);
        return members;
    }

    private static RuleMember of(FrameworkMethod method) {
        return new RuleMember(method::invokeExplosively, order(method.getAnnotations()),
                TestRule.class.isAssignableFrom(method.getReturnType()));
    }

    private static RuleMember of(FrameworkField field) {
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

    /** Returns the rule of a test object, which is null for a static member. */
    Object value(@Nullable Object test) throws Throwable {
        return source.value(test);
    }
}
