package org.openjdk.jmh.bridge.runtime;

import java.lang.reflect.Method;
import org.junit.Rule;
import org.junit.rules.MethodRule;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.Statement;

/** Rules of JUnit 4 around one test, applied without a runner. Each test object has rules of its own. */
public final class TestRules {

    private static final ClassValue<RuleMember[]> MEMBERS = new ClassValue<RuleMember[]>() {
        @Override
        protected RuleMember[] computeValue(Class<?> type) {
            return RuleMember.of(type, Rule.class).toArray(new RuleMember[0]);
        }
    };

    /** A test with its fixtures. */
    public interface Payload<T> {

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
     * Returns the rules of a test method; throws {@link IllegalStateException} if the tests changed and it does not
     * exist.
     */
    public static TestRules of(Class<?> type, String test) {
        return of(type, test, test);
    }

    /**
     * Returns the rules of a test method with parameters.
     *
     * @param name the name of the test that rules receive
     * @throws IllegalStateException if the tests changed and the method no longer exists
     */
    public static TestRules of(Class<?> type, String test, String name) {
        try {
            Method method = type.getMethod(test);
            return new TestRules(MEMBERS.get(type), new FrameworkMethod(method),
                    Description.createTestDescription(type, name, method.getAnnotations()));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type + " has no test " + test + " any more: generate the benchmarks again",
                    e);
        }
    }

    /** Runs a test inside its rules, returns the test object, and throws what the test or a rule threw. */
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
            // Direct calls ignore time limits: each would move the invocation to a new thread.
            return TimeLimits.applyWithout((TestRule) rule, inner, description);
        }
        return ((MethodRule) rule).apply(inner, method, test);
    }
}
