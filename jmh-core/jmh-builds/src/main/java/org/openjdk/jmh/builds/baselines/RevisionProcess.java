package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.git.GitCommand;
import org.openjdk.jmh.builds.processes.ChildProcess;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.dynreconf.text.Printable;

import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/**
 * Runs a build tool in a separate process with the current JDK, without input and with its output in a file.
 *
 * @param command   short form, for messages
 * @param complaint accepts lines that explain a failure
 */
public record RevisionProcess(String tool, String command, Predicate<String> complaint) {

    private static final int SHOWN = 8;

    /**
     * Runs the build tool.
     *
     * @param log  receives its output
     * @param name of the revision, for messages
     * @throws BuildException if the revision does not build
     */
    public void run(ProcessBuilder builder, Path log, String name, Cleanup cleanup) throws BuildException {
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        GitCommand.clearRedirections(builder);
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        builder.redirectInput(ProcessBuilder.Redirect.from(new File(nothing())));
        if (ChildProcess.run(builder, cleanup) != 0) {
            throw new RefusedException(name + " does not build (" + command + "); the output of " + tool + " is in "
                    + log + ":\n" + String.join("\n", complaints(log)));
        }
    }

    private static String nothing() {
        return File.separatorChar == '/' ? "/dev/null" : "NUL";
    }

    private List<String> complaints(Path log) throws BuildException {
        return Attempt.to("read " + log, () -> {
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(Files.newInputStream(log), Charset.defaultCharset()))) {
                return Printable.lines(lines.lines().filter(complaint).limit(SHOWN).toList());
            }
        });
    }
}
