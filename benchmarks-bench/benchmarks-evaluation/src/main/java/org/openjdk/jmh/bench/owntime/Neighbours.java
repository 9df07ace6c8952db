package org.openjdk.jmh.bench.owntime;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.util.VmCleanup;

/** Holds a load: a number of {@linkplain Neighbour neighbours} that end with this object or with this VM. */
final class Neighbours implements Closeable {

    private final List<Process> processes = new ArrayList<>();

    Neighbours(int count) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        for (int seed = 0; seed < count; seed++) {
            processes.add(VmCleanup.start(new ProcessBuilder(java, "-Xmx32m", "-XX:+UseSerialGC",
                    "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
                    Neighbour.class.getName(), Integer.toString(seed))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)));
        }
    }

    /** Throws if a neighbour has ended, as the load is then no longer what it should be. */
    void check() throws IOException {
        if (!processes.stream().allMatch(Process::isAlive)) {
            throw new IOException("a neighbour has ended: measure again");
        }
    }

    @Override
    public void close() {
        processes.forEach(VmCleanup::end);
    }
}
