package org.openjdk.jmh.bridge.find;

import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.List;
import java.util.Optional;

/** Finds the test classes of all frameworks. */
public final class TestFinder {

    private final List<Finder> finders;

    public TestFinder(TestClassPath classPath) {
        finders = List.of(new JUnit3Finder(classPath), new JUnit4Finder(classPath), new JupiterFinder(classPath));
    }

    /**
     * Returns the tests of a class, one element for each framework that runs some.
     *
     * @throws org.openjdk.jmh.bridge.read.MissingClassException if an ancestor is missing
     */
    public List<TestClass> find(ClassInfo type) {
        return finders.stream().map(finder -> finder.find(type)).flatMap(Optional::stream).toList();
    }
}
