package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs JMH in a separate process, in the folder of a module. */
final class JmhProcess {

    private static final String MAIN = "org.openjdk.jmh.Main";

    private JmhProcess() {
    }

    static int run(HostingBuild build, ModuleClassPath path, List<String> arguments, Cleanup cleanup)
            throws BuildException {
        List<String> command = new ArrayList<>(List.of(build.facts().java()));
        command.addAll(build.facts().vmArguments());
        command.addAll(List.of("-cp", path.toString(), MAIN));
        command.addAll(arguments);
        return build.runVm(command, cleanup);
    }

    /** Returns the folder for results, and creates it if needed. */
    static Path results(HostingBuild build) throws BuildException {
        Path folder = build.facts().module().results();
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BuildException("cannot create the folder " + folder + ": " + e.getMessage(), e);
        }
    }
}
