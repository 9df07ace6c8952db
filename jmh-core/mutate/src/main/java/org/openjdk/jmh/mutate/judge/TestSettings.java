package org.openjdk.jmh.mutate.judge;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.openjdk.jmh.mutate.model.ContentHash;

/**
 * How tests are run.
 *
 * @param tests folders and jars with compiled test classes
 * @param excluded matches the binary names of test classes that do not judge
 * @param testClassPath tests, project, JUnit's launcher and engines, and all that they need
 * @param originals class files of the sources that have mutants
 * @param directory the working directory that the tests expect
 * @param vmOptions options of the VM that runs them
 * @param limit how long one test class may take on the original
 * @param threads how many VMs run tests at a time
 */
public record TestSettings(List<Path> tests, Pattern excluded, List<Path> testClassPath, Path originals,
                           Path directory, List<String> vmOptions, Duration limit, int threads) {

    /** {@return what decides how a test ends, in one line} */
    String identity() throws IOException {
        List<Path> all = new ArrayList<>(List.of(originals));
        all.addAll(testClassPath);
        return "classes " + ContentHash.of(all) + " in " + directory + ", " + vmOptions + ", without " + excluded
                + ", limit " + limit;
    }
}
