package org.openjdk.jmh.mutate.tests;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.openjdk.jmh.mutate.model.ContentHash;

/**
 * Holds the settings of the unit tests.
 *
 * @param tests         folders and jars with compiled test classes
 * @param excluded      matches binary names of test classes to leave out
 * @param testClassPath tests, project, JUnit's launcher and engines, and all dependencies
 * @param originals     class files of the sources that have mutants
 * @param limit         maximum time of a test class on the original
 * @param threads       number of VMs that run tests in parallel
 */
public record TestSettings(List<Path> tests, Pattern excluded, List<Path> testClassPath, Path originals,
                           Path directory, List<String> vmOptions, Duration limit, int threads) {

    /** {@return a line that changes with everything that may change a test result} */
    String identity() throws IOException {
        List<Path> all = new ArrayList<>(List.of(originals));
        all.addAll(testClassPath);
        return "classes " + ContentHash.of(all) + " in " + directory + ", " + vmOptions + ", without " + excluded
                + ", limit " + limit;
    }
}
