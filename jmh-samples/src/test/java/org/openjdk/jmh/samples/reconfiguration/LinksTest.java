package org.openjdk.jmh.samples.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Checks that all links in pages and comments lead somewhere, and that all pages are linked from the README. */
class LinksTest {

    private static final Path PROJECT = Path.of("").toAbsolutePath().getParent();
    private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```");
    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} (.*)$");
    /** A path below docs in a text or comment, but not a compiler's position in a package of that name. */
    private static final Pattern NAMED =
            Pattern.compile("(?<![\\w/.-])docs/[\\w./-]*\\w(?!\\w|[./-]\\w|:\\d)");
    private static final String TEXTS = ".*\\.(java|md|py|xml|yml|yaml|sbatch)|.*/(docs|\\.ci)/(.*/)?[\\w-]+";

    /** What builds write beside the sources. */
    private static final Set<String> BUILT = Set.of(".flattened-pom.xml", "dependency-reduced-pom.xml");

    private final Map<Path, Set<String>> anchors = new HashMap<>();

    @Test
    void linkOfAPage_leadsToAnExistingFileAndHeading() throws IOException {
        List<String> dead = new ArrayList<>();
        for (Path page : pages()) {
            for (String link : links(page)) {
                Path target = target(page, link);
                String anchor = link.contains("#") ? link.substring(link.indexOf('#') + 1) : "";
                if (!Files.exists(target) || !anchor.isEmpty() && !anchorsOf(target).contains(anchor)) {
                    dead.add(PROJECT.relativize(page) + ": " + link);
                }
            }
        }
        assertEquals(List.of(), dead);
    }

    @Test
    void pageOfTheDocumentation_isLinkedFromTheReadme() throws IOException {
        Set<Path> reached = new HashSet<>();
        Deque<Path> open = new ArrayDeque<>(List.of(PROJECT.resolve("README.md")));
        while (!open.isEmpty()) {
            Path page = open.pop();
            if (reached.add(page)) {
                for (String link : links(page)) {
                    Path target = target(page, link);
                    if (target.toString().endsWith(".md") && Files.exists(target)) {
                        open.add(target);
                    }
                }
            }
        }
        Set<Path> unreached = new TreeSet<>(pages());
        unreached.removeAll(reached);
        assertEquals(Set.of(), unreached);
    }

    @Test
    void pathInAText_exists() throws IOException {
        List<String> missing = new ArrayList<>();
        for (Path text : files(file -> file.toString().matches(TEXTS))) {
            Matcher named = NAMED.matcher(Files.readString(text));
            while (named.find()) {
                if (!Files.exists(PROJECT.resolve(named.group()))) {
                    missing.add(PROJECT.relativize(text) + ": " + named.group());
                }
            }
        }
        assertEquals(List.of(), missing);
    }

    private static List<Path> pages() throws IOException {
        List<Path> pages = files(file -> file.toString().endsWith(".md"));
        assertTrue(pages.size() > 20, () -> "only " + pages);
        return pages;
    }

    /** Returns the files of the project without those that builds create, which other modules may delete meanwhile. */
    private static List<Path> files(Predicate<Path> wanted) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(PROJECT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return Set.of("target", ".git").contains(folder.getFileName().toString()) && !folder.equals(PROJECT)
                        ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (attributes.isRegularFile() && wanted.test(file) && !BUILT.contains(file.getFileName().toString())) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException deleted) {
                return FileVisitResult.CONTINUE;
            }
        });
        Collections.sort(files);
        return files;
    }

    private static List<String> links(Path page) throws IOException {
        return LINK.matcher(CODE.matcher(Files.readString(page)).replaceAll("")).results().map(link -> link.group(1))
                .filter(link -> !link.matches("[a-z]+:.*")).collect(Collectors.toList());
    }

    private static Path target(Path page, String link) {
        String path = link.replaceFirst("#.*", "");
        return path.isEmpty() ? page : page.resolveSibling(path).normalize();
    }

    private Set<String> anchorsOf(Path page) throws IOException {
        if (!anchors.containsKey(page)) {
            Set<String> found = new HashSet<>();
            Matcher heading = HEADING.matcher(CODE.matcher(Files.readString(page)).replaceAll(""));
            while (heading.find()) {
                found.add(anchor(heading.group(1)));
            }
            anchors.put(page, found);
        }
        return anchors.get(page);
    }

    /** Returns GitHub's anchor of a heading: letters, digits, hyphens, and a hyphen for each blank. */
    private static String anchor(String heading) {
        String text = heading.replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1").strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(text.split("")).filter(letter -> letter.matches("[\\p{L}\\p{N}_ -]"))
                .collect(Collectors.joining()).replace(' ', '-');
    }
}
