package org.openjdk.jmh.shipped;

import java.nio.file.Path;
import java.util.List;

/** The executable jars of this build. */
enum ToolJar {

    LINT("jmh-generator-annprocess/jmh-lint/target/jmh-lint.jar"),
    /** Lives on the class path of the project whose tests it reads, with that project's JUnit. */
    BRIDGE("ju2jmh-bridge/target/ju2jmh-bridge.jar", "org.junit.", "org.opentest4j.",
            "junit.framework."),
    PRODUCTION("jmh-core/jmh-production/target/jmh-production.jar"),
    /** Its worker runs the tests of a project with that project's JUnit. */
    MUTATE("jmh-core/jmh-mutate/target/mutate.jar", "org.junit."),
    /** Documentation for javac's own doclet, no program. */
    JAVADOC("jmh-core/jmh-javadoc/target/jmh-javadoc.jar"),
    SAMPLES("jmh-samples/target/benchmarks.jar");

    private final String path;
    private final List<String> ofTheUser;

    ToolJar(String path, String... ofTheUser) {
        this.path = path;
        this.ofTheUser = List.of(ofTheUser);
    }

    Path path() {
        return Path.of("../..").resolve(path).toAbsolutePath().normalize();
    }

    boolean isOfTheUser(String className) {
        return ofTheUser.stream().anyMatch(className::startsWith);
    }
}
