package org.openjdk.jmh.javadoc;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** Represents the HTML page of a type. Everything that javadoc wrote is preserved. */
record Page(String text) {

    static final String TYPE = "class-description";

    /**
     * Returns the page with sections, HTML by anchor, each appended to the description at its anchor, or ignored if
     * there is none.
     */
    String with(Map<String, String> sections) {
        Document page = Jsoup.parse(text, "", Parser.htmlParser().setTrackPosition(true));
        TreeMap<Integer, String> insertions = new TreeMap<>();
        sections.forEach((anchor, section) -> section(page, anchor)
                .ifPresent(place -> insertions.merge(place.endSourceRange().startPos(), section, String::concat)));
        StringBuilder result = new StringBuilder(text);
        insertions.descendingMap().forEach(result::insert);
        return result.toString();
    }

    /**
     * Finds a section. If parameters use type variables, the anchor has their names, and a nested one has the erased
     * types.
     */
    private static Optional<Element> section(Document page, String anchor) {
        return Stream.of(anchor, anchor.replace("...)", "[])")).map(page::getElementById).filter(Objects::nonNull)
                .map(place -> place.closest("section")).filter(Objects::nonNull)
                .filter(section -> section.endSourceRange().isTracked()).findFirst();
    }
}
