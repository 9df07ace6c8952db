package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.util.List;

/**
 * Represents a tool of this JMH that a build resolves and runs in a separate process.
 *
 * @param artifact group and name
 * @param main     name of the main class
 * @param purpose  for messages, such as "checks benchmarks"
 */
public record CommandLineTool(String artifact, String main, String purpose) {

    /** Runs the tool and returns its exit code. */
    public int run(HostingBuild build, String java, String version, List<String> arguments)
            throws BuildException {
        return build.runMain(java, classPath(build, version), main, arguments);
    }

    private ModuleClassPath classPath(HostingBuild build, String version) throws RefusedException {
        try {
            return build.resolver().tool(artifact, version);
        } catch (UnresolvedException e) {
            throw new RefusedException(
                    artifact + ":" + version + ", which " + purpose + ", cannot be resolved: " + e.getMessage(), e);
        }
    }
}
