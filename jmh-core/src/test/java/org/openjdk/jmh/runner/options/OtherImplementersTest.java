package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.util.Optional;

/** Implementations of upstream's interfaces without our methods. */
class OtherImplementersTest {

    /** Represents a user's class: it has none of our methods, so the default ones run. */
    private static <T> T implementer(Class<T> upstreams) {
        return upstreams.cast(Proxy.newProxyInstance(upstreams.getClassLoader(), new Class<?>[] {upstreams},
                (proxy, method, arguments) -> InvocationHandler.invokeDefault(proxy, method, arguments)));
    }

    private static Object call(Object implementer, Method method) throws ReflectiveOperationException {
        Object[] arguments = Arrays.stream(method.getParameterTypes()).map(OtherImplementersTest::value).toArray();
        return method.invoke(implementer, arguments);
    }

    private static Object value(Class<?> type) {
        return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
    }

    static Stream<Method> optionsOfOurs() {
        return Arrays.stream(ReconfigurationOptions.class.getDeclaredMethods())
                .filter(method -> method.getParameterCount() == 0);
    }

    static Stream<Method> settersOfOurs() {
        return Arrays.stream(ReconfigurationOptionsBuilder.class.getDeclaredMethods())
                .filter(method -> !method.getName().equals("set"));
    }

    @ParameterizedTest
    @MethodSource("optionsOfOurs")
    void foreignOptions_haveNoneOfOurValues(Method method) throws ReflectiveOperationException {
        assertTrue(method.isDefault());
        Object answer = call(implementer(Options.class), method);
        Object content = answer instanceof Map ? ((Map<?, ?>) answer).keySet() : answer;
        assertFalse(content instanceof Collection ? !((Collection<?>) content).isEmpty()
                : ((Optional<?>) content).hasValue());
    }

    @ParameterizedTest
    @MethodSource("settersOfOurs")
    void foreignBuilder_rejectsOurSettersByName(Method method) {
        assertTrue(method.isDefault());
        ChainedOptionsBuilder builder = implementer(ChainedOptionsBuilder.class);
        Throwable thrown = assertThrows(ReflectiveOperationException.class, () -> call(builder, method)).getCause();
        assertEquals(UnsupportedOperationException.class, thrown.getClass());
        assertTrue(thrown.getMessage().contains("does not implement " + method.getName() + "()"), thrown::getMessage);
    }
}
