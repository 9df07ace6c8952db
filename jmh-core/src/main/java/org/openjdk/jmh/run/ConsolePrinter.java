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

/** Prints lines, in colour on a terminal. Colouring comes after layout, because escape sequences have no width. */
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

    /** Returns a printer for verdicts, which also prints at {@code -v SILENT}. */
    public static Consumer<String> ofVerdicts(OutputFormat out, Options options) {
        return coloured(isSilent(options) ? line -> write(line, out) : out::println, options);
    }

    public static boolean isSilent(Options options) {
        return options.verbosity().orElse(VerboseMode.NORMAL) == VerboseMode.SILENT;
    }

    public static Consumer<String> ofComments(Consumer<String> printer, Options options) {
        return isSilent(options) ? line -> {
        } : printer;
    }

    /** Returns a printer that colours its lines if the standard output is a terminal and the run has no output file. */
    public static Consumer<String> coloured(Consumer<String> printer, Options options) {
        boolean coloured = !options.getOutput().hasValue() && areWanted(System.getenv()) && StatusLine.isPossible();
        return coloured ? line -> printer.accept(colour(line)) : printer;
    }

    /** Returns whether colours are allowed: see no-color.org. */
    static boolean areWanted(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** Colours the verdict of a row, the answer of a comparison, and the beginning of a warning. */
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

    /** Prints a line at any verbosity: silent formats drop comments but still write bytes. */
    private static void write(String line, OutputFormat out) {
        try {
            out.write((line + System.lineSeparator()).getBytes(Charset.defaultCharset()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
