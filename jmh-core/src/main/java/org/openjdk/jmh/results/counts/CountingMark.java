package org.openjdk.jmh.results.counts;

import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.util.SystemFile;

/**
 * The properties that two runs must share for their counts to be comparable: event, version of valgrind, number of
 * invocations, compile thresholds, and instruction set. Immutable.
 */
public final class CountingMark {

    private static final String FLAGS = "flags";
    /** Instruction set extensions that affect HotSpot's code and that valgrind shows to a process. */
    private static final List<String> EXTENSIONS = Collections.unmodifiableList(Arrays.asList("ssse3", "sse4_1",
            "sse4_2", "popcnt", "aes", "pclmulqdq", "avx", "f16c", "rdrand", "abm", "bmi1", "bmi2", "avx2", "fma",
            "rdseed"));

    private final CountedEvent event;
    private final String valgrind;
    private final WindowSize size;
    private final CompileThresholds thresholds;

    public CountingMark(CountedEvent event, String valgrind, WindowSize size, CompileThresholds thresholds) {
        this.event = event;
        this.valgrind = valgrind;
        this.size = size;
        this.thresholds = thresholds;
    }

    public CountedEvent event() {
        return event;
    }

    /** Returns the version of valgrind, such as 3.19.0. */
    public String valgrind() {
        return valgrind;
    }

    public WindowSize size() {
        return size;
    }

    public CompileThresholds thresholds() {
        return thresholds;
    }

    /**
     * Returns the extensions of this machine's processor that a VM under valgrind may use, by Linux's names, separated
     * by spaces; empty if unknown.
     */
    public static String extensions() {
        for (String line : SystemFile.text(Paths.get("/proc/cpuinfo")).split("\n")) {
            if (line.startsWith(FLAGS)) {
                List<String> all = Arrays.asList(line.substring(line.indexOf(':') + 1).trim().split(" +"));
                return EXTENSIONS.stream().filter(all::contains).collect(Collectors.joining(" "));
            }
        }
        return "";
    }
}
