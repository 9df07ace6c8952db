package org.openjdk.jmh.gradle;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds HTML pages beside files of results. */
final class HtmlPages {

    private HtmlPages() {
    }

    /** Returns the address of the page beside a file with results. */
    static Optional<String> beside(Path results) {
        Path page = results.resolveSibling(results.getFileName().toString().replaceFirst("\\.json$", ".html"));
        return Files.isRegularFile(page) ? Optional.of(page.toUri().toString()) : Optional.empty();
    }
}
