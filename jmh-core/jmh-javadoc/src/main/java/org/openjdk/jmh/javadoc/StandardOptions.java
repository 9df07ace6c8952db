package org.openjdk.jmh.javadoc;

import java.io.File;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.javadoc.doclet.Doclet;

/**
 * Wraps the options of the standard doclet. It has neither a getter for its output folder nor a method to add a taglet,
 * so this class records the arguments and passes its own.
 */
final class StandardOptions {

    private static final String DESTINATION = "-d";
    private static final String TAGLET = "-taglet";
    private static final String TAGLET_PATH = "-tagletpath";

    private final Map<String, Doclet.Option> options = new HashMap<>();
    private final Map<String, String> given = new HashMap<>();

    Set<Doclet.Option> watched(Set<? extends Doclet.Option> all) {
        Set<Doclet.Option> watched = new LinkedHashSet<>();
        for (Doclet.Option option : all) {
            option.getNames().forEach(name -> options.put(name, option));
            watched.add(option.getArgumentCount() == 1 ? watched(option) : option);
        }
        return watched;
    }

    private Doclet.Option watched(Doclet.Option option) {
        return new TextOption(option.getNames(), option.getParameters(), option.getDescription(), option.getKind(),
                (name, arguments) -> {
                    option.getNames().forEach(each -> given.put(each, arguments.get(0)));
                    return option.process(name, arguments);
                });
    }

    Path destination() {
        return Path.of(given.getOrDefault(DESTINATION, ""));
    }

    void addTaglet(Class<?> taglet, String path) {
        String theirs = given.get(TAGLET_PATH);
        process(TAGLET_PATH, theirs == null ? path : theirs + File.pathSeparator + path);
        process(TAGLET, taglet.getName());
    }

    private void process(String name, String argument) {
        options.get(name).process(name, List.of(argument));
    }
}
