package org.openjdk.jmh.runner.options;

import java.io.File;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.util.Optional;

/**
 * Splits the flag {@code -rf}, which names a result format of upstream, a reconfiguration, the result page, or one of
 * each. Without a result format, {@code -rff} names the file of the page.
 */
final class ResultFormatFlag {

    private static final String PAGE = "html";

    private final List<String> remaining = new ArrayList<>();
    private boolean asksForPage;
    private String page;
    private String format;
    private Reconfiguration reconfiguration;

    ResultFormatFlag(String[] argv) throws CommandLineOptionException {
        for (int i = 0; i < argv.length; i++) {
            if (isFlag(argv[i]) && i + 1 < argv.length) {
                i++;
                split(argv[i]);
            } else if (isFlag(valueless(argv[i])) && !isFlag(argv[i])) {
                split(argv[i].substring(argv[i].indexOf('=') + 1));
            } else {
                remaining.add(argv[i]);
            }
        }
        if (asksForPage) {
            page = pageBeside(resultFile());
        }
        if (format != null) {
            remaining.addAll(0, Arrays.asList("-rf", format));
        }
    }

    private String pageBeside(String file) {
        if (file == null) {
            return Defaults.RESULT_FILE_PREFIX + "." + PAGE;
        }
        int end = file.lastIndexOf('.');
        return format == null ? file
                : (end > file.lastIndexOf(File.separatorChar) + 1 ? file.substring(0, end) : file) + "." + PAGE;
    }

    /** Returns the file of {@code -rff}, or null. Removes the flag if upstream shall write no file. */
    private String resultFile() {
        for (int i = 0; i < remaining.size(); i++) {
            String name = valueless(remaining.get(i));
            boolean isWhole = !name.equals(remaining.get(i));
            if ((name.equals("-rff") || name.equals("--rff")) && (isWhole || i + 1 < remaining.size())) {
                String file = isWhole ? remaining.get(i).substring(name.length() + 1) : remaining.get(i + 1);
                if (format == null) {
                    remaining.subList(i, i + (isWhole ? 1 : 2)).clear();
                }
                return file;
            }
        }
        return null;
    }

    private static boolean isFlag(String argument) {
        return argument.equals("-rf") || argument.equals("--rf");
    }

    private static String valueless(String argument) {
        int equals = argument.indexOf('=');
        return equals < 0 ? argument : argument.substring(0, equals);
    }

    private void split(String values) throws CommandLineOptionException {
        for (String value : values.split(",", -1)) {
            Reconfiguration named = reconfigurationNamed(value);
            if (named != null) {
                set(named);
            } else if (value.equalsIgnoreCase(PAGE)) {
                asksForPage = true;
            } else {
                setFormat(value);
            }
        }
    }

    private static Reconfiguration reconfigurationNamed(String value) {
        for (Reconfiguration candidate : Reconfiguration.values()) {
            if (candidate.name().equalsIgnoreCase(value)) {
                return candidate;
            }
        }
        return null;
    }

    private void set(Reconfiguration value) throws CommandLineOptionException {
        if (reconfiguration != null && reconfiguration != value) {
            throw new CommandLineOptionException(Settings.RECONFIGURATION.typed(reconfiguration) + " and "
                    + Settings.RECONFIGURATION.typed(value) + " exclude each other: leave one of them out");
        }
        reconfiguration = value;
    }

    private void setFormat(String value) throws CommandLineOptionException {
        if (!isResultFormat(value)) {
            throw new CommandLineOptionException("-rf " + value + " is not a result format: give one of "
                    + names(ResultFormatType.values()) + ", " + PAGE + ", or a mode of runs (" + reconfigurations()
                    + ")");
        }
        if (format != null) {
            throw new CommandLineOptionException("-rf " + format + " and -rf " + value
                    + " exclude each other: JMH writes one result format; leave one of them out");
        }
        format = value;
    }

    private static boolean isResultFormat(String value) {
        for (ResultFormatType type : ResultFormatType.values()) {
            if (type.name().equalsIgnoreCase(value)) {
                return true;
            }
        }
        return false;
    }

    private static String reconfigurations() {
        return Arrays.stream(Reconfiguration.values()).map(Settings.RECONFIGURATION::typed)
                .collect(Collectors.joining(", "));
    }

    private static String names(Enum<?>... constants) {
        return Arrays.stream(constants).map(ResultFormatFlag::lower).collect(Collectors.joining(", "));
    }

    /** Prints the values of the flag other than upstream's result formats. */
    static void list(PrintStream out) {
        out.println("Also available: " + PAGE + " (or " + Settings.RESULT_PAGE + " FILE)");
        out.println("Modes of runs: " + reconfigurations());
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    Optional<Reconfiguration> reconfiguration() {
        return Optional.eitherOf(reconfiguration);
    }

    Optional<String> page() {
        return Optional.eitherOf(page);
    }

    String[] remainingArguments() {
        return remaining.toArray(new String[0]);
    }
}
