package org.openjdk.jmh.bridge;

import org.openjdk.jmh.bridge.select.TestFilter;
import org.openjdk.jmh.bridge.write.Style;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Settings of a run.
 *
 * @param tests            folders and jars with compiled tests
 * @param classPath        other dependencies of the tests
 * @param output           folder for sources
 * @param directory        working directory of the tests
 * @param suffix           appended to the name of a test class
 * @param filters          select tests; a test must pass all of them
 * @param anyPayload       converts tests that sleep, wait or start processes as well
 * @param silence          time limit for listing the invocations of one class
 * @param suiteMembers     number of members above which only the first of each class and method of a JUnit 3 suite is
 *     converted
 * @param merges           keeps sources in the output folder that this run does not write
 * @param findsDeadResults searches for results that tests compute and never use
 */
public record ConversionSettings(List<Path> tests, List<Path> classPath, Path output, Path directory, String suffix,
                                 Style style,
                                 List<TestFilter> filters, boolean anyPayload, Duration silence, int suiteMembers,
                                 boolean merges, boolean findsDeadResults) {

    /** Returns the class path of the tests. */
    List<Path> allPaths() {
        return Stream.concat(tests.stream(), classPath.stream()).toList();
    }
}
