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
 * Takes what JUnit would call a test and its fixtures with, and keeps it from calling them. Makes one test object for all
 * that is taken for a test. Does nothing unless something is to be taken.
 */
public final class ArgumentTaker implements InvocationInterceptor {

    private static volatile @Nullable Taken current;

    /** Called by JUnit's ServiceLoader. */
    public ArgumentTaker() {
    }

    /** What was taken for one test. */
    static final class Taken {

        private final Map<Class<?>, Object> objects = new HashMap<>();
        private final List<Object> told = new ArrayList<>();
        private @Nullable List<Object> arguments;
        private @Nullable Object target;

        boolean isTaken() {
            return arguments != null;
        }

        private void takeTest(ReflectiveInvocationContext<Method> context) {
            arguments = new ArrayList<>(context.getArguments());
            target = context.getTarget().orElse(null);
        }

        List<Object> arguments() {
            return required(arguments);
        }

        Object target() {
            return required(target);
        }

        <T> T told(Class<T> type) {
            return told.stream().filter(type::isInstance).map(type::cast).findFirst()
                    .orElseThrow(() -> new IllegalStateException("JUnit supplied no " + type.getName()));
        }

        private static <T> T required(@Nullable T taken) {
            if (taken == null) {
                throw new IllegalStateException("nothing was taken");
            }
            return taken;
        }
    }

    /** What makes JUnit come to a test. */
    interface Steps {
        void run() throws Exception;
    }

    /** Takes what JUnit supplies in some steps; one thread at a time, since JUnit may use another one for the test. */
    static synchronized void take(Taken taken, Steps steps) throws Exception {
        taken.told.clear();
        taken.arguments = null;
        current = taken;
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
        Taken taken = current;
        if (taken == null) {
            return invocation.proceed();
        }
        Class<T> type = context.getExecutable().getDeclaringClass();
        Object made = taken.objects.get(type);
        if (made != null) {
            invocation.skip();
            return type.cast(made);
        }
        T object = invocation.proceed();
        taken.objects.put(type, object);
        return object;
    }

    @Override
    public void interceptTestMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                    ExtensionContext extensionContext)
            throws Throwable {
        takeInstead(invocation, taken -> taken.takeTest(context));
    }

    @Override
    public void interceptTestTemplateMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                            ExtensionContext extensionContext)
            throws Throwable {
        takeInstead(invocation, taken -> taken.takeTest(context));
    }

    @Override
    public void interceptBeforeEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                          ExtensionContext extensionContext)
            throws Throwable {
        takeInstead(invocation, taken -> taken.told.addAll(context.getArguments()));
    }

    @Override
    public void interceptAfterEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> context,
                                         ExtensionContext extensionContext)
            throws Throwable {
        takeInstead(invocation, taken -> taken.told.addAll(context.getArguments()));
    }

    private static void takeInstead(Invocation<Void> invocation, Consumer<Taken> taking) throws Throwable {
        Taken taken = current;
        if (taken == null) {
            invocation.proceed();
        } else {
            taking.accept(taken);
            invocation.skip();
        }
    }
}
