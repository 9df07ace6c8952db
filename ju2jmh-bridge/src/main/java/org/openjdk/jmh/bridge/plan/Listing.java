package org.openjdk.jmh.bridge.plan;

import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;

import java.util.List;
import java.util.Optional;

/** Results of listing, by JUnit itself, the invocations of tests that class files do not show. */
public interface Listing {

    /** Returns labels of a test's invocations; empty if JUnit finds none. */
    List<String> sets(TestClass type, TestMethod method);

    /** Returns JUnit's reason for not running a test on this machine; empty if it runs. */
    Optional<String> skipped(TestClass type, TestMethod method);

    /** Returns the members of a class's JUnit 3 suite, including those that {@link #sets} omits. */
    SuiteMembers suite(TestClass type);

    /**
     * Returns the class whose JUnit 3 suite initializes the objects of a test class; empty if its tests run on their
     * own.
     */
    Optional<String> suiteOf(TestClass type);

    /** Returns why a class could not be listed; empty if it could. */
    Optional<String> failure(TestClass type);
}
