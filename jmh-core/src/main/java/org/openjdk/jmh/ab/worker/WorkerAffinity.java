package org.openjdk.jmh.ab.worker;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import org.openjdk.jmh.runner.RunnerException;

/** The cores that this VM runs on. Its forks inherit them when they start, and choose the sizes of their thread pools by them. */
final class WorkerAffinity {

    private String current = "";

    /** Moves all threads of this VM to some cores, in taskset's format; an empty list moves nothing. */
    void moveTo(String cores) throws RunnerException {
        if (!cores.isEmpty() && !cores.equals(current)) {
            int code = taskset(cores);
            if (code != 0) {
                throw new RunnerException("it cannot be moved to the cores " + cores + ": taskset ended with exit code "
                        + code);
            }
            current = cores;
        }
    }

    private static int taskset(String cores) throws RunnerException {
        String id = ManagementFactory.getRuntimeMXBean().getName().replaceFirst("@.*", "");
        try {
            return new ProcessBuilder("taskset", "-a", "-c", "-p", cores, id)
                    .redirectOutput(new File("/dev/null")).redirectError(new File("/dev/null")).start().waitFor();
        } catch (IOException e) {
            throw new RunnerException("it cannot be moved to the cores " + cores + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            throw new RunnerException("interrupted", e);
        }
    }
}
