package org.openjdk.jmh.bench.live;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.openjdk.jmh.bench.host.ForkTimes;
import org.openjdk.jmh.bench.host.Host;

/** A VM that runs JMH and asks before each fork. */
final class HostProcess implements Contender, Closeable {

    private final Path log;
    private final Process process;
    private final BufferedReader out;
    private final OutputStream in;
    private final Consumer<HostProcess> closed;
    private final List<String> listed = new ArrayList<>();
    private final List<ForkTimes> forks = new ArrayList<>();
    private final Set<String> begun = new LinkedHashSet<>();
    private boolean ended;

    /** Starts a VM whose messages go to a file, and tells somebody when it is closed. */
    HostProcess(List<String> command, Path log, Consumer<HostProcess> closed) throws IOException {
        this.closed = closed;
        this.log = log;
        Files.deleteIfExists(log);
        process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(log.toFile())).start();
        out = process.inputReader(StandardCharsets.UTF_8);
        in = process.getOutputStream();
    }

    /** Waits until the host asks for a turn or has ended. What the VM itself prints is a message like others. */
    @Override
    public void await() throws IOException {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            int space = line.indexOf(' ');
            String rest = line.substring(space + 1);
            switch (line.substring(0, Math.max(0, space))) {
                case Host.TURN -> {
                    begun.add(rest);
                    return;
                }
                case Host.FORK -> forks.add(ForkTimes.decode(rest));
                case Host.LIST -> listed.add(rest);
                default -> Files.writeString(log, line + System.lineSeparator(), StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
            }
        }
        ended = true;
    }

    /** Lets the host run the fork that it asked for. One that has ended meanwhile is noticed by the next wait. */
    @Override
    public void grant() {
        try {
            in.write('\n');
            in.flush();
        } catch (IOException e) {
            process.destroy();
        }
    }

    @Override
    public boolean hasEnded() {
        return ended;
    }

    /** Keys of the benchmarks that it has begun: one, with parameters or modes several. */
    @Override
    public Set<String> begun() {
        return begun;
    }

    /** What it listed. */
    List<String> listed() {
        return listed;
    }

    /** Forks that have ended. */
    List<ForkTimes> forks() {
        return forks;
    }

    int exitCode() throws InterruptedException {
        return process.waitFor();
    }

    /** Ends the host and its forks, if they are still there. */
    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        closed.accept(this);
    }
}
