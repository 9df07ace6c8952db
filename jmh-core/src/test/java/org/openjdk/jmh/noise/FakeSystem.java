package org.openjdk.jmh.noise;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Files of a system that a test makes up, below a folder. */
final class FakeSystem {

    static final long PID = 4711;

    private static final String TASKS = "proc/" + PID + "/task/";

    private final Path root;

    FakeSystem(Path root) {
        this.root = root;
    }

    Path root() {
        return root;
    }

    /** Writes in place, as the system does: readers that have the file open see the new text. */
    FakeSystem file(String name, String text) {
        try {
            Files.createDirectories(root.resolve(name).getParent());
            Files.writeString(root.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Ticks of all processors together. */
    FakeSystem processors(long user, long idle, long stolen) {
        return file("proc/stat", String.format(Locale.ROOT,
                "cpu  %d 0 0 %d 7 0 0 %d 0 0%ncpu0 1 2 3 4 5 6 7 8 9 10%nintr 5 0 0%n", user, idle, stolen));
    }

    FakeSystem process(int threads, long ticks) {
        return file("proc/" + PID + "/stat",
                PID + " (ja) va) S 1 2 3 4 5 6 7 8 9 10 " + ticks + " 0 0 0 20 0 " + threads
                        + " 0 12345 99\n");
    }

    FakeSystem thread(int id, long ran, long waited, long switches) {
        file(TASKS + id + "/schedstat", ran + " " + waited + " 17\n");
        return file(TASKS + id + "/status", "Name:\torg.sample.MyBen\nThreads:\t20\nvoluntary_ctxt_switches:\t3\n"
                + "nonvoluntary_ctxt_switches:\t" + switches + "\n");
    }

    /** Of a thread that has ended, nothing can be read, even by those who have opened it before. */
    FakeSystem withoutThread(int id) {
        file(TASKS + id + "/schedstat", "");
        try {
            for (String file : new String[] {"/schedstat", "/status", ""}) {
                Files.delete(root.resolve(TASKS + id + file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }
}
