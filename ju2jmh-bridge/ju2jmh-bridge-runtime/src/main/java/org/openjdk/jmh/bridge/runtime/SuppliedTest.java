package org.openjdk.jmh.bridge.runtime;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/**
 * What JUnit supplies to a test of Jupiter: the test's arguments, the arguments of its fixtures, and the test object.
 * JUnit runs all steps before the test and stops there, so that a benchmark can call the test itself. Instances are not
 * thread-safe.
 */
public final class SuppliedTest {

    private final Node<EngineExecutionContext> container;
    private final EngineExecutionContext context;
    private final int number;
    private final ArgumentCapture.Captured captured = new ArgumentCapture.Captured();
    private @Nullable OpenNode open;

    /** The number of an invocation of a test template, from 1, or 0 for a test with one invocation. */
    SuppliedTest(Node<EngineExecutionContext> container, EngineExecutionContext context, int number) {
        this.container = container;
        this.context = context;
        this.number = number;
    }

    /**
     * Releases what was supplied before, and lets JUnit supply everything again.
     *
     * @throws Throwable what an extension threw, or {@link IllegalStateException} if JUnit does not run the test
     */
    public void open() throws Throwable {
        close();
        Node<EngineExecutionContext> test =
                number == 0 ? container : TemplateTest.invocation(container, context, number);
        OpenNode opened = new OpenNode(test, context);
        open = opened;
        ArgumentCapture.capture(captured, () -> {
            opened.openIfWanted();
            test.execute(opened.context(), Nodes.NO_CHILDREN);
        });
        if (!captured.hasTest()) {
            throw new IllegalStateException("JUnit did not reach the test " + test);
        }
    }

    /** Returns the test's argument at an index, from 0. */
    public Object argument(int index) {
        return captured.arguments().get(index);
    }

    /**
     * Returns a primitive argument by its index, from 0. It is boxed in the given primitive type, into which Java
     * widens it.
     */
    public Object argument(int index, Class<?> primitive) {
        Object widened = Array.newInstance(primitive, 1);
        Array.set(widened, 0, argument(index));
        return Array.get(widened, 0);
    }

    /** Returns the test object. */
    public Object test() {
        return captured.target();
    }

    /**
     * Returns the value that JUnit injected into a field of the test object.
     *
     * @param owner binary name of the declaring class
     * @throws ReflectiveOperationException if the tests changed and the field no longer exists
     */
    public Object field(String owner, String name) throws ReflectiveOperationException {
        Field field = Class.forName(owner, false, test().getClass().getClassLoader()).getDeclaredField(name);
        field.setAccessible(true);
        return field.get(test());
    }

    /** Returns the argument that JUnit would pass to a fixture's parameter of a type. */
    public <T> T told(Class<T> type) {
        return captured.fixtureArgument(type);
    }

    /** Lets JUnit clean up, which closes arguments that are closeable, and throws what that threw. */
    public void close() throws Throwable {
        OpenNode opened = open;
        open = null;
        if (opened != null) {
            opened.close();
        }
    }

}
