package org.openjdk.jmh.counting;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * The program that JMH starts in place of a VM: a shell script that becomes the VM. If the VM is a fork, the script
 * writes its process ID to a file and runs the VM under valgrind; if JMH only queries the version, it runs the VM
 * directly.
 */
final class ForkScript {

    private static final String DIRECTIVES = "directives";
    /**
     * Directives that print the code of C2, and C1's code of JMH's loop around a benchmark, which may stay in C1 with
     * the benchmark inlined. Printing all code of C1 costs 1.7 times the processor time.
     */
    private static final String PRINT = "[{match: \"*.*_jmhStub\", PrintAssembly: true},\n"
            + "{match: \"*.*\", c2: {PrintAssembly: true}}]\n";

    private final ForkFolder folder;
    private final StringBuilder text = new StringBuilder("#!/bin/sh\n");

    private ForkScript(ForkFolder folder) {
        this.folder = folder;
    }

    /**
     * Writes the program and returns its path.
     *
     * @param valgrind  command before that of the VM
     * @param vm        path of the VM
     * @param arguments of the VM, before those of the user
     * @param byMethod  whether the VM shall print the addresses of compiled code
     */
    static Path write(ForkFolder folder, List<String> valgrind, String vm, List<String> arguments, boolean byMethod)
            throws IOException {
        ForkScript script = new ForkScript(folder);
        script.choose(vm);
        if (byMethod) {
            script.claimMap();
        }
        script.text.append("exec");
        script.add(valgrind);
        script.add(vm).append(" -Xbatch $collector");
        script.add(arguments);
        if (byMethod) {
            Files.write(folder.resolve(DIRECTIVES), PRINT.getBytes(StandardCharsets.US_ASCII));
            script.add(script.codeArguments());
            script.text.append(" $dump");
        }
        script.text.append(" \"$@\"\n");
        return script.program();
    }

    private void choose(String vm) {
        text.append("case \" $* \" in\n  *' org.openjdk.jmh.runner.ForkedMain '*) ;;\n  *) exec");
        add(vm).append(" \"$@\" ;;\nesac\ncase \" $* \" in\n  *' -XX:+Use'*'GC '*) collector= ;;\n"
                + "  *) collector=-XX:+UseSerialGC ;;\nesac\necho $$ >");
        add(folder.pidFile().toString()).append('\n');
    }

    /**
     * HotSpot writes its map of compiled code to a file in {@code /tmp} with a predictable name. The script makes that
     * a link into the folder of the fork. If the name is taken, that file stays, and the VM writes no map.
     */
    private void claimMap() {
        text.append("dump=\nif ln -sT");
        add(folder.map().toString()).append(" /tmp/perf-$$.map; then dump=-XX:+DumpPerfMapAtExit; fi 2>/dev/null\n");
    }

    /** VMs before JDK 17 ignore these arguments. */
    private List<String> codeArguments() {
        return Arrays.asList("-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UnlockDiagnosticVMOptions",
                "-XX:+DebugNonSafepoints", "-XX:+LogVMOutput", "-XX:-DisplayVMOutput",
                // JDK 25 warns if there is no disassembler.
                "-Xlog:os=error", "-XX:LogFile=" + folder.printed(),
                "-XX:CompilerDirectivesFile=" + folder.resolve(DIRECTIVES));
    }

    private void add(List<String> words) {
        words.forEach(this::add);
    }

    private StringBuilder add(String word) {
        return text.append(" '").append(word.replace("'", "'\\''")).append('\'');
    }

    private Path program() throws IOException {
        Path program = folder.resolve("java");
        Files.write(program, text.toString().getBytes(StandardCharsets.UTF_8));
        if (!program.toFile().setExecutable(true)) {
            throw new IOException(program + " cannot be made a program");
        }
        return program;
    }
}
