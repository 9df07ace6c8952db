package org.openjdk.jmh.production.commands;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Represents a running VM on this machine, reached by jcmd. */
record RunningVm(long pid) {

    private static final int FIRST_WITH_TIMES = 25;
    private static final Pattern VERSION = Pattern.compile("(?m)^JDK (\\d+)");

    /**
     * Writes what the VM has recorded so far; its recordings continue.
     *
     * @throws IOException if there is no such VM, it is too old, or it records nothing; the message says what to do
     */
    void dump(Path file) throws IOException, InterruptedException {
        if (ProcessHandle.of(pid).isEmpty()) {
            throw new IOException("there is no process " + pid + " on this machine; `jcmd -l` lists VMs");
        }
        Matcher version = VERSION.matcher(jcmd("VM.version"));
        if (!version.find()) {
            throw new IOException("process " + pid + " does not say which JDK it is; is it a VM of HotSpot?");
        }
        if (Integer.parseInt(version.group(1)) < FIRST_WITH_TIMES) {
            throw new IOException(
                    "process " + pid + " is a VM of JDK " + version.group(1) + ", which cannot time methods: "
                            + "JDK " + FIRST_WITH_TIMES + " is the first one that can");
        }
        if (!jcmd("JFR.check").contains("Recording ")) {
            throw new IOException("process " + pid
                    + " records nothing; `settings` writes the settings and prints the command to start recording: jcmd "
                    + pid + " JFR.start name=benchmarks settings=FILE");
        }
        String answer = jcmd("JFR.dump", "filename=" + file.toAbsolutePath());
        if (Files.size(file) == 0) {
            throw new IOException("process " + pid + " wrote no recording: " + answer.strip());
        }
    }

    private String jcmd(String... command) throws IOException, InterruptedException {
        Path ours = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        List<String> line = new ArrayList<>(
                List.of(Files.isExecutable(ours) ? ours.toString() : "jcmd", String.valueOf(pid)));
        line.addAll(List.of(command));
        Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("jcmd " + pid + " " + String.join(" ", command)
                    + " failed: is it a VM, and of the same "
                    + "user? " + answer.lines().limit(2).reduce("", (one, other) -> (one + " " + other).strip()));
        }
        return answer;
    }
}
