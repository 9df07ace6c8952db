package org.openjdk.jmh.mutate.judge;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * How tests are run.
 *
 * @param tests folders and jars with compiled test classes
 * @param testClassPath tests, project, JUnit's launcher and engines, and all that they need
 * @param originals class files of the sources that have mutants
 * @param directory the working directory that the tests expect
 * @param vmOptions options of the VM that runs them
 * @param limit how long one test class may take on the original
 * @param threads how many VMs run tests at a time
 */
public record TestSettings(List<Path> tests, List<Path> testClassPath, Path originals, Path directory,
                           List<String> vmOptions, Duration limit, int threads) {
}
