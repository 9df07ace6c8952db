package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.processes.ChildProcess;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.util.VmCleanup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Runs git and returns its output. */
public final class GitCommand {

    /** Environment variables that select another repository; git sets them for hooks, and users for single commands. */
    private static final List<String> REDIRECTING_VARIABLES =
            List.of("GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX",
                    "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE",
                    "GIT_REPLACE_REF_BASE", "GIT_ATTR_SOURCE", "GIT_QUARANTINE_PATH", "GIT_GLOB_PATHSPECS",
                    "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS");

    /** Settings that prevent configured programs from running and configuration from changing the output. */
    private static final List<String> SETTINGS =
            List.of("--no-pager", "--no-replace-objects", "--literal-pathspecs", "-c", "core.hooksPath=/dev/null", "-c",
                    "core.fsmonitor=false", "-c", "submodule.recurse=false");

    private static final String LINE_END = "\n";

    private GitCommand() {
    }

    /**
     * Represents the result of a command.
     *
     * @param output  standard output without the last line break
     * @param problem standard error
     */
    public record Outcome(int code, String output, String problem) {

        boolean isGood() {
            return code == 0;
        }

        /** Returns the line that explains the failure. */
        String complaint() {
            return problem.lines().filter(line -> line.startsWith("fatal:") || line.startsWith("error:")).findFirst()
                    .orElse(problem.lines().findFirst().orElse("exit code " + code));
        }

        /** Splits output of {@code -z}, whose entries end with NUL. */
        List<String> texts() {
            String[] parts = output.split("\0", -1);
            return Arrays.asList(parts).subList(0, parts.length - 1);
        }
    }

    /** Runs git in a folder, or throws an exception if git is not installed. */
    public static Outcome git(Path folder, Cleanup cleanup, List<String> arguments) throws BuildException {
        return git(folder, cleanup, arguments, "");
    }

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
            throw new BuildException("cannot store the output of git: " + e.getMessage(), e);
        }
    }

    /** Reads output as UTF-8 and replaces undecodable characters, since commits may be in any encoding. */
    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /** Runs git in a folder, or throws RefusedException with git's message if it fails. */
    static Outcome gitOrFail(Path folder, Cleanup cleanup, String... arguments) throws BuildException {
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

    /** Creates a process without the environment variables that select another repository. */
    public static ProcessBuilder builder(Path folder, List<String> arguments, Map<String, String> environment) {
        ProcessBuilder builder = new ProcessBuilder("git");
        builder.command().addAll(SETTINGS);
        builder.command().addAll(arguments);
        builder.directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        clearRedirections(builder);
        builder.environment().put("LC_ALL", "C");
        builder.environment().put("GIT_TERMINAL_PROMPT", "0");
        return builder;
    }

    /** Makes a process and its children find the repository around its folder. */
    public static void clearRedirections(ProcessBuilder builder) {
        builder.environment().keySet().removeAll(REDIRECTING_VARIABLES);
    }
}
