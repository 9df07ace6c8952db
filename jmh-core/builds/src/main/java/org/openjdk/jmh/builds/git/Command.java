package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.process.ChildProcess;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.RefusedException;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.util.VmCleanup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Runs the git command and keeps what it prints. */
public final class Command {

    /** Set by git for its hooks, or by users, for one command in one repository. */
    private static final List<String> LEADING_ASTRAY =
            List.of("GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX",
                    "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE",
                    "GIT_REPLACE_REF_BASE", "GIT_ATTR_SOURCE", "GIT_QUARANTINE_PATH", "GIT_GLOB_PATHSPECS",
                    "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS");

    /** What a repository or a user may have configured must neither start programs nor change what is read. */
    private static final List<String> SETTINGS =
            List.of("--no-pager", "--no-replace-objects", "--literal-pathspecs", "-c", "core.hooksPath=/dev/null", "-c",
                    "core.fsmonitor=false", "-c", "submodule.recurse=false");

    private static final String LINE_END = "\n";

    private Command() {
    }

    /**
     * What a command did.
     *
     * @param code    0 where it went well
     * @param output  its standard output, without the end of the last line
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

        /** What was printed with {@code -z}: texts that each end with a NUL, which none of them has. */
        List<String> texts() {
            String[] parts = output.split("\0", -1);
            return Arrays.asList(parts).subList(0, parts.length - 1);
        }
    }

    /**
     * Runs git in a folder.
     *
     * @throws BuildException if there is no git
     */
    public static Outcome git(Path folder, Cleanup cleanup, List<String> arguments) throws BuildException {
        return git(folder, cleanup, arguments, "");
    }

    /** Runs git in a folder, which reads a text. */
    static Outcome git(Path folder, Cleanup cleanup, List<String> arguments, String input) throws BuildException {
        ProcessBuilder builder = builder(folder, arguments, System.getenv());
        try {
            Path in = VmCleanup.file("jmh-git-", ".in");
            Path out = VmCleanup.file("jmh-git-", ".out");
            Path err = VmCleanup.file("jmh-git-", ".err");
            try {
                Files.writeString(in, input);
                builder.redirectInput(in.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
                int code = ChildProcess.run(builder, cleanup);
                String output = text(out);
                return new Outcome(code,
                        output.endsWith(LINE_END) ? output.substring(0, output.length() - 1) : output,
                        text(err).strip());
            } finally {
                VmCleanup.remove(in);
                VmCleanup.remove(out);
                VmCleanup.remove(err);
            }
        } catch (IOException e) {
            throw new BuildException("cannot keep what git prints: " + e.getMessage(), e);
        }
    }

    /** Commits are written in any encoding: what is none of ours is replaced. */
    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /**
     * Runs git in a folder, where it has to go well.
     *
     * @throws RefusedException if it does not; the message is git's
     */
    static Outcome good(Path folder, Cleanup cleanup, String... arguments) throws BuildException {
        Outcome outcome = git(folder, cleanup, List.of(arguments));
        if (!outcome.isGood()) {
            throw failed(outcome, arguments);
        }
        return outcome;
    }

    static RefusedException failed(Outcome outcome, String... arguments) {
        return new RefusedException(
                Printable.text("git " + String.join(" ", arguments) + " says: " + outcome.complaint()));
    }

    /** A command in an environment that does not lead it elsewhere. */
    public static ProcessBuilder builder(Path folder, List<String> arguments, Map<String, String> environment) {
        ProcessBuilder builder = new ProcessBuilder("git");
        builder.command().addAll(SETTINGS);
        builder.command().addAll(arguments);
        builder.directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        leaveFree(builder);
        builder.environment().put("LC_ALL", "C");
        builder.environment().put("GIT_TERMINAL_PROMPT", "0");
        return builder;
    }

    /** Lets a process, and each git that it starts, find the repository around its folder. */
    public static void leaveFree(ProcessBuilder builder) {
        builder.environment().keySet().removeAll(LEADING_ASTRAY);
    }
}
