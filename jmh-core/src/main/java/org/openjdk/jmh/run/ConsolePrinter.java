package org.openjdk.jmh.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Prints finished lines: in colour on a terminal. Colours are the last step, so that no layout has to know that they
 * have no width.
 */
public final class ConsolePrinter {

    private static final String RESET = "\u001b[0m";
    private static final String BOLD = "\u001b[1m";
    private static final String BOLD_RED = "\u001b[1;31m";
    private static final String GREEN = "\u001b[32m";
    private static final String YELLOW = "\u001b[33m";

    private static final Pattern ANSWER = Pattern.compile("# \\d+ (compared:|changes? of) .*");
    private static final Pattern COUNT_OF_SLOWER = Pattern.compile("\\b[1-9]\\d* slower");
    private static final String END_OF_ROW = "((?:, control)?(?: \\(.*\\))?)$";
    private static final Pattern BAD_ROW = Pattern.compile("(?<=  )(slower|worse)" + END_OF_ROW);
    private static final Pattern GOOD_ROW = Pattern.compile("(?<=  )(faster|better)" + END_OF_ROW);
    private static final Pattern WARNING = Pattern.compile("^# WARNING:");

    private ConsolePrinter() {
    }

    /**
     * Returns a printer for verdicts: it prints at every verbosity.
     *
     * @param out     format of the run, of which {@code -v SILENT} prints no comments
     * @param options options of the run
     */
    public static Consumer<String> ofVerdicts(OutputFormat out, Options options) {
        return coloured(isSilent(options) ? line -> write(line, out) : out::println, options);
    }

    /** Returns whether a run prints verdicts and errors alone. */
    public static boolean isSilent(Options options) {
        return options.verbosity().orElse(VerboseMode.NORMAL) == VerboseMode.SILENT;
    }

    /** Returns a printer for everything but verdicts. */
    public static Consumer<String> ofComments(Consumer<String> printer, Options options) {
        return isSilent(options) ? line -> {
        } : printer;
    }

    /**
     * Returns a printer that prints in colour if the standard output is a terminal.
     *
     * @param printer takes the lines
     * @param options options of the run; one with an output file has no colours
     */
    public static Consumer<String> coloured(Consumer<String> printer, Options options) {
        boolean coloured = !options.getOutput().hasValue() && areWanted(System.getenv()) && StatusLine.isPossible();
        return coloured ? line -> printer.accept(colour(line)) : printer;
    }

    /** Returns whether the user has not switched off colours: see no-color.org. */
    static boolean areWanted(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** Colours the verdict of a row, the answer of a comparison, and the begin of a warning. */
    static String colour(String line) {
        if (ANSWER.matcher(line).matches()) {
            return BOLD + COUNT_OF_SLOWER.matcher(line).replaceFirst(BOLD_RED + "$0" + RESET + BOLD) + RESET;
        }
        if (line.startsWith("#")) {
            return WARNING.matcher(line).replaceFirst("# " + YELLOW + "WARNING:" + RESET);
        }
        String bad = BAD_ROW.matcher(line).replaceFirst(BOLD_RED + "$1" + RESET + "$2");
        return GOOD_ROW.matcher(bad).replaceFirst(GREEN + "$1" + RESET + "$2");
    }

    /** A silent format still writes bytes, such as those of forks. */
    private static void write(String line, OutputFormat out) {
        try {
            out.write((line + System.lineSeparator()).getBytes(Charset.defaultCharset()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
