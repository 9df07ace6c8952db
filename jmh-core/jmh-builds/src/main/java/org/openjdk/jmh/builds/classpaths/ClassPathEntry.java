package org.openjdk.jmh.builds.classpaths;

import java.nio.file.Path;

/**
 * Represents a dependency on a class path.
 *
 * @param name  group and artifact, separated by a colon, and the classifier if there is one
 * @param scope in the module
 * @param file  jar, or folder of classes of a module of the same build
 */
public record ClassPathEntry(String name, String version, String scope, Path file) {

    private static final String SEPARATOR = "\t";
    private static final int FIELDS = 4;
    private static final String TESTS = "test";

    public static ClassPathEntry ofLine(String line) {
        String[] fields = line.split(SEPARATOR, FIELDS);
        return new ClassPathEntry(fields[0], fields[1], fields[2], Path.of(fields[3]));
    }

    public String toLine() {
        return String.join(SEPARATOR, name, version, scope, file.toString());
    }

    public boolean isOfTestsOnly() {
        return scope.equals(TESTS);
    }

    public String group() {
        return name.substring(0, name.indexOf(':'));
    }
}
