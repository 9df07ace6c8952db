package org.openjdk.jmh.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What a user wants to compare with, as far as its text alone tells. */
sealed interface Against {

    /** A revision of the git repository, or a released version of the module; which of both, only they know. */
    record RevisionOrVersion(String text) implements Against {
    }

    /** A revision of the git repository. */
    record Revision(String text) implements Against {
    }

    /** A released version of the module. */
    record Version(String text) implements Against {
    }

    /** Dependencies in other versions. */
    record Dependencies(List<Dependency> all) implements Against {
    }

    /** Another JDK. */
    record Jdk(String text) implements Against {
    }

    /**
     * A dependency in another version.
     *
     * @param name    group and artifact, separated by a colon
     * @param version that it is to have
     */
    record Dependency(String name, String version) {
    }

    /** How kinds are written. */
    String KINDS =
            "Write a git revision (main, HEAD~3, git:NAME), a released version of the module (1.4.2, version:NAME), a "
                    + "dependency in another version (GROUP:ARTIFACT:VERSION, several separated by commas), or another JDK "
                    + "(jdk:25, jdk:/path/to/it)";

    /**
     * Tells the kinds apart.
     *
     * @throws IllegalArgumentException if it is none of them
     */
    static Against parse(String text) {
        if (text == null || text.isBlank()) {
            throw new IllegalArgumentException("-Dagainst=... says what to compare with. " + KINDS);
        }
        int colon = text.indexOf(':');
        String prefix = colon < 0 ? "" : text.substring(0, colon);
        String rest = text.substring(colon + 1);
        if (rest.isBlank()) {
            throw new IllegalArgumentException(
                    "-Dagainst=" + text + ": something is missing behind the colon. " + KINDS);
        }
        return switch (prefix) {
            case "git" -> new Revision(rest);
            case "version" -> new Version(rest);
            case "jdk" -> new Jdk(rest);
            case "" -> new RevisionOrVersion(text);
            default -> new Dependencies(dependencies(text));
        };
    }

    private static List<Dependency> dependencies(String text) {
        List<Dependency> all = new ArrayList<>();
        for (String part : text.split(Pattern.quote(","), -1)) {
            String[] fields = part.strip().split(":", -1);
            if (fields.length != 3 || List.of(fields).contains("")) {
                throw new IllegalArgumentException(
                        "-Dagainst=" + text + ": " + part.strip() + " is no GROUP:ARTIFACT:VERSION. " + KINDS);
            }
            all.add(new Dependency(fields[0] + ":" + fields[1], fields[2]));
        }
        return List.copyOf(all);
    }
}
