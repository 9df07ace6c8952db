package org.openjdk.jmh.bridge.runtime;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.Node;

/**
 * What JUnit would run a test of Jupiter with: its arguments, what it tells fixtures of the test, and the object that all
 * tests of a class may share. JUnit is let up to the test and stopped there, so that a benchmark can call it. Each thread
 * needs one of its own.
 */
public final class SuppliedTest {

    private final Node<EngineExecutionContext> container;
    private final EngineExecutionContext context;
    private final int number;
    private final ArgumentTaker.Taken taken = new ArgumentTaker.Taken();
    private @Nullable OpenNode open;

    /** One invocation of a test template, or, as number 0, a test that has one only. */
    SuppliedTest(Node<EngineExecutionContext> container, EngineExecutionContext context, int number) {
        this.container = container;
        this.context = context;
        this.number = number;
    }

    /**
     * Lets JUnit supply everything anew, after what was supplied before has been given back.
     *
     * @throws Throwable what a provider threw, or {@link IllegalStateException} if JUnit does not run the test
     */
    public void open() throws Throwable {
        close();
        Node<EngineExecutionContext> test =
                number == 0 ? container : TemplateTest.invocation(container, context, number);
        OpenNode opened = new OpenNode(test, context);
        open = opened;
        ArgumentTaker.take(taken, () -> {
            opened.openIfWanted();
            test.execute(opened.context(), Ignored.INSTANCE);
        });
        if (!taken.isTaken()) {
            throw new IllegalStateException("JUnit did not come to the test " + test);
        }
    }

    /**
     * Returns an argument.
     *
     * @param index the place of the parameter, counted from 0
     * @return what JUnit would call the test with
     */
    public Object argument(int index) {
        return taken.arguments().get(index);
    }

    /**
     * Returns a primitive argument: an {@code Integer}, say, may have been supplied to a {@code double}.
     *
     * @param index     the place of the parameter, counted from 0
     * @param primitive its type
     * @return the value in this type, boxed
     */
    public Object argument(int index, Class<?> primitive) {
        Object widened = Array.newInstance(primitive, 1);
        Array.set(widened, 0, argument(index));
        return Array.get(widened, 0);
    }

    /**
     * Returns the test object.
     *
     * @return the object that JUnit would call the test on
     */
    public Object test() {
        return taken.target();
    }

    /**
     * Returns what JUnit has put into a field of the test object.
     *
     * @param owner the binary name of the class that declares the field
     * @param name  its name
     * @return its value
     * @throws ReflectiveOperationException if there is no such field, since the tests changed
     */
    public Object field(String owner, String name) throws ReflectiveOperationException {
        Field field = Class.forName(owner, false, test().getClass().getClassLoader()).getDeclaredField(name);
        field.setAccessible(true);
        return field.get(test());
    }

    /**
     * Returns what JUnit tells a fixture of the test.
     *
     * @param type the type of the fixture's parameter
     * @param <T>  the same
     * @return what JUnit would call the fixture with
     */
    public <T> T told(Class<T> type) {
        return taken.told(type);
    }

    /**
     * Gives back what JUnit supplied: it closes arguments that can be closed.
     *
     * @throws Throwable what that threw
     */
    public void close() throws Throwable {
        OpenNode opened = open;
        open = null;
        if (opened != null) {
            opened.close();
        }
    }

    /** Drops tests that nobody has asked for. */
    private static final class Ignored extends Children {

        private static final Ignored INSTANCE = new Ignored();

        @Override
        public void execute(TestDescriptor child) {
            // A test that is called has none.
        }
    }
}
