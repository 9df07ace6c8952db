package org.openjdk.jmh.bridge.plan;

import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;

import java.util.List;
import java.util.Optional;

/** What JUnit itself said about tests whose class files do not tell which invocations they have. */
public interface Listing {

    /**
     * Returns the invocations of a test.
     *
     * @param type   the test class
     * @param method the test method
     * @return labels, none if JUnit found no invocation
     */
    List<String> sets(TestClass type, TestMethod method);

    /**
     * Tells why JUnit would not run a test on this machine.
     *
     * @param type   the test class
     * @param method the test method
     * @return JUnit's reason, empty if it would run the test
     */
    Optional<String> skipped(TestClass type, TestMethod method);

    /**
     * Tells what a JUnit 3 suite holds.
     *
     * @param type the class with the suite
     * @return its members, those included that {@link #sets} leaves out
     */
    SuiteMembers suite(TestClass type);

    /**
     * Tells which JUnit 3 suite gives the objects of a test class what they test.
     *
     * @param type the test class
     * @return the binary name of the class with the suite, empty if the tests of the class run by themselves
     */
    Optional<String> suiteOf(TestClass type);

    /**
     * Tells why a class could not be listed.
     *
     * @param type the test class
     * @return the reason why its tests are left out, empty if there is none
     */
    Optional<String> failure(TestClass type);
}
