package org.openjdk.jmh.counting;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * The program that JMH starts in place of a VM: a shell that becomes the VM. If the VM is a fork, the shell writes its process
 * number to a file and runs the VM under valgrind; if JMH only wants its version, it runs the VM directly.
 */
final class ForkScript {

    private static final String DIRECTIVES = "directives";
    /**
     * Directives that print the code of C2, and C1's code of JMH's loop around a benchmark, which may stay in C1 with the benchmark
     * inlined. Forks that print all code of C1 take 1.7 times the processor time.
     */
    private static final String PRINT = "[{match: \"*.*_jmhStub\", PrintAssembly: true},\n"
            + "{match: \"*.*\", c2: {PrintAssembly: true}}]\n";

    private final ForkFolder folder;
    private final StringBuilder text = new StringBuilder("#!/bin/sh\n");

    private ForkScript(ForkFolder folder) {
        this.folder = folder;
    }

    /**
     * Writes the program.
     *
     * @param folder    of the fork
     * @param valgrind  command before that of the VM
     * @param vm        the VM's program
     * @param arguments of the VM, before those of the user
     * @param byMethod  whether the VM is to print which code it compiled to which address
     * @return its path
     * @throws IOException if it cannot be written
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
        add(folder.number().toString()).append('\n');
    }

    /**
     * HotSpot writes its map of compiled code to a file in {@code /tmp} whose name anyone can guess. The script makes that a link
     * into the folder of the fork. If something has that name already, it stays, and the VM writes no map.
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
