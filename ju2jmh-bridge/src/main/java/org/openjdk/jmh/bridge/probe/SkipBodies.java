package org.openjdk.jmh.bridge.probe;

import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

import java.lang.reflect.Method;

/**
 * Lets JUnit find every invocation of every test without running the tests and the fixtures around each. Does nothing but
 * in the VM that lists: a project may let JUnit detect extensions wherever it runs, and this tool be on its class path.
 */
public final class SkipBodies implements InvocationInterceptor {

    private static volatile boolean listing;

    /** Called by JUnit's ServiceLoader. */
    public SkipBodies() {
    }

    /** From now on, this VM only lists. */
    static void begin() {
        listing = true;
    }

    private static <T> void skip(Invocation<T> invocation) throws Throwable {
        if (listing) {
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
    public void interceptTestTemplateMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
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
            // A factory may need what the fixture prepares.
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
