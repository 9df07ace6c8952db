package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.process.ChildProcess;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Runs the git command and keeps what it prints. */
public final class Command {

    /** Set by git for its hooks, where they would lead each command to the index of the user. */
    private static final List<String> LEADING_ASTRAY =
            List.of("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX",
                    "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR");

    private Command() {
    }

    /**
     * What a command did.
     *
     * @param code    0 where it went well
     * @param output  its standard output
     * @param problem its standard error
     */
    public record Outcome(int code, String output, String problem) {

        boolean isGood() {
            return code == 0;
        }

        /** The line that says what is wrong. */
        String complaint() {
            return problem.lines().filter(line -> line.startsWith("fatal:") || line.startsWith("error:")).findFirst()
                    .orElse(problem.lines().findFirst().orElse("exit code " + code));
        }
    }

    /**
     * Runs git in a folder.
     *
     * @throws BuildException if there is no git
     */
    public static Outcome git(Path folder, Cleanup cleanup, List<String> arguments) throws BuildException {
        ProcessBuilder builder = builder(folder, arguments, System.getenv());
        try {
            Path out = Files.createTempFile("jmh-git-", ".out");
            Path err = Files.createTempFile("jmh-git-", ".err");
            try {
                builder.redirectOutput(out.toFile()).redirectError(err.toFile());
                int code = ChildProcess.run(builder, cleanup);
                return new Outcome(code, Files.readString(out, StandardCharsets.UTF_8).strip(),
                        Files.readString(err, StandardCharsets.UTF_8).strip());
            } finally {
                Files.delete(out);
                Files.delete(err);
            }
        } catch (IOException e) {
            throw new BuildException("cannot keep what git prints: " + e.getMessage(), e);
        }
    }

    /** A command in an environment that does not lead it elsewhere. */
    public static ProcessBuilder builder(Path folder, List<String> arguments, Map<String, String> environment) {
        ProcessBuilder builder = new ProcessBuilder("git");
        builder.command().addAll(arguments);
        builder.directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.environment().keySet().removeAll(LEADING_ASTRAY);
        builder.environment().put("LC_ALL", "C");
        builder.environment().put("GIT_TERMINAL_PROMPT", "0");
        return builder;
    }
}
