package org.openjdk.jmh.ab.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the line that says why something failed in the output of a worker and its forks. */
public final class WorkerLog {

    private static final Pattern REASON =
            Pattern.compile("ERROR: |Error: |Exception in thread |\\S*(Exception|Error)(: .*)?$|<forked VM failed");

    /** JMH's line about a fork that ended in an iteration, as by {@code System.exit}, after the number of the iteration. */
    private static final Pattern FAILURE = Pattern.compile("<failure: (.*)>$");

    /** Lines that JMH prints after forks, even if these fail. */
    private static final Pattern END = Pattern.compile("</?std(out|err)\\b.*|# Run complete\\..*");

    private static final Pattern LACKS_CLASSES =
            Pattern.compile(
                    "(NoClassDefFoundError|ClassNotFoundException|NoSuchMethodError): .*jmh|Could not find or load");

    private WorkerLog() {
    }

    /**
     * Returns whether a worker did not find JMH, its engine or its own classes.
     *
     * @param log what it printed
     * @throws IOException if the log cannot be read
     */
    public static boolean lacksClasses(Path log) throws IOException {
        return LACKS_CLASSES.matcher(new String(Files.readAllBytes(log), StandardCharsets.ISO_8859_1)).find();
    }

    /**
     * Returns why a worker failed.
     *
     * @param log      its output
     * @param exitCode of the worker
     * @return the first line that looks like a reason, or the exit code and the last line of all
     * @throws IOException if the log cannot be read
     */
    public static String reason(Path log, int exitCode) throws IOException {
        return reason(log, 0, "the host ended with exit code " + exitCode);
    }

    /**
     * Returns why something failed.
     *
     * @param from      offset in the log, in bytes, before which lines do not count
     * @param otherwise the reason if no line gives one, to which the last line is added
     */
    static String reason(Path log, long from, String otherwise) throws IOException {
        byte[] bytes = Files.readAllBytes(log);
        String text = new String(bytes, (int) from, bytes.length - (int) from, StandardCharsets.UTF_8);
        List<String> lines = Arrays.stream(text.split("\\R"))
                .map(String::trim).filter(line -> !line.isEmpty()).collect(Collectors.toList());
        return lines.stream().map(WorkerLog::reason).filter(Optional::isPresent).findFirst().flatMap(reason -> reason)
                .orElseGet(() -> otherwise + lastOf(lines));
    }

    private static Optional<String> reason(String line) {
        Matcher failure = FAILURE.matcher(line);
        return failure.find() ? Optional.of(failure.group(1))
                : REASON.matcher(line).lookingAt() ? Optional.of(line.replaceFirst("^(ERROR|Error): ", ""))
                        : Optional.empty();
    }

    /** Returns the last line that a fork may have printed. */
    private static String lastOf(List<String> lines) {
        int end = 0;
        while (end < lines.size() && !END.matcher(lines.get(end)).matches()) {
            end++;
        }
        return end == 0 ? "" : " after the line '" + lines.get(end - 1) + "'";
    }
}
