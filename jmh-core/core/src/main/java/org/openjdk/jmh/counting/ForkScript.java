package org.openjdk.jmh.counting;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The program that JMH starts in place of a VM: a shell that becomes the VM, under valgrind where that is a fork. */
final class ForkScript {

    private static final String DIRECTIVES = "directives";
    /**
     * What is counted is the last compiler's code; but JMH's loop around a benchmark, into which that may be inlined, may stay with
     * the first one. Forks that print all code of the first one take 1.7 times the processor time.
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
     * @param valgrind  command in front of that of the VM
     * @param vm        program to run
     * @param arguments of the VM, in front of those of a user
     * @param byMethod  whether the VM is to say which code it compiled to where
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
     * HotSpot writes its map of compiled code to a place in {@code /tmp} that everybody can guess. A link from there leads to the folder
     * of the fork. Where something is there already, whoever has put it there keeps it, and the VM writes no map.
     */
    private void claimMap() {
        text.append("dump=\nif ln -sT");
        add(folder.map().toString()).append(" /tmp/perf-$$.map; then dump=-XX:+DumpPerfMapAtExit; fi 2>/dev/null\n");
    }

    /** An older VM than JDK 17 cannot say it. */
    private List<String> codeArguments() {
        return Arrays.asList("-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UnlockDiagnosticVMOptions",
                "-XX:+DebugNonSafepoints", "-XX:+LogVMOutput", "-XX:-DisplayVMOutput",
                // In stead of a disassembler, which is not there, HotSpot of JDK 25 warns.
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
