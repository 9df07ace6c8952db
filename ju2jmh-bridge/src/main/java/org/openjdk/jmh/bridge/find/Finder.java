package org.openjdk.jmh.bridge.find;

import org.openjdk.jmh.bridge.read.ClassInfo;

import java.util.Optional;

/** Recognizes the test classes of one framework. */
interface Finder {

    /**
     * Returns the tests of a class; empty if the framework sees no test class.
     *
     * @throws org.openjdk.jmh.bridge.read.MissingClassException if an ancestor is missing
     */
    Optional<TestClass> find(ClassInfo type);
}
