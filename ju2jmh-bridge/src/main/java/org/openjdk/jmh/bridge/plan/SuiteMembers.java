package org.openjdk.jmh.bridge.plan;

import java.util.List;

/**
 * The members of a JUnit 3 suite that no test class of its own stands for.
 *
 * @param count   how many there are, those included that are not listed
 * @param leftOut which members cannot be converted, and why: one line for each reason
 */
public record SuiteMembers(int count, List<String> leftOut) {
}
