package org.openjdk.jmh.gradle.plain;

import org.openjdk.jmh.builds.CommitBisection;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Bisects in a separate process. Gradle instruments the classes of plugins, and a bisection copies classes of JMH to
 * VMs without Gradle, where instrumented classes do not load.
 */
public final class BisectionMain {

    public static final int FAILED = 1;
    public static final int REFUSED = 2;
    /** Exit code if something necessary failed. */
    public static final int BROKEN = 3;

    private BisectionMain() {
    }

    /** Runs the request in the first file, and writes a sentence that explains a failure to the second. */
    public static void main(String[] arguments) throws IOException {
        Path sentence = Path.of(arguments[1]);
        int code = run(BisectionRequest.read(Path.of(arguments[0])), sentence);
        System.exit(code);
    }

    private static int run(BisectionRequest order, Path sentence) throws IOException {
        try (Cleanup cleanup = new Cleanup()) {
            TaskResult ended = new CommitBisection(new RequestedBuild(order, cleanup), order.wanted()).run();
            return ended.failure().isEmpty() ? 0 : code(FAILED, ended.failure().get(), sentence);
        } catch (RefusedException e) {
            return code(REFUSED, e.getMessage(), sentence);
        } catch (BuildException e) {
            return code(BROKEN, e.getMessage(), sentence);
        }
    }

    private static int code(int code, String text, Path sentence) throws IOException {
        Files.writeString(sentence, text);
        return code;
    }
}
