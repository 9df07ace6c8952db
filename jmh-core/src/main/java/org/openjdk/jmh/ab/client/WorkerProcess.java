package org.openjdk.jmh.ab.client;

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
import java.util.OptionalLong;
import org.openjdk.jmh.util.VmCleanup;

/** A worker's VM, and the line to it: one message a line. What it prints for people goes to a log file. */
public final class WorkerProcess implements Closeable {

    private final Path log;
    private final Process process;
    private final BufferedReader out;
    private final OutputStream in;

    WorkerProcess(List<String> command, Path log) throws IOException {
        this.log = log;
        process = VmCleanup.start(
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(log.toFile())));
        out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        in = process.getOutputStream();
    }

    /** A message of a worker: a word that gives its kind, and its content. */
    public static final class Message {

        private final String word;
        private final String content;

        private Message(String word, String content) {
            this.word = word;
            this.content = content;
        }

        /** Returns its kind, one of those that were waited for. */
        public String word() {
            return word;
        }

        /** Returns its content, perhaps empty. */
        public String content() {
            return content;
        }
    }

    /**
     * Waits for a message. Lines that do not begin with a known word, such as those that the VM itself prints, go to the log.
     *
     * @param words the kinds of messages that are understood
     * @return null if the worker has ended
     * @throws IOException if its output cannot be read
     */
    public Message receive(Collection<String> words) throws IOException {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            int space = line.indexOf(' ');
            String word = line.substring(0, Math.max(0, space));
            if (words.contains(word)) {
                return new Message(word, line.substring(space + 1));
            }
            log(line);
        }
        return null;
    }

    /** A line that cannot be logged, as on a full disk, is no reason to lose a measurement. */
    private void log(String line) {
        try {
            Files.write(log, (line + System.lineSeparator()).getBytes(StandardCharsets.UTF_8),
                    StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            // At worst, the reason for a lost fork is missing.
        }
    }

    /**
     * Sends a line. A worker that has ended meanwhile is noticed by the next {@link #receive}.
     *
     * @param line without a line break
     */
    public void send(String line) {
        try {
            in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            process.destroy();
        }
    }

    /**
     * Waits for the end of the worker.
     *
     * @return its exit code
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public int exitCode() throws InterruptedException {
        return process.waitFor();
    }

    /** Returns the system's number of the process; empty on Java 8, which does not give it. */
    OptionalLong pid() {
        try {
            return OptionalLong.of((Long) Process.class.getMethod("pid").invoke(process));
        } catch (ReflectiveOperationException e) {
            return OptionalLong.empty();
        }
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends the forks of the worker. */
    void endForks() {
        VmCleanup.endChildren(process);
    }

    /** Ends the worker and its forks, if they still run, and waits briefly for that. */
    @Override
    public void close() {
        VmCleanup.end(process);
    }
}
