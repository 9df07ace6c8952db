package org.openjdk.jmh.bridge.probe;

import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

import java.lang.reflect.Method;

/** Lets JUnit find every invocation of every test without running the tests and the fixtures around each. */
public final class SkipBodies implements InvocationInterceptor {

    /** Called by JUnit's ServiceLoader. */
    public SkipBodies() {
    }

    @Override
    public void interceptTestMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                    ExtensionContext extensionContext) {
        invocation.skip();
    }

    @Override
    public void interceptTestTemplateMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                            ExtensionContext extensionContext) {
        invocation.skip();
    }

    @Override
    public void interceptDynamicTest(Invocation<Void> invocation, DynamicTestInvocationContext context,
                                     ExtensionContext extensionContext) {
        invocation.skip();
    }

    @Override
    public void interceptBeforeEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                          ExtensionContext extensionContext) throws Throwable {
        boolean factory = extensionContext.getTestMethod()
                .filter(m -> m.isAnnotationPresent(TestFactory.class)).isPresent();
        if (factory) {
            // A factory may need what the fixture prepares.
            invocation.proceed();
        } else {
            invocation.skip();
        }
    }

    @Override
    public void interceptAfterEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                         ExtensionContext extensionContext) {
        invocation.skip();
    }
}
