package org.openjdk.jmh.bridge;

import org.openjdk.jmh.bridge.select.TestFilter;
import org.openjdk.jmh.bridge.write.Style;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a run is to do.
 *
 * @param tests      folders and jars with compiled tests
 * @param classPath  what else the tests need
 * @param output     the folder for sources
 * @param directory  the working directory that the tests expect
 * @param suffix     what is appended to the name of a test class
 * @param style      what the benchmarks look like
 * @param filters    which tests are wanted
 * @param anyPayload whether tests that sleep, wait or start processes are converted as well
 * @param silence    how long JUnit may take to list one class
 * @param suiteMembers of a JUnit 3 suite with more members, only the first of each class and method is converted
 * @param merges     whether sources in the output folder stay that this run does not write
 * @param findsDeadResults whether to look for results that tests compute in vain
 */
public record ConversionSettings(List<Path> tests, List<Path> classPath, Path output, Path directory, String suffix,
                                 Style style,
                                 List<TestFilter> filters, boolean anyPayload, Duration silence, int suiteMembers,
                                 boolean merges, boolean findsDeadResults) {

    /** The tests and everything that they need, in the order of a class path. */
    List<Path> allPaths() {
        return Stream.concat(tests.stream(), classPath.stream()).toList();
    }
}
