package org.openjdk.jmh.counting;

import java.io.File;
import java.io.IOException;
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

/** The valgrind of this machine; immutable. */
public final class Valgrind {

    private static final String PACKAGE =
            "install valgrind (Debian, Ubuntu: apt-get install valgrind; Fedora: dnf install "
                    + "valgrind)";

    /** Functions are told apart by so many of those that called them. */
    private static final int CALLERS = 3;

    private final Path program;
    private final Path relay;
    private final String version;

    private Valgrind(Path program, Path relay, String version) {
        this.program = program;
        this.relay = relay;
        this.version = version;
    }

    /**
     * Finds it.
     *
     * @return that of the search path
     * @throws CountingException if there is none, or not for this machine
     */
    public static Valgrind find() throws CountingException {
        String path = System.getenv("PATH");
        return find(path == null ? "" : path);
    }

    /** Finds it in the folders of a search path. */
    static Valgrind find(String path) throws CountingException {
        String system = System.getProperty("os.name") + " on " + System.getProperty("os.arch");
        if (!system.toLowerCase(Locale.ROOT).matches("linux on (amd64|x86_64)")) {
            throw new CountingException("work is counted on Linux on amd64 alone, and this is " + system);
        }
        Path program = on(path, "valgrind");
        Path relay = on(path, "vgdb");
        if (program == null || relay == null) {
            throw new CountingException("there is no " + (program == null ? "valgrind" : "vgdb, which valgrind brings,")
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
        String said;
        try {
            said = BriefCommand.firstLine(program.toString(), "--version");
        } catch (IOException e) {
            said = e.getMessage();
        }
        if (!said.startsWith("valgrind-")) {
            throw new CountingException(program + " --version printed no version: "
                    + (said.isEmpty() ? "nothing" : said) + "; " + PACKAGE);
        }
        return said.substring("valgrind-".length());
    }

    /** Its version, such as 3.19.0. */
    public String version() {
        return version;
    }

    /**
     * What to put in front of the command of a VM so that it is counted from when it is switched on.
     *
     * @param folder   takes all that valgrind writes
     * @param simulates whether caches and branch predictors are simulated
     * @param byMethod whether it writes what each instruction did, and in which calls
     */
    List<String> command(Path folder, boolean simulates, boolean byMethod) {
        List<String> command = new ArrayList<>(Arrays.asList(program.toString(), "--tool=callgrind",
                "--instr-atstart=no",
                // Compiled code changes under way; nothing else does.
                "--smc-check=all-non-file",
                // HotSpot's code faults on purpose, at null pointers and where threads are to stop, and goes on elsewhere
                // with what its registers hold then; code in files does not. Registers that are only right where memory is
                // read are not right where a read was moved behind the instructions that follow it.
                "--px-default=allregs-at-each-insn",
                "--px-file-backed=unwindregs-at-mem-access",
                "--separate-threads=yes",
                "--callgrind-out-file=" + verbatim(folder.resolve("counts")),
                "--log-file=" + verbatim(folder.resolve("log")),
                "--vgdb-prefix=" + folder.resolve("vgdb")));
        if (simulates) {
            command.addAll(CountedEvent.SIMULATION);
        }
        if (byMethod) {
            command.addAll(Arrays.asList("--dump-instr=yes", "--dump-line=no", "--separate-callers=" + CALLERS));
        }
        return Collections.unmodifiableList(command);
    }

    /** In some names of files, and not in the prefix of pipes, valgrind replaces what stands behind a percent sign. */
    private static String verbatim(Path file) {
        return file.toString().replace("%", "%%");
    }

    /** The command that relays the protocol of a debugger to a process under valgrind. */
    List<String> relay(Path folder, long pid) {
        return Collections.unmodifiableList(
                Arrays.asList(relay.toString(), "--pid=" + pid, "--vgdb-prefix=" + folder.resolve("vgdb")));
    }
}
