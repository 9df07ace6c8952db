package org.openjdk.jmh.bridge.probe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openjdk.jmh.bridge.find.Fixtures;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.read.MethodInfo;

/**
 * Asks for what some factories make, which JUnit need not be told of. Methods are named {@code class#method} and have no
 * parameters.
 *
 * @param type      the test class
 * @param perClass  whether fixtures and factories are called on an object
 * @param beforeAll what to call before
 * @param afterAll  what to call after
 * @param factories those of each test by its identifier
 */
record FactoryRequest(String type, boolean perClass, List<String> beforeAll, List<String> afterAll,
                      Map<String, List<String>> factories) {

    private static final int FIRST_TEST = 5;
    private static final String SEPARATOR = " ";

    static FactoryRequest of(TestClass type, Fixtures fixtures, Map<String, List<MethodInfo>> factories) {
        return new FactoryRequest(type.type().name(), type.perClass(), names(fixtures.beforeAll()),
                names(fixtures.afterAll()), factories.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey,
                        test -> names(test.getValue()), (a, b) -> a, LinkedHashMap::new)));
    }

    private static List<String> names(List<MethodInfo> methods) {
        return methods.stream().map(method -> method.owner() + "#" + method.name()).toList();
    }

    String line() {
        List<String> fields = new ArrayList<>(List.of(ListingMain.FACTORIES, type, Boolean.toString(perClass),
                String.join(SEPARATOR, beforeAll), String.join(SEPARATOR, afterAll)));
        factories.forEach((test, methods) -> fields.addAll(List.of(test, String.join(SEPARATOR, methods))));
        return TabbedLines.join(fields.toArray(new String[0]));
    }

    static FactoryRequest parse(List<String> fields) {
        Map<String, List<String>> factories = new LinkedHashMap<>();
        for (int i = FIRST_TEST; i < fields.size(); i += 2) {
            factories.put(fields.get(i), split(fields.get(i + 1)));
        }
        return new FactoryRequest(fields.get(1), Boolean.parseBoolean(fields.get(2)), split(fields.get(3)),
                split(fields.get(4)), factories);
    }

    private static List<String> split(String names) {
        return names.isEmpty() ? List.of() : Arrays.asList(names.split(SEPARATOR));
    }
}
