package org.openjdk.jmh.runner.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.util.SampleBuffer;

@Isolated("sets a property of this VM")
class AllowedClassesTest {

    @Test
    void contains_classesOfJmhAndExceptions() {
        Stream<Class<?>> types = Stream.of(IterationResult.class, Result[].class, SampleBuffer.class, int[][].class,
                String.class, StackTraceElement[].class, Object[].class, java.util.ArrayList.class,
                java.util.TreeMap.class, java.util.concurrent.TimeUnit.class, java.math.BigDecimal.class,
                java.io.IOException.class, java.lang.annotation.RetentionPolicy.class);
        types.forEach(type -> assertTrue(AllowedClasses.contains(type), type.getName()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.net.URL", "java.lang.invoke.SerializedLambda", "java.rmi.server.UnicastRemoteObject",
        "javax.swing.event.EventListenerList", "java.util.logging.Level", "java.io.File", "[Ljava.net.URL;"})
    void contains_classesThatLoadConnectOrReflect_isFalse(String name) throws ClassNotFoundException {
        Class<?> type = Class.forName(name, false, getClass().getClassLoader());
        assertEquals(name + " false", name + " " + AllowedClasses.contains(type));
    }

    @Test
    void contains_classNamedByTheUser_isTrue() {
        Class<?> type = org.junit.jupiter.api.DisplayNameGenerator.Standard.class;
        assertEquals("false true true false", accepted("", type) + " " + accepted("a.B , " + type.getName(), type) + " "
                + accepted("org.junit.jupiter.*", type) + " " + accepted("org.junit.jup", type));
    }

    private static boolean accepted(String property, Class<?> type) {
        System.setProperty(AllowedClasses.PROPERTY, property);
        try {
            return AllowedClasses.contains(type);
        } finally {
            System.clearProperty(AllowedClasses.PROPERTY);
        }
    }
}
