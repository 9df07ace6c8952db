package org.openjdk.jmh.bytecode.code;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Lists JMH's annotations that configure how long, how often and in which unit to measure, but not what. Values of
 * parameters are ignored, too, since each result names its own.
 */
final class IgnoredAnnotations {

    private static final String PACKAGE = "Lorg/openjdk/jmh/annotations/";
    private static final Map<String, Set<String>> VALUES = new HashMap<>();

    static {
        for (String name : Arrays.asList("Warmup", "Measurement", "Timeout", "OutputTimeUnit", "Reconfigure",
                "WarmupMin", "ForkMin")) {
            VALUES.put(PACKAGE + name + ";", Collections.emptySet());
        }
        VALUES.put(PACKAGE + "Fork;", new HashSet<>(Arrays.asList("value", "warmups")));
        VALUES.put(PACKAGE + "Param;", Collections.singleton("value"));
    }

    private IgnoredAnnotations() {
    }

    static boolean ignores(String descriptor) {
        Set<String> values = VALUES.get(descriptor);
        return values != null && values.isEmpty();
    }

    static boolean ignores(String descriptor, String value) {
        return VALUES.getOrDefault(descriptor, Collections.emptySet()).contains(value);
    }
}
