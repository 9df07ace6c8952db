package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.baselines.RevisionBuild;
import org.openjdk.jmh.builds.classpaths.Resolver;
import org.openjdk.jmh.builds.processes.ChildProcess;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.launch.VmCommand;

import java.io.IOException;
import java.util.List;

/** Represents a build that runs our tasks for one of its modules. The plugin of each build tool implements it. */
public interface HostingBuild {

    BuildTool tool();

    BuildFacts facts();

    Resolver resolver();

    RevisionBuild revisions();

    /** Prints a line for the user. */
    void say(String line);

    /** Writes a line to the debug log. */
    void debug(String line);

    /**
     * Runs a VM in the folder of the module and returns its exit code. The command may exceed the system's limit of
     * length. Throws an exception if the VM cannot be started.
     */
    default int runVm(List<String> command, Cleanup cleanup) throws BuildException {
        debug(String.join(" ", command));
        try (VmCommand vm = VmCommand.of(command)) {
            return run(vm.words(), cleanup);
        } catch (IOException e) {
            throw new BuildException("cannot start " + command.get(0) + ": " + e.getMessage(), e);
        }
    }

    /**
     * Runs a command in the folder of the module and returns its exit code. Its output joins that of the build tool.
     * Throws an exception if it cannot be started.
     */
    default int run(List<String> command, Cleanup cleanup) throws BuildException {
        return ChildProcess.run(new ProcessBuilder(command).directory(facts().module().folder().toFile()).inheritIO(),
                cleanup);
    }
}
