package org.openjdk.jmh.mutate.tests;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.Set;
import java.util.stream.Stream;
import org.openjdk.jmh.mutate.model.MutateException;

/** Finds test classes by the name patterns of Surefire. */
final class TestClasses {

    private TestClasses() {
    }

    /** {@return binary names, sorted} */
    static List<String> in(List<Path> places, Pattern excluded) throws MutateException, IOException {
        Set<String> names = new TreeSet<>();
        for (Path place : places) {
            if (Files.isDirectory(place)) {
                collect(place, names);
            } else if (Files.isRegularFile(place)) {
                try (FileSystem jar = FileSystems.newFileSystem(place, (ClassLoader) null)) {
                    collect(jar.getPath("/"), names);
                } catch (IOException | ProviderNotFoundException e) {
                    throw new MutateException("There are no tests in " + place + ": it cannot be read as a jar ("
                            + e.getMessage() + ").", e);
                }
            } else {
                throw new MutateException("There are no tests in " + place + ": it does not exist.");
            }
        }
        if (names.isEmpty()) {
            throw new MutateException(
                    "There are no classes named like tests (*Test, Test*, *Tests, *TestCase) in " + places
                            + ".");
        }
        Set<String> found = Set.copyOf(names);
        names.removeIf(excluded.asMatchPredicate());
        if (names.isEmpty()) {
            throw new MutateException("All " + found.size() + " test classes match " + excluded
                    + ", and are excluded. None is left to judge.");
        }
        return List.copyOf(names);
    }

    private static void collect(Path root, Set<String> names) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            files.map(each -> root.relativize(each).toString().replace('\\', '/'))
                    .filter(each -> each.matches("(.*/)?(Test[^/$]*|[^/$]*(Test|Tests|TestCase))\\.class"))
                    .map(each -> each.substring(0, each.length() - ".class".length()).replace('/', '.'))
                    .forEach(names::add);
        }
    }
}
