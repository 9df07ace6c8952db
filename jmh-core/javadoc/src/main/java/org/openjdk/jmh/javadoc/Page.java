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

/** The page of a type. Its text stays as javadoc has written it, but for what is put into it. */
final class Page {

    /** The place of what belongs to the type as a whole. */
    static final String TYPE = "class-description";

    private final String text;

    Page(String text) {
        this.text = text;
    }

    /**
     * The page with more.
     *
     * @param sections by the place whose description each is put at the end of; what has no place in the page is left out
     * @return the text of the page
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

    /** Where parameters have type variables, the place is named by these, and a second one inside by the erased types. */
    private static Optional<Element> section(Document page, String anchor) {
        return Stream.of(anchor, anchor.replace("...)", "[])")).map(page::getElementById).filter(Objects::nonNull)
                .map(place -> place.closest("section")).filter(Objects::nonNull)
                .filter(section -> section.endSourceRange().isTracked()).findFirst();
    }
}
