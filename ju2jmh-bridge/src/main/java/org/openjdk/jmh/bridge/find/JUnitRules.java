package org.openjdk.jmh.bridge.find;

import java.util.List;

/**
 * The rules of JUnit 4 that a test class has, by the names of their fields and methods.
 *
 * @param ofTest  those that run around each test
 * @param ofClass those that run once around all tests of the class
 */
public record JUnitRules(List<String> ofTest, List<String> ofClass) {

    /** No rules at all. */
    public static final JUnitRules NONE = new JUnitRules(List.of(), List.of());
}
