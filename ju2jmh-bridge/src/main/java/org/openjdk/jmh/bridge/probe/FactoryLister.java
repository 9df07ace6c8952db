package org.openjdk.jmh.bridge.probe;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Iterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.BaseStream;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.opentest4j.TestAbortedException;

/** Calls a class's factories of arguments as JUnit would. Throws on any error; the bridge then uses JUnit itself. */
final class FactoryLister {

    private final FactoryRequest request;
    private final @Nullable Object object;
    private final Consumer<String> answers;

    private FactoryLister(FactoryRequest request, @Nullable Object object, Consumer<String> answers) {
        this.request = request;
        this.object = object;
        this.answers = answers;
    }

    /** Lists the sets of each test. */
    static boolean list(FactoryRequest request, Consumer<String> answers) throws Throwable {
        new FactoryLister(request, request.perClass() ? object(request.type()) : null, answers).list();
        return true;
    }

    private static Object object(String type) throws ReflectiveOperationException {
        Constructor<?> constructor = Class.forName(type).getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    private void list() throws Throwable {
        for (String fixture : request.beforeAll()) {
            call(fixture);
        }
        for (FactoryRequest.Test test : request.tests()) {
            try {
                list(test);
            } catch (TestAbortedException e) {
                answers.accept(TabbedLines.join(ListingMain.SKIP, test.id(), TabbedLines.causes(e)));
            }
        }
        for (String fixture : request.afterAll()) {
            call(fixture);
        }
    }

    private void list(FactoryRequest.Test test) throws Throwable {
        int sets = 0;
        for (String factory : test.factories()) {
            try (BaseStream<?, ?> stream = stream(call(factory))) {
                for (Iterator<?> each = stream.iterator(); each.hasNext();) {
                    sets++;
                    String text = ParameterSetText.of(test.name(), sets, each.next());
                    answers.accept(TabbedLines.join(ListingMain.SET, test.id(), "#" + sets, text));
                }
            }
        }
        if (sets == 0) {
            throw new IllegalStateException("no parameter sets");
        }
    }

    private static BaseStream<?, ?> stream(Object made) {
        if (made instanceof BaseStream<?, ?> stream) {
            return stream;
        }
        if (made instanceof Iterable<?> all) {
            return StreamSupport.stream(all.spliterator(), false);
        }
        if (made instanceof Iterator<?> all) {
            return StreamSupport.stream(Spliterators.spliteratorUnknownSize(all, 0), false);
        }
        return IntStream.range(0, Array.getLength(made)).mapToObj(i -> Array.get(made, i));
    }

    private Object call(String name) throws Throwable {
        int hash = name.indexOf('#');
        Method method = Class.forName(name.substring(0, hash)).getDeclaredMethod(name.substring(hash + 1));
        method.setAccessible(true);
        try {
            return method.invoke(object);
        } catch (InvocationTargetException e) {
            throw e.getTargetException();
        }
    }
}
