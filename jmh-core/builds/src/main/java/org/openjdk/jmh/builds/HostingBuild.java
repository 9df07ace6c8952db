package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.baseline.RevisionBuild;
import org.openjdk.jmh.builds.classpath.Resolver;
import org.openjdk.jmh.builds.process.ChildProcess;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.BuildTool;
import org.openjdk.jmh.launch.VmCommand;

import java.io.IOException;
import java.util.List;

/** A build that does what our tasks are for, in one of its modules: what the plugin of a build tool supplies. */
public interface HostingBuild {

    /** Returns what it is. */
    BuildTool tool();

    /** Returns what it knows of the module and all that is around it. */
    BuildFacts facts();

    /** Returns what finds artifacts. */
    Resolver resolver();

    /** Returns what builds revisions. */
    RevisionBuild revisions();

    /**
     * Tells the user something.
     *
     * @param line of text
     */
    void say(String line);

    /**
     * Tells those something who look for a mistake of ours.
     *
     * @param line of text
     */
    void whisper(String line);

    /**
     * Runs a VM in the folder of the module, however long its command is.
     *
     * @param command of the VM
     * @param cleanup which ends it
     * @return its exit code
     * @throws BuildException if it cannot be started
     */
    default int runVm(List<String> command, Cleanup cleanup) throws BuildException {
        whisper(String.join(" ", command));
        try (VmCommand vm = VmCommand.of(command)) {
            return run(vm.words(), cleanup);
        } catch (IOException e) {
            throw new BuildException("cannot start " + command.get(0) + ": " + e.getMessage(), e);
        }
    }

    /**
     * Runs a command in the folder of the module, with what it prints going where the tool's own lines go.
     *
     * @param command and its arguments
     * @param cleanup which ends it
     * @return its exit code
     * @throws BuildException if it cannot be started
     */
    default int run(List<String> command, Cleanup cleanup) throws BuildException {
        return ChildProcess.run(new ProcessBuilder(command).directory(facts().module().folder().toFile()).inheritIO(),
                cleanup);
    }
}
