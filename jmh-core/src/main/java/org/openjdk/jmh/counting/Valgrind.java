package org.openjdk.jmh.counting;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.openjdk.jmh.util.BriefCommand;

/** The valgrind that is installed on this machine. Immutable. */
public final class Valgrind {

    private static final String PACKAGE =
            "install valgrind (Debian, Ubuntu: apt-get install valgrind; Fedora: dnf install "
                    + "valgrind)";

    /** Number of callers by which the counts of a function are distinguished. */
    private static final int CALLERS = 3;

    /** Enables callgrind's models of caches and branch predictors, from which cycles are estimated. */
    private static final List<String> SIMULATION =
            Collections.unmodifiableList(Arrays.asList("--cache-sim=yes", "--branch-sim=yes"));

    /** Texts in the log that explain why valgrind ended a process. */
    private static final List<String> FAULTS = Arrays.asList("unhandled instruction", "Unrecognised instruction",
            "out of memory", "VALGRIND INTERNAL ERROR", "Process terminating", "the 'impossible' happened",
            "Valgrind's memory management");

    private final Path program;
    private final Path relay;
    final String version;

    private Valgrind(Path program, Path relay, String version) {
        this.program = program;
        this.relay = relay;
        this.version = version;
    }

    /** Finds valgrind on the search path. Throws if there is none, or this machine is not supported. */
    static Valgrind find() throws CountingException {
        String path = System.getenv("PATH");
        return find(path == null ? "" : path);
    }

    static Valgrind find(String path) throws CountingException {
        String system = System.getProperty("os.name") + " on " + System.getProperty("os.arch");
        if (!system.toLowerCase(Locale.ROOT).matches("linux on (amd64|x86_64)")) {
            throw new CountingException("-count needs Linux on amd64, but this is " + system);
        }
        Path program = on(path, "valgrind");
        Path relay = on(path, "vgdb");
        if (program == null || relay == null) {
            throw new CountingException(
                    "there is no " + (program == null ? "valgrind" : "vgdb, which is part of valgrind,")
                            + " on the search path: " + PACKAGE);
        }
        return new Valgrind(program, relay, version(program));
    }

    private static Path on(String path, String name) {
        for (String folder : path.split(Pattern.quote(File.pathSeparator))) {
            Path file = folder.isEmpty() ? null : Paths.get(folder, name);
            if (file != null && Files.isExecutable(file) && Files.isRegularFile(file)) {
                return file;
            }
        }
        return null;
    }

    private static String version(Path program) throws CountingException {
        String output;
        try {
            output = BriefCommand.firstLine(program.toString(), "--version");
        } catch (IOException e) {
            output = e.getMessage();
        }
        if (!output.startsWith("valgrind-")) {
            throw new CountingException(program + " --version printed no version: "
                    + (output.isEmpty() ? "nothing" : output) + "; " + PACKAGE);
        }
        return output.substring("valgrind-".length());
    }

    /**
     * Returns the command that precedes that of a VM. Counting begins when instrumentation is switched on.
     *
     * @param folder    for all files that valgrind writes
     * @param simulates whether to simulate caches and branch predictors
     * @param byMethod  whether to write the counts of each instruction and call
     */
    List<String> command(Path folder, boolean simulates, boolean byMethod) {
        List<String> command = new ArrayList<>(Arrays.asList(program.toString(), "--tool=callgrind",
                "--instr-atstart=no",
                // Only compiled code, which is in no file, changes while the VM runs.
                "--smc-check=all-non-file",
                // HotSpot's compiled code faults on purpose, at null pointers and safepoints, and continues elsewhere
                // with the values of its registers; code in files does not. So registers must be exact at each
                // instruction. At memory accesses alone, they would be wrong if a read was moved behind the
                // instructions that follow it.
                "--px-default=allregs-at-each-insn",
                "--px-file-backed=unwindregs-at-mem-access",
                "--separate-threads=yes",
                "--callgrind-out-file=" + verbatim(folder.resolve("counts")),
                "--log-file=" + verbatim(folder.resolve("log")),
                "--vgdb-prefix=" + folder.resolve("vgdb")));
        if (simulates) {
            command.addAll(SIMULATION);
        }
        if (byMethod) {
            command.addAll(Arrays.asList("--dump-instr=yes", "--dump-line=no", "--separate-callers=" + CALLERS));
        }
        return Collections.unmodifiableList(command);
    }

    /** Escapes percent signs, which valgrind replaces in the names of these files, but not in the prefix of pipes. */
    private static String verbatim(Path file) {
        return file.toString().replace("%", "%%");
    }

    /** Returns the command of vgdb, which relays a debugger's protocol to a process under valgrind. */
    List<String> relay(Path folder, long pid) {
        return Collections.unmodifiableList(
                Arrays.asList(relay.toString(), "--pid=" + pid, "--vgdb-prefix=" + folder.resolve("vgdb")));
    }

    /** Returns the first line of a log that names a fault, without the process ID; empty if there is none. */
    static String fault(Path log) {
        try {
            return Files.readAllLines(log, StandardCharsets.ISO_8859_1).stream()
                    .map(line -> line.replaceFirst("^[=-]+\\d+[=-]+ ?", "").trim())
                    .filter(line -> FAULTS.stream().anyMatch(line::contains)).findFirst().orElse("");
        } catch (IOException e) {
            return "";
        }
    }
}
