package org.openjdk.jmh.bridge.find;

import org.openjdk.jmh.bridge.read.ClassInfo;

import java.util.Optional;

/** Recognises the test classes of one framework. */
interface Finder {

    /**
     * Looks at one class.
     *
     * @param type the class
     * @return its tests, empty if the framework would not see a test class
     * @throws org.openjdk.jmh.bridge.read.MissingClassException if an ancestor is missing
     */
    Optional<TestClass> find(ClassInfo type);
}
