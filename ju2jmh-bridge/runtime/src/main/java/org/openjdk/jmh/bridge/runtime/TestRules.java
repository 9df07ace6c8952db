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

    private final RuleMember[] members;
    private final FrameworkMethod method;
    private final Description description;

    private TestRules(List<RuleMember> members, FrameworkMethod method, Description description) {
        this.members = members.toArray(new RuleMember[0]);
        this.method = method;
        this.description = description;
    }

    /**
     * Finds the rules of a test.
     *
     * @param type the test class
     * @param test the name of the test method
     * @return its rules
     * @throws NoSuchMethodException if there is no such test
     */
    public static TestRules of(Class<?> type, String test) throws NoSuchMethodException {
        return of(type, test, test);
    }

    /**
     * Finds the rules of a test with parameters.
     *
     * @param type the test class
     * @param test the name of the test method
     * @param name what rules are told that the test is called
     * @return its rules
     * @throws NoSuchMethodException if there is no such test
     */
    public static TestRules of(Class<?> type, String test, String name) throws NoSuchMethodException {
        TestClass tests = new TestClass(type);
        List<RuleMember> members = new ArrayList<>();
        tests.getAnnotatedMethods(Rule.class).forEach(method -> members.add(RuleMember.of(method)));
        tests.getAnnotatedFields(Rule.class).forEach(field -> members.add(RuleMember.of(field)));
        members.sort(RuleMember.INNERMOST_FIRST);
        Method method = type.getMethod(test);
        return new TestRules(members, new FrameworkMethod(method),
                Description.createTestDescription(type, name, method.getAnnotations()));
    }

    /**
     * Puts the rules around a test.
     *
     * @param test    the test object
     * @param payload the test with its fixtures
     * @return what is to be evaluated instead
     * @throws Throwable what a method threw that makes a rule
     */
    public Statement apply(Object test, Statement payload) throws Throwable {
        Statement result = payload;
        for (RuleMember member : members) {
            result = apply(member.value(test), test, result);
        }
        return result;
    }

    private Statement apply(Object rule, Object test, Statement inner) {
        if (rule instanceof TestRule) {
            // Time limits are not enforced, as in all direct calls: they would put each invocation on a new thread.
            return TimeLimits.applyWithout((TestRule) rule, inner, description);
        }
        return ((MethodRule) rule).apply(inner, method, test);
    }
}
