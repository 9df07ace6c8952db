package org.openjdk.jmh.builds.bisections;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Decides by path which files of a repository can affect the benchmarks of a module. Unknown files count.
 *
 * @param otherModules folders of modules that the benchmarks do not need
 * @param benchmarks   sources of the benchmarks
 * @param areTestsRead whether the build includes test sources
 */
public record BuildInputs(Collection<String> otherModules, Collection<String> benchmarks, boolean areTestsRead) {

    private static final List<String> NEVER_BUILT = List.of("src/site/", "src/it/", "src/changes/");
    private static final String TESTS = "src/test/";
    /** Files of git that affect which files are checked out. */
    private static final Set<String> CHECKOUT_FILES = Set.of(".gitmodules", ".gitattributes");
    private static final Set<String> PROSE = Set.of("md", "adoc", "txt", "rst", "html", "png", "svg");

    /**
     * Returns whether a file can affect the benchmarks. Its path from the repository's root has slashes; a submodule
     * ends with one.
     */
    public boolean contain(String file) {
        if (benchmarks.contains(file) || CHECKOUT_FILES.contains(file)) {
            return true;
        }
        String path = "/" + file;
        return otherModules.stream().noneMatch(module -> file.startsWith(module + "/"))
                && NEVER_BUILT.stream().noneMatch(folder -> path.contains("/" + folder))
                && (areTestsRead || !path.contains("/" + TESTS))
                && (file.endsWith("/") || !isHidden(file) && !isProse(path));
    }

    /** Returns the source file of a benchmark, by its qualified name. */
    Optional<String> source(String benchmark) {
        for (String name = benchmark; name.contains("."); name = name.substring(0, name.lastIndexOf('.'))) {
            String end = "/" + name.replace('.', '/') + ".java";
            Optional<String> found = benchmarks.stream().filter(file -> ("/" + file).endsWith(end)).findFirst();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static boolean isHidden(String file) {
        return file.startsWith(".") && !file.startsWith(".mvn/");
    }

    private static boolean isProse(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        String kind = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return !path.contains("/src/")
                && (PROSE.contains(kind) || name.startsWith("LICENSE") || name.startsWith("NOTICE"));
    }
}
