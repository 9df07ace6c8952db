package org.openjdk.jmh.bridge.plan;

import java.util.List;

/**
 * Members of a JUnit 3 suite that are not found as tests of their own classes.
 *
 * @param count   number of members, including those that are not listed
 * @param leftOut members that cannot be converted, one line per reason
 */
public record SuiteMembers(int count, List<String> leftOut) {
}
