package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.util.Utils;

import java.util.ArrayList;
import java.util.List;

/** Represents options of JMH that a user has typed as one text, separated by blanks except within double quotes. */
public final class TypedOptions {

    private final List<String> words;
    private final CommandLineOptions parsed;

    private TypedOptions(List<String> words, CommandLineOptions parsed) {
        this.words = words;
        this.parsed = parsed;
    }

    /**
     * Parses options with JMH's parser.
     *
     * @param added options that the task adds because others require them
     * @throws RefusedException if JMH rejects them
     */
    public static TypedOptions parse(BuildTool tool, String text, String... added) throws RefusedException {
        List<String> words = words(text);
        try {
            return of(words, added);
        } catch (CommandLineOptionException e) {
            throw new RefusedException(tool.typed("jmh") + "\"" + text + "\" is not understood: " + e.getMessage());
        }
    }

    /**
     * Parses configured options followed by typed ones.
     *
     * @param configured options of all runs, from the build file
     * @param added      options that the task adds because others require them
     * @throws RefusedException if JMH rejects them
     */
    public static TypedOptions parse(BuildTool tool, List<String> configured, String text, String... added)
            throws RefusedException {
        TypedOptions typed = parse(tool, text, added);
        try {
            return of(typed.behind(configured), added);
        } catch (CommandLineOptionException e) {
            throw new RefusedException("The options of the " + tool.buildFile() + ", " + String.join(" ", configured)
                    + ", are not understood: " + e.getMessage());
        }
    }

    /** Splits a text, or null, at blanks outside of double quotes. */
    public static List<String> words(String text) {
        return text == null || text.isBlank() ? List.of() : List.copyOf(Utils.splitQuotedEscape(text.strip()));
    }

    private static TypedOptions of(List<String> words, String... added) throws CommandLineOptionException {
        List<String> all = new ArrayList<>(List.of(added));
        all.addAll(words);
        return new TypedOptions(List.copyOf(words), new CommandLineOptions(all.toArray(new String[0])));
    }

    public List<String> words() {
        return words;
    }

    public CommandLineOptions parsed() {
        return parsed;
    }

    /** Returns the words after other options, which they override. */
    public List<String> behind(List<String> others) {
        List<String> all = new ArrayList<>(others);
        all.addAll(words);
        return all;
    }
}
