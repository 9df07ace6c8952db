package org.openjdk.jmh.bridge.probe;

import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

import java.lang.reflect.Method;

/**
 * Extension that lets JUnit list every invocation without running tests and their fixtures. It also avoids a test
 * object for each invocation of a template. Outside of the listing VM it does nothing.
 */
public final class SkippingExtension implements InvocationInterceptor, ExecutionCondition {

    static final String REASON = "listed by ju2jmh-bridge";

    private static final ConditionEvaluationResult TO_BE_RUN = ConditionEvaluationResult.enabled("not listed");

    public SkippingExtension() {
        // Called by JUnit's ServiceLoader.
    }

    /** Disables invocations only: conditions of the project decide about the template itself. */
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        boolean invocation = context.getUniqueId().contains("/[test-template-invocation:");
        return invocation && ListingMain.isListing() ? ConditionEvaluationResult.disabled(REASON) : TO_BE_RUN;
    }

    private static <T> void skip(Invocation<T> invocation) throws Throwable {
        if (ListingMain.isListing()) {
            invocation.skip();
        } else {
            invocation.proceed();
        }
    }

    @Override
    public void interceptTestMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                    ExtensionContext extensionContext)
            throws Throwable {
        skip(invocation);
    }

    @Override
    public void interceptDynamicTest(Invocation<Void> invocation, DynamicTestInvocationContext context,
                                     ExtensionContext extensionContext)
            throws Throwable {
        skip(invocation);
    }

    @Override
    public void interceptBeforeEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                          ExtensionContext extensionContext)
            throws Throwable {
        boolean factory = extensionContext.getTestMethod()
                .filter(m -> m.isAnnotationPresent(TestFactory.class)).isPresent();
        if (factory) {
            // The factory may need what the fixture prepares.
            invocation.proceed();
        } else {
            skip(invocation);
        }
    }

    @Override
    public void interceptAfterEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                         ExtensionContext extensionContext)
            throws Throwable {
        skip(invocation);
    }
}
