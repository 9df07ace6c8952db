package org.openjdk.jmh.bench.live;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Finds the line of a host's messages that says why it failed. */
final class HostLog {

    private static final Pattern REASON =
            Pattern.compile("ERROR: |Error: |Exception in thread |\\S*(Exception|Error)(: .*)?$|<forked VM failed");

    private static final Pattern LACKS_CLASSES =
            Pattern.compile(
                    "(NoClassDefFoundError|ClassNotFoundException|NoSuchMethodError): .*jmh|Could not find or load");

    private HostLog() {
    }

    /** Whether the host did not find JMH, its engine or itself. */
    static boolean lacksClasses(Path log) throws IOException {
        return LACKS_CLASSES.matcher(Files.readString(log, StandardCharsets.ISO_8859_1)).find();
    }

    /** The first line that looks like a reason, or the exit code and the last line of all. */
    static String reason(Path log, int exitCode) throws IOException {
        List<String> lines = new String(Files.readAllBytes(log), StandardCharsets.UTF_8).lines()
                .map(String::strip).filter(line -> !line.isEmpty()).toList();
        return lines.stream().filter(line -> REASON.matcher(line).lookingAt()).findFirst()
                .map(line -> line.replaceFirst("^(ERROR|Error): ", ""))
                .orElse("the host ended with exit code " + exitCode
                        + (lines.isEmpty() ? "" : " after the line '" + lines.get(lines.size() - 1) + "'"));
    }
}
