package org.openjdk.jmh.bridge.runtime;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Captures the arguments that JUnit passes to a test and its fixtures, and skips the calls themselves. All captures for
 * one test share one test object. Outside of {@link #capture}, the extension lets every call proceed.
 */
public final class ArgumentCapture implements InvocationInterceptor {

    private static volatile @Nullable Captured current;

    public ArgumentCapture() {
        // Called by JUnit's ServiceLoader.
    }

    /** Arguments of one test and its fixtures, and the test object. */
    static final class Captured {

        private final Map<Class<?>, Object> objects = new HashMap<>();
        private final List<Object> fixtureArguments = new ArrayList<>();
        private @Nullable List<Object> arguments;
        private @Nullable Object target;

        boolean hasTest() {
            return arguments != null;
        }

        private void captureTest(ReflectiveInvocationContext<Method> context) {
            arguments = new ArrayList<>(context.getArguments());
            target = context.getTarget().orElse(null);
        }

        List<Object> arguments() {
            return required(arguments);
        }

        Object target() {
            return required(target);
        }

        <T> T fixtureArgument(Class<T> type) {
            return fixtureArguments.stream().filter(type::isInstance).map(type::cast).findFirst()
                    .orElseThrow(() -> new IllegalStateException("JUnit supplied no " + type.getName()));
        }

        private static <T> T required(@Nullable T captured) {
            if (captured == null) {
                throw new IllegalStateException("no test was captured");
            }
            return captured;
        }
    }

    /** Code in which JUnit reaches a test. */
    interface Steps {
        void run() throws Exception;
    }

    /**
     * Runs some steps and captures what JUnit supplies in them. Only one thread captures at a time: JUnit may run the
     * test on another thread, so the current capture cannot be thread-local.
     */
    static synchronized void capture(Captured captured, Steps steps) throws Exception {
        captured.fixtureArguments.clear();
        captured.arguments = null;
        current = captured;
        try {
            steps.run();
        } finally {
            current = null;
        }
    }

    @Override
    public <T> T interceptTestClassConstructor(Invocation<T> invocation,
                                               ReflectiveInvocationContext<Constructor<T>> context,
                                               ExtensionContext extensionContext)
            throws Throwable {
        Captured captured = current;
        if (captured == null) {
            return invocation.proceed();
        }
        Class<T> type = context.getExecutable().getDeclaringClass();
        Object made = captured.objects.get(type);
        if (made != null) {
            invocation.skip();
            return type.cast(made);
        }
        T object = invocation.proceed();
        captured.objects.put(type, object);
        return object;
    }

    @Override
    public void interceptTestMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                    ExtensionContext extensionContext)
            throws Throwable {
        captureInstead(invocation, captured -> captured.captureTest(context));
    }

    @Override
    public void interceptTestTemplateMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                            ExtensionContext extensionContext)
            throws Throwable {
        captureInstead(invocation, captured -> captured.captureTest(context));
    }

    @Override
    public void interceptBeforeEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                          ExtensionContext extensionContext)
            throws Throwable {
        captureInstead(invocation, captured -> captured.fixtureArguments.addAll(context.getArguments()));
    }

    @Override
    public void interceptAfterEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                         ExtensionContext extensionContext)
            throws Throwable {
        captureInstead(invocation, captured -> captured.fixtureArguments.addAll(context.getArguments()));
    }

    private static void captureInstead(Invocation<Void> invocation, Consumer<Captured> taking) throws Throwable {
        Captured captured = current;
        if (captured == null) {
            invocation.proceed();
        } else {
            taking.accept(captured);
            invocation.skip();
        }
    }
}
