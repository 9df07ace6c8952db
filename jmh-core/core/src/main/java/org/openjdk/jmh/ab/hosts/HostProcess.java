package org.openjdk.jmh.ab.hosts;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.util.VmCleanup;

/** A VM that runs JMH, and says and is told what to do line by line. Its messages for people go to a file. */
final class HostProcess implements Closeable {

    private final Path log;
    private final Process process;
    private final BufferedReader out;
    private final OutputStream in;

    /** Starts a VM. */
    HostProcess(List<String> command, Path log) throws IOException {
        this.log = log;
        process = VmCleanup.start(
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(log.toFile())));
        out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        in = process.getOutputStream();
    }

    /** A word, and what is said with it. */
    static final class Message {

        private final String word;
        private final String rest;

        private Message(String word, String rest) {
            this.word = word;
            this.rest = rest;
        }

        String word() {
            return word;
        }

        String rest() {
            return rest;
        }
    }

    /**
     * Waits for something to be said. What the VM itself prints is a message like others.
     *
     * @param words that are understood
     * @return null where the host has ended
     */
    Message await(Collection<String> words) throws IOException {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            int space = line.indexOf(' ');
            String word = line.substring(0, Math.max(0, space));
            if (words.contains(word)) {
                return new Message(word, line.substring(space + 1));
            }
            note(line);
        }
        return null;
    }

    /** What is for people is no reason to lose a measurement, as where the disk is full. */
    private void note(String line) {
        try {
            Files.write(log, (line + System.lineSeparator()).getBytes(StandardCharsets.UTF_8),
                    StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            // The reason for a lost fork may be missing then, and nothing else.
        }
    }

    /** Tells the host something. One that has ended meanwhile is noticed by the next wait. */
    void tell(String line) {
        try {
            in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            process.destroy();
        }
    }

    int exitCode() throws InterruptedException {
        return process.waitFor();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends the forks of the host. */
    void endForks() {
        VmCleanup.endChildren(process);
    }

    /** Ends the host and its forks, if they are still there, and waits for that a little. */
    @Override
    public void close() {
        VmCleanup.end(process);
    }
}
