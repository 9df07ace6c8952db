package org.openjdk.jmh.mutate.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.Set;
import org.openjdk.jmh.bytecode.files.ClassPath;
import org.openjdk.jmh.bytecode.files.FileSource;
import org.openjdk.jmh.mutate.model.MutateException;

/** Finds test classes by the name patterns of Surefire. */
final class TestClasses {

    private TestClasses() {
    }

    /** {@return binary names, sorted} */
    static List<String> in(List<Path> places, Pattern excluded) throws MutateException {
        Set<String> names = new TreeSet<>();
        for (Path place : places) {
            if (!Files.exists(place)) {
                throw new MutateException("There are no tests in " + place + ": it does not exist.");
            }
            try (FileSource files = FileSource.open(place)) {
                files.names().stream()
                        .filter(each -> each.matches("(.*/)?(Test[^/$]*|[^/$]*(Test|Tests|TestCase))\\.class"))
                        .map(each -> each.substring(0, each.length() - ClassPath.CLASS.length()).replace('/', '.'))
                        .forEach(names::add);
            } catch (IOException e) {
                throw new MutateException("There are no tests in " + place + ": it cannot be read as a jar ("
                        + e.getMessage() + ").", e);
            }
        }
        if (names.isEmpty()) {
            throw new MutateException(
                    "There are no classes named like tests (*Test, Test*, *Tests, *TestCase) in " + places + ".");
        }
        Set<String> found = Set.copyOf(names);
        names.removeIf(excluded.asMatchPredicate());
        if (names.isEmpty()) {
            throw new MutateException("All " + found.size() + " test classes match " + excluded
                    + ", and are excluded. None is left.");
        }
        return List.copyOf(names);
    }
}
