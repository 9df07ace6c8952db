package org.openjdk.jmh.bridge.runtime;

import org.junit.Rule;
import org.junit.rules.MethodRule;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.Statement;
import org.junit.runners.model.TestClass;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules of JUnit 4 around one test. They are found once; each test object has rules of its own, which are applied
 * to each invocation without a runner.
 */
public final class TestRules {

    private static final ClassValue<RuleMember[]> MEMBERS = new ClassValue<RuleMember[]>() {
        @Override
        protected RuleMember[] computeValue(Class<?> type) {
            TestClass tests = new TestClass(type);
            List<RuleMember> members = new ArrayList<>();
            tests.getAnnotatedMethods(Rule.class).forEach(method -> members.add(RuleMember.of(method)));
            tests.getAnnotatedFields(Rule.class).forEach(field -> members.add(RuleMember.of(field)));
            members.sort(RuleMember.INNERMOST_FIRST);
            return members.toArray(new RuleMember[0]);
        }
    };

    /**
     * A test with its fixtures.
     *
     * @param <T> the test class
     */
    public interface Payload<T> {

        /**
         * Runs the test once.
         *
         * @param test the test object
         * @throws Throwable what the test threw
         */
        void run(T test) throws Throwable;
    }

    private final RuleMember[] members;
    private final FrameworkMethod method;
    private final Description description;

    private TestRules(RuleMember[] members, FrameworkMethod method, Description description) {
        this.members = members;
        this.method = method;
        this.description = description;
    }

    /**
     * Finds the rules of a test.
     *
     * @param type the test class
     * @param test the name of the test method
     * @return its rules
     * @throws IllegalStateException if there is no such test
     */
    public static TestRules of(Class<?> type, String test) {
        return of(type, test, test);
    }

    /**
     * Finds the rules of a test with parameters.
     *
     * @param type the test class
     * @param test the name of the test method
     * @param name what rules are told that the test is called
     * @return its rules
     * @throws IllegalStateException if there is no such test
     */
    public static TestRules of(Class<?> type, String test, String name) {
        try {
            Method method = type.getMethod(test);
            return new TestRules(MEMBERS.get(type), new FrameworkMethod(method),
                    Description.createTestDescription(type, name, method.getAnnotations()));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type + " has no test " + test + " any more", e);
        }
    }

    /**
     * Runs a test inside its rules.
     *
     * @param test    the test object
     * @param payload the test with its fixtures
     * @param <T>     the test class
     * @return the test object
     * @throws Throwable what the test or a rule threw
     */
    public <T> T run(T test, Payload<T> payload) throws Throwable {
        Statement result = new Statement() {
            @Override
            public void evaluate() throws Throwable {
                payload.run(test);
            }
        };
        for (RuleMember member : members) {
            result = apply(member.value(test), test, result);
        }
        result.evaluate();
        return test;
    }

    private Statement apply(Object rule, Object test, Statement inner) {
        if (rule instanceof TestRule) {
            // Time limits are not enforced, as in all direct calls: they would put each invocation on a new thread.
            return TimeLimits.applyWithout((TestRule) rule, inner, description);
        }
        return ((MethodRule) rule).apply(inner, method, test);
    }
}
