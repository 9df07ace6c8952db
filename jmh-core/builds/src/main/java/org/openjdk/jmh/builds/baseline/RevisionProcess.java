package org.openjdk.jmh.builds.baseline;

import org.openjdk.jmh.builds.git.Command;
import org.openjdk.jmh.builds.process.ChildProcess;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.RefusedException;
import org.openjdk.jmh.dynreconf.text.Printable;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/**
 * A build tool in a process of its own, on the JDK of this one, that reads nothing and prints to a file.
 *
 * @param tool      its name
 * @param command   what it is told, in short
 * @param complaint which lines say why a revision does not build
 */
public record RevisionProcess(String tool, String command, Predicate<String> complaint) {

    private static final int SHOWN = 8;

    /**
     * Runs it.
     *
     * @param builder of the process
     * @param log     for what it prints
     * @param name    of the revision, in messages
     * @param cleanup which ends it
     * @throws BuildException if the revision does not build
     */
    public void run(ProcessBuilder builder, Path log, String name, Cleanup cleanup) throws BuildException {
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Command.leaveFree(builder);
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        builder.redirectInput(ProcessBuilder.Redirect.from(new File(nothing())));
        if (ChildProcess.run(builder, cleanup) != 0) {
            throw new RefusedException(name + " does not build (" + command + "); all that " + tool + " said is in "
                    + log + ":\n" + String.join("\n", complaints(log)));
        }
    }

    private static String nothing() {
        return File.separatorChar == '/' ? "/dev/null" : "NUL";
    }

    private List<String> complaints(Path log) throws BuildException {
        // What is not in our charset is replaced.
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(Files.newInputStream(log), Charset.defaultCharset()))) {
            return Printable.lines(lines.lines().filter(complaint).limit(SHOWN).toList());
        } catch (IOException e) {
            throw new BuildException("cannot read " + log + ": " + e.getMessage(), e);
        }
    }
}
