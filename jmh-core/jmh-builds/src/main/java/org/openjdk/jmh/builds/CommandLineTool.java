package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.util.Utils;

import java.util.ArrayList;
import java.util.List;

/**
 * Represents a tool of this JMH that a build resolves and runs in a separate process.
 *
 * @param artifact group and name
 * @param main     name of the main class
 * @param purpose  for messages, such as "checks benchmarks"
 */
record CommandLineTool(String artifact, String main, String purpose) {

    /** Runs the tool and returns its exit code. */
    int run(HostingBuild build, String java, String version, List<String> arguments, Cleanup cleanup)
            throws BuildException {
        List<String> command = new ArrayList<>(List.of(java, "-cp", classPath(build, version).toString(), main));
        command.addAll(arguments);
        return build.runVm(command, cleanup);
    }

    private ModuleClassPath classPath(HostingBuild build, String version) throws RefusedException {
        try {
            return build.resolver().tool(artifact, version);
        } catch (UnresolvedException e) {
            throw new RefusedException(
                    artifact + ":" + version + ", which " + purpose + ", cannot be resolved: " + e.getMessage(), e);
        }
    }

    /** Splits a text, or null, at blanks outside of double quotes. The list is mutable. */
    static List<String> words(String text) {
        return text == null || text.isBlank() ? new ArrayList<>()
                : new ArrayList<>(Utils.splitQuotedEscape(text.strip()));
    }
}
