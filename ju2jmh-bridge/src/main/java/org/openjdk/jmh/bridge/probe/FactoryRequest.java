package org.openjdk.jmh.bridge.probe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.bridge.find.Fixtures;
import org.openjdk.jmh.bridge.find.MethodSources;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.read.MethodInfo;

/**
 * A request to list factories of arguments without JUnit. Methods have the form {@code class#method} and no parameters.
 *
 * @param type      test class
 * @param perClass  fixtures and factories are called on an object
 * @param beforeAll methods to call before the factories
 * @param afterAll  methods to call after them
 */
record FactoryRequest(String type, boolean perClass, List<String> beforeAll, List<String> afterAll,
                      List<Test> tests) {

    private static final int FIRST_TEST = 5;
    private static final int FIELDS_OF_TEST = 3;
    private static final String SEPARATOR = " ";

    /**
     * A test with its unique id, its factories, and the pattern of its sets' names, see
     * {@link MethodSources.Sources}.
     */
    record Test(String id, List<String> factories, String name) {
    }

    static FactoryRequest of(TestClass type, Fixtures fixtures, Map<String, MethodSources.Sources> tests) {
        return new FactoryRequest(type.type().name(), type.perClass(), names(fixtures.beforeAll()),
                names(fixtures.afterAll()), tests.entrySet().stream().map(test -> new Test(test.getKey(),
                        names(test.getValue().factories()), test.getValue().name())).toList());
    }

    private static List<String> names(List<MethodInfo> methods) {
        return methods.stream().map(method -> method.owner() + "#" + method.name()).toList();
    }

    String line() {
        List<String> fields = new ArrayList<>(List.of(ListingMain.FACTORIES, type, Boolean.toString(perClass),
                String.join(SEPARATOR, beforeAll), String.join(SEPARATOR, afterAll)));
        tests.forEach(test -> fields.addAll(List.of(test.id(), String.join(SEPARATOR, test.factories()), test.name())));
        return TabbedLines.join(fields.toArray(new String[0]));
    }

    static FactoryRequest parse(List<String> fields) {
        List<Test> tests = new ArrayList<>();
        for (int i = FIRST_TEST; i < fields.size(); i += FIELDS_OF_TEST) {
            tests.add(new Test(fields.get(i), split(fields.get(i + 1)), fields.get(i + 2)));
        }
        return new FactoryRequest(fields.get(1), Boolean.parseBoolean(fields.get(2)), split(fields.get(3)),
                split(fields.get(4)), tests);
    }

    private static List<String> split(String names) {
        return names.isEmpty() ? List.of() : Arrays.asList(names.split(SEPARATOR));
    }
}
