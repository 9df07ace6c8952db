package org.openjdk.jmh.counting;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.openjdk.jmh.util.SystemFile;

/** A process as described by Linux's {@code /proc}. Immutable. */
final class ForkProcess {

    private static final Path PROCESSES = Paths.get("/proc");

    private final Path folder;

    ForkProcess(long pid) {
        this(PROCESSES.resolve(String.valueOf(pid)));
    }

    private ForkProcess(Path folder) {
        this.folder = folder;
    }

    /** Returns whether a file descriptor of the process is a socket. */
    boolean isSocket(long descriptor) throws IOException {
        return Files.readSymbolicLink(folder.resolve("fd").resolve(String.valueOf(descriptor))).toString()
                .startsWith("socket:");
    }

    /**
     * Returns the name of a thread, of which the system keeps 15 characters; empty if it has ended. Threads of the VM
     * itself do not end before the VM does.
     */
    String threadName(int thread) {
        return SystemFile.text(folder.resolve("task").resolve(String.valueOf(thread)).resolve("comm")).trim();
    }

    /** Returns the nanoseconds for which all threads together ran, and for which they waited for a processor. */
    double[] ranAndDelayed() throws IOException {
        double[] sums = new double[2];
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(folder.resolve("task"))) {
            for (Path thread : threads) {
                String[] figures = SystemFile.text(thread.resolve("schedstat")).trim().split(" ");
                // Empty if the thread ends meanwhile, or the kernel provides no such figures.
                for (int i = 0; i < sums.length && figures.length > 1; i++) {
                    sums[i] += Double.parseDouble(figures[i]);
                }
            }
        }
        return sums;
    }

    /**
     * Kills each process whose command line contains a unique text, and waits until the signals are sent. A process
     * that a debugger has stopped receives no signal but KILL.
     */
    static void killAll(String text) throws IOException, InterruptedException {
        StringBuilder pids = new StringBuilder();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path process : processes) {
                if (SystemFile.text(process.resolve("cmdline")).contains(text)) {
                    pids.append(' ').append(process.getFileName());
                }
            }
        }
        if (pids.length() > 0) {
            new ProcessBuilder("sh", "-c", "kill -9" + pids).start().waitFor();
        }
    }
}
