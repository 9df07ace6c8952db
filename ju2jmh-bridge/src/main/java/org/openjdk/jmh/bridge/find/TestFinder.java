package org.openjdk.jmh.bridge.find;

import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.List;
import java.util.Optional;

/** Recognises test classes of all frameworks. */
public final class TestFinder {

    private final List<Finder> finders;

    /**
     * Prepares a search.
     *
     * @param classPath the tests and everything that they need
     */
    public TestFinder(TestClassPath classPath) {
        finders = List.of(new JUnit3Finder(classPath), new JUnit4Finder(classPath), new JupiterFinder(classPath));
    }

    /**
     * Looks at one class.
     *
     * @param type the class
     * @return its tests, one element for each framework that has some
     * @throws org.openjdk.jmh.bridge.read.MissingClassException if an ancestor is missing
     */
    public List<TestClass> find(ClassInfo type) {
        return finders.stream().map(finder -> finder.find(type)).flatMap(Optional::stream).toList();
    }
}
