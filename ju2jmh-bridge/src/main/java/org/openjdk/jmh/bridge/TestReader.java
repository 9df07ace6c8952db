package org.openjdk.jmh.bridge;

import org.openjdk.jmh.bridge.find.OtherFrameworks;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestFinder;
import org.openjdk.jmh.bridge.find.TestMethod;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.MissingClassException;
import org.openjdk.jmh.bridge.read.References;
import org.openjdk.jmh.bridge.read.TestClassPath;
import org.openjdk.jmh.bridge.select.TestFilter;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Finds the tests of a project and collects problems. */
final class TestReader {

    private final TestClassPath classPath;
    private final TestFinder finder;
    private final List<TestFilter> filters;
    final List<String> problems = new ArrayList<>();
    private final Map<String, Integer> others = new TreeMap<>();
    /** The names of classes that could not be read. */
    final List<String> unread = new ArrayList<>();

    TestReader(TestClassPath classPath, List<TestFilter> filters) {
        this.classPath = classPath;
        this.finder = new TestFinder(classPath);
        this.filters = filters;
    }

    /** Returns the tests in the first entries of the class path. */
    List<TestClass> read(int entries) throws IOException {
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < entries; i++) {
            names.addAll(classPath.classNames(i));
        }
        List<TestClass> found = new ArrayList<>();
        for (String name : names) {
            classPath.find(name).ifPresentOrElse(type -> found.addAll(tests(type)), () -> unreadable(name));
        }
        others.forEach((framework, count) -> problems.add(count + (count == 1 ? " class has" : " classes have")
                + " tests of " + framework + ", which is not supported: only those of JUnit are converted"));
        return found;
    }

    private void unreadable(String name) {
        unread.add(name);
        problems.add(name + ": " + classPath.whyUnreadable(name).orElse("no class of that name in its file"));
    }

    private List<TestClass> tests(ClassInfo type) {
        try {
            List<TestClass> tests = finder.find(type);
            if (tests.isEmpty()) {
                OtherFrameworks.of(classPath, type).ifPresent(name -> others.merge(name, 1, Integer::sum));
            } else {
                References.missing(classPath, type).forEach(
                        missing -> problems.add(missing + " is not on the class path, needed by " + type.name()));
            }
            return tests.stream().map(this::filtered).toList();
        } catch (MissingClassException e) {
            unread.add(type.name());
            problems.add(type.name() + " is skipped: " + e.getMessage());
            return List.of();
        }
    }

    private TestClass filtered(TestClass type) {
        List<TestMethod> methods = type.methods().stream().map(method -> filtered(type, method)).toList();
        return type.withMethods(methods);
    }

    private TestMethod filtered(TestClass type, TestMethod method) {
        if (method.skip() != null) {
            return method;
        }
        return filters.stream().map(filter -> filter.reason(type, method)).flatMap(Optional::stream)
                .findFirst().map(method::withSkip).orElse(method);
    }
}
