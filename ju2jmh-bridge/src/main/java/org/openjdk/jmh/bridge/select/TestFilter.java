package org.openjdk.jmh.bridge.select;

import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;

import java.util.Optional;

/** Rejects tests for a reason. */
public interface TestFilter {

    /** Returns why a test is rejected; empty if it is not. */
    Optional<String> reason(TestClass type, TestMethod test);
}
