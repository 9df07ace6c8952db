package org.openjdk.jmh.gradle.plain;

import org.openjdk.jmh.builds.Bisection;
import org.openjdk.jmh.builds.Ended;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Bisects in a process of its own. Within Gradle it cannot, as Gradle rewrites the classes of plugins, and a bisection
 * copies classes of JMH to where there is no Gradle.
 */
public final class BisectionMain {

    /** The exit code if no commit is found. */
    public static final int FAILED = 1;
    /** The exit code if what is wanted makes no sense. */
    public static final int REFUSED = 2;
    /** The exit code if something cannot be done. */
    public static final int BROKEN = 3;

    private BisectionMain() {
    }

    /**
     * Called by the task.
     *
     * @param arguments the file with the order, and one for a sentence that says what went wrong
     */
    public static void main(String[] arguments) throws IOException {
        Path sentence = Path.of(arguments[1]);
        int code = run(BisectionOrder.read(Path.of(arguments[0])), sentence);
        System.exit(code);
    }

    private static int run(BisectionOrder order, Path sentence) throws IOException {
        try (Cleanup cleanup = new Cleanup()) {
            Ended ended = new Bisection(new OrderedBuild(order), order.wanted()).run(cleanup);
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
