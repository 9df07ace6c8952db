package org.openjdk.jmh.bridge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.select.ExcludeFile;
import org.openjdk.jmh.bridge.select.NameFilter;
import org.openjdk.jmh.bridge.select.Patterns;
import org.openjdk.jmh.bridge.select.TestFilter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that select tests. */
final class SelectionOptions {

    @Option(names = "--include-class", paramLabel = "GLOB", split = ",",
            description = "Test classes to convert, such as *ListTest or org.foo.*, or tests, such as FooTest#bar; full or simple "
                    + "names. Default: all.")
    private List<String> includeClasses = new ArrayList<>();

    @Option(names = "--exclude-class", paramLabel = "GLOB", split = ",",
            description = "Test classes or tests not to convert.")
    private List<String> excludeClasses = new ArrayList<>();

    @Option(names = "--include-method", paramLabel = "GLOB", split = ",",
            description = "Test methods to convert. Default: all.")
    private List<String> includeMethods = new ArrayList<>();

    @Option(names = "--exclude-method", paramLabel = "GLOB", split = ",", description = "Test methods not to convert.")
    private List<String> excludeMethods = new ArrayList<>();

    @Option(names = "--include-tag", paramLabel = "GLOB", split = ",",
            description = "Convert only tests with one of these tags (Jupiter) or categories (JUnit 4).")
    private List<String> includeTags = new ArrayList<>();

    @Option(names = "--exclude-tag", paramLabel = "GLOB", split = ",", description = "Tags of tests not to convert.")
    private List<String> excludeTags = new ArrayList<>();

    @Option(names = "--exclude-file", paramLabel = "FILE",
            description = "Tests not to convert, one class#method a line.")
    private @Nullable Path exclude;

    @Mixin
    private SurefireOptions surefire;

    List<TestFilter> filters() throws IOException, BridgeException {
        List<TestFilter> filters = new ArrayList<>(List.of(names()));
        if (exclude != null) {
            filters.add(new ExcludeFile(exclude));
        }
        surefire.filter().ifPresent(filters::add);
        return filters;
    }

    private NameFilter names() {
        return new NameFilter(patterns(false, includeClasses, excludeClasses),
                patterns(false, includeMethods, excludeMethods),
                patterns(true, both(includeClasses, includeMethods), both(excludeClasses, excludeMethods)),
                new Patterns(includeTags, excludeTags));
    }

    /** Returns the patterns that contain {@code #}, which name a class and a method, or the other ones. */
    private static Patterns patterns(boolean ofTests, List<String> includes, List<String> excludes) {
        return new Patterns(includes.stream().filter(glob -> glob.contains("#") == ofTests).toList(),
                excludes.stream().filter(glob -> glob.contains("#") == ofTests).toList());
    }

    private static List<String> both(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }
}
