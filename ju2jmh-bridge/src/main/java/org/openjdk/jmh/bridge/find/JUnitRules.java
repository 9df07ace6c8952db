package org.openjdk.jmh.bridge.find;

import java.util.List;

/** JUnit 4 rules of a test class, by the names of their fields and methods: around each test, and around the class. */
public record JUnitRules(List<String> ofTest, List<String> ofClass) {

    public static final JUnitRules NONE = new JUnitRules(List.of(), List.of());
}
