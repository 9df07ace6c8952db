package org.openjdk.jmh.counting;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What has to be the same where counts of two runs are compared: what was counted by what, how forks were warmed up, and
 * which instructions a VM could choose. Immutable.
 */
public final class CountingMark {

    private static final String FLAGS = "flags";
    /** Extensions that HotSpot's code depends on, as far as valgrind shows them to a process. */
    private static final List<String> EXTENSIONS = Collections.unmodifiableList(Arrays.asList("ssse3", "sse4_1",
            "sse4_2",
            "popcnt", "aes", "pclmulqdq", "avx", "f16c", "rdrand", "abm", "bmi1", "bmi2", "avx2", "fma", "rdseed"));

    private final CountedEvent event;
    private final String valgrind;
    private final WindowSize size;
    private final CompileThresholds thresholds;

    /** Of forks that were counted so. */
    public CountingMark(CountedEvent event, Valgrind valgrind, WindowSize size, CompileThresholds thresholds) {
        this.event = event;
        this.valgrind = valgrind.version();
        this.size = size;
        this.thresholds = thresholds;
    }

    /** What was counted. */
    public CountedEvent event() {
        return event;
    }

    /** The version of valgrind. */
    public String valgrind() {
        return valgrind;
    }

    /** Invocations of warmups and windows. */
    public WindowSize size() {
        return size;
    }

    /** When methods of forks were compiled. */
    public CompileThresholds thresholds() {
        return thresholds;
    }

    /**
     * The extensions of this machine's processor that a VM under valgrind may use.
     *
     * @return their names as Linux has them, separated by spaces; empty where it does not tell
     */
    public static String extensions() {
        try {
            for (String line : Files.readAllLines(Paths.get("/proc/cpuinfo"), StandardCharsets.ISO_8859_1)) {
                if (line.startsWith(FLAGS)) {
                    List<String> all = Arrays.asList(line.substring(line.indexOf(':') + 1).trim().split(" +"));
                    return EXTENSIONS.stream().filter(all::contains).collect(Collectors.joining(" "));
                }
            }
        } catch (IOException e) {
            // Where the system does not tell, it is not known.
        }
        return "";
    }
}
