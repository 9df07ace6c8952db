package org.openjdk.jmh.counting;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** What valgrind says of a process on its own account. */
final class ValgrindLog {

    private static final List<String> FAULTS = Arrays.asList("unhandled instruction", "Unrecognised instruction",
            "out of memory", "VALGRIND INTERNAL ERROR", "Process terminating", "the 'impossible' happened",
            "Valgrind's memory management");

    private ValgrindLog() {
    }

    /** The first line that names a fault, without the number of the process; empty where there is none. */
    static String reason(Path log) {
        try {
            List<String> lines = Files.readAllLines(log, StandardCharsets.ISO_8859_1).stream()
                    .map(line -> line.replaceFirst("^[=-]+\\d+[=-]+ ?", "").trim()).collect(Collectors.toList());
            return lines.stream().filter(line -> FAULTS.stream().anyMatch(line::contains)).findFirst().orElse("");
        } catch (IOException e) {
            return "";
        }
    }
}
