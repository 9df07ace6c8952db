package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Represents the baseline of a comparison as the user has typed it. */
public sealed interface BaselineSpec {

    /** A git revision or a released version of the module. */
    record RevisionOrVersion(String text) implements BaselineSpec {
    }

    record Revision(String text) implements BaselineSpec {
    }

    record Version(String text) implements BaselineSpec {
    }

    record Dependencies(List<Dependency> all) implements BaselineSpec {
    }

    record Jdk(String text) implements BaselineSpec {
    }

    /** Represents a dependency, named by group, colon and artifact, in another version. */
    record Dependency(String name, String version) {
    }

    /** Syntax of all kinds, for messages. */
    String KINDS =
            "Write a git revision (main, HEAD~3, git:NAME), a released version of the module (1.4.2, version:NAME), a "
                    + "dependency in another version (GROUP:ARTIFACT:VERSION, several separated by commas), or another JDK "
                    + "(jdk:25, jdk:/path/to/it)";

    /**
     * Parses a baseline.
     *
     * @param text of the user; null and blank are rejected
     * @throws RefusedException if the syntax is wrong
     */
    static BaselineSpec parse(String text, BuildTool tool) throws RefusedException {
        String flag = tool.typed("against");
        if (text == null || text.isBlank()) {
            throw new RefusedException(flag + "... names what to compare with. " + KINDS);
        }
        int colon = text.indexOf(':');
        String prefix = colon < 0 ? "" : text.substring(0, colon);
        String rest = text.substring(colon + 1);
        if (rest.isBlank()) {
            throw new RefusedException(flag + text + ": something is missing after the colon. " + KINDS);
        }
        return switch (prefix) {
            case "git" -> new Revision(rest);
            case "version" -> new Version(rest);
            case "jdk" -> new Jdk(rest);
            case "" -> new RevisionOrVersion(text);
            default -> new Dependencies(dependencies(text, flag));
        };
    }

    private static List<Dependency> dependencies(String text, String flag) throws RefusedException {
        List<Dependency> all = new ArrayList<>();
        for (String part : text.split(Pattern.quote(","), -1)) {
            String[] fields = part.strip().split(":", -1);
            if (fields.length != 3 || List.of(fields).contains("")) {
                throw new RefusedException(
                        flag + text + ": " + part.strip() + " is not of the form GROUP:ARTIFACT:VERSION. " + KINDS);
            }
            all.add(new Dependency(fields[0] + ":" + fields[1], fields[2]));
        }
        return List.copyOf(all);
    }
}
