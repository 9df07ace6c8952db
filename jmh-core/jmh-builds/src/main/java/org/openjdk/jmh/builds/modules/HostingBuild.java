package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.Resolver;
import org.openjdk.jmh.builds.processes.ChildProcess;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.launch.VmCommand;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Represents a build that runs our tasks for one of its modules. The plugin of each build tool implements it. */
public interface HostingBuild {

    BuildTool tool();

    BuildFacts facts();

    Resolver resolver();

    RevisionBuild revisions();

    /** Returns what ends the processes and removes the files of the task. */
    Cleanup cleanup();

    /** Prints a line for the user. */
    void say(String line);

    /** Writes a line to the debug log. */
    void debug(String line);

    /** Runs the JMH of a class path in the module's JDK, and returns its exit code. */
    default int runJmh(ModuleClassPath path, List<String> arguments) throws BuildException {
        return runMain(facts().java(), path, "org.openjdk.jmh.Main", arguments);
    }

    /** Runs a class with the VM arguments of JMH, and returns its exit code. */
    default int runMain(String java, ModuleClassPath path, String main, List<String> arguments)
            throws BuildException {
        List<String> command = new ArrayList<>(List.of(java));
        command.addAll(facts().vmArguments());
        command.addAll(List.of("-cp", path.toString(), main));
        command.addAll(arguments);
        return runVm(command);
    }

    /**
     * Runs a VM in the folder of the module and returns its exit code. The command may exceed the system's limit of
     * length. Throws an exception if the VM cannot be started.
     */
    default int runVm(List<String> command) throws BuildException {
        debug(String.join(" ", command));
        try (VmCommand vm = VmCommand.of(command)) {
            return run(vm.words());
        } catch (IOException e) {
            throw new BuildException("cannot start " + command.get(0) + ": " + e.getMessage(), e);
        }
    }

    /**
     * Runs a command in the folder of the module and returns its exit code. Its output joins that of the build tool.
     * Throws an exception if it cannot be started.
     */
    default int run(List<String> command) throws BuildException {
        return ChildProcess.run(new ProcessBuilder(command).directory(facts().module().folder().toFile()).inheritIO(),
                cleanup());
    }

    /** Returns the folder for results, and creates it if needed. */
    default Path results() throws BuildException {
        Path folder = facts().module().results();
        return Attempt.to("create the folder " + folder, () -> Files.createDirectories(folder));
    }
}
