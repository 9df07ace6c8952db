package org.openjdk.jmh.bridge.select;

import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;

import java.util.Optional;

/** A reason not to convert some tests. */
public interface TestFilter {

    /**
     * Looks at one test.
     *
     * @param type the test class
     * @param test the test method
     * @return why the test is dropped, empty if this filter has nothing against it
     */
    Optional<String> reason(TestClass type, TestMethod test);
}
