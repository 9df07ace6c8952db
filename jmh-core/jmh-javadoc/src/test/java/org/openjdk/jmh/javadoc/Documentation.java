package org.openjdk.jmh.javadoc;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.spi.ToolProvider;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Runs javadoc as a user does. */
final class Documentation {

    private static final Path LIBRARY = Path.of("src", "test", "resources", "library");

    private final Path folder;
    private String output = "";

    Documentation(Path folder) {
        this.folder = folder;
    }

    Documentation written(String... options) {
        List<String> arguments = new ArrayList<>(List.of("-quiet", "-Xdoclint:none", "-notimestamp",
                "-d", folder.toString()));
        arguments.addAll(List.of(options));
        if (Stream.of(options).noneMatch(option -> option.endsWith(".java"))) {
            arguments.addAll(List.of("-sourcepath", LIBRARY.toString(), "lib"));
        }
        StringWriter text = new StringWriter();
        int code = ToolProvider.findFirst("javadoc").orElseThrow().run(new PrintWriter(text), new PrintWriter(text),
                arguments.toArray(String[]::new));
        output = code + "\n" + text;
        return this;
    }

    Documentation withDoclet(Path results, String... options) {
        List<String> arguments = new ArrayList<>(List.of("-doclet", PerformanceDoclet.class.getName(), "-docletpath",
                path(), "--performance-results", results.toString()));
        arguments.addAll(List.of(options));
        return written(arguments.toArray(String[]::new));
    }

    static String path() {
        return System.getProperty("java.class.path");
    }

    /** Exit code, followed by the output. */
    String output() {
        return output;
    }

    String text(String file) {
        try {
            return Files.readString(folder.resolve(file));
        } catch (IOException e) {
            throw new AssertionError(output, e);
        }
    }

    Document page(String type) {
        return Jsoup.parse(text("lib/" + type + ".html"));
    }

    /** Returns the rows of the table at an anchor, as texts of their cells. */
    List<String> rows(String type, String anchor) {
        Element place = page(type).getElementById(anchor);
        return place == null ? List.of("no place " + anchor)
                : place.closest("section").select(".jmh-performance tbody tr").stream().map(Element::text).toList();
    }
}
