package org.openjdk.jmh.builds.bisect;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Which files of a repository can change what the benchmarks of a module run, by their paths alone. What is not known to be
 * without effect counts.
 *
 * @param otherModules folders of modules that the benchmarks do not need
 * @param benchmarks   the sources of the benchmarks
 * @param areTestsRead whether what a test brings is built along
 */
public record BuildInputs(Collection<String> otherModules, Collection<String> benchmarks, boolean areTestsRead) {

    private static final List<String> NEVER_BUILT = List.of("src/site/", "src/it/", "src/changes/");
    private static final String TESTS = "src/test/";
    /** Of git, and what is checked out depends on them. */
    private static final Set<String> CHECKED_OUT_BY = Set.of(".gitmodules", ".gitattributes");
    private static final Set<String> PROSE = Set.of("md", "adoc", "txt", "rst", "html", "png", "svg");

    /**
     * Whether a file can matter.
     *
     * @param file from the root of the repository, by slashes; that of a submodule ends with one
     */
    public boolean contain(String file) {
        if (benchmarks.contains(file) || CHECKED_OUT_BY.contains(file)) {
            return true;
        }
        String path = "/" + file;
        return otherModules.stream().noneMatch(module -> file.startsWith(module + "/"))
                && NEVER_BUILT.stream().noneMatch(folder -> path.contains("/" + folder))
                && (areTestsRead || !path.contains("/" + TESTS))
                && (file.endsWith("/") || !isHidden(file) && !isProse(path));
    }

    /**
     * Returns the source of a benchmark.
     *
     * @param benchmark its qualified name
     */
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
