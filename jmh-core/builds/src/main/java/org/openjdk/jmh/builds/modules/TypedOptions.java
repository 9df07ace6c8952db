package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.tool.BuildTool;
import org.openjdk.jmh.builds.tool.RefusedException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.util.Utils;

import java.util.ArrayList;
import java.util.List;

/**
 * Options of JMH that a user has typed in one text. Blanks separate them; what is in double quotes is one of them, blanks
 * and all.
 */
public final class TypedOptions {

    private final List<String> words;
    private final CommandLineOptions parsed;

    private TypedOptions(List<String> words, CommandLineOptions parsed) {
        this.words = words;
        this.parsed = parsed;
    }

    /**
     * Reads options by JMH's own parser.
     *
     * @param tool  that the user types to
     * @param text  of the user
     * @param added options that the goal adds, and without which some of the user's would mean nothing
     * @throws RefusedException if JMH does not understand them
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
     * Reads options that hold in all runs, and those of this one behind them.
     *
     * @param tool       that the user types to
     * @param configured options, none of which the user has typed as well
     * @param text       of the user
     * @param added      options that the task adds, and without which some of the user's would mean nothing
     * @throws RefusedException if JMH does not understand them
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

    /** What a user has typed, word by word. */
    private static List<String> words(String text) {
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

    /** What JMH makes of them. */
    public CommandLineOptions parsed() {
        return parsed;
    }

    /** The same, behind others that win nowhere. */
    public List<String> behind(List<String> others) {
        List<String> all = new ArrayList<>(others);
        all.addAll(words);
        return all;
    }
}
