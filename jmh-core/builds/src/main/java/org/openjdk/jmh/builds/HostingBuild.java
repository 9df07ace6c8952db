package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.baseline.RevisionBuild;
import org.openjdk.jmh.builds.baseline.Toolchains;
import org.openjdk.jmh.builds.classpath.Harness;
import org.openjdk.jmh.builds.classpath.Resolver;
import org.openjdk.jmh.builds.modules.ModuleFacts;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.BuildTool;

import java.nio.file.Path;
import java.util.List;

/** A build that does what our tasks are for, in one of its modules: what the plugin of a build tool supplies. */
public interface HostingBuild {

    /** Returns what it is. */
    BuildTool tool();

    /** Returns the module, compiled. */
    ModuleFacts module();

    /** Returns the module with its unit tests, where its benchmarks are beside those. */
    default ModuleFacts tested() {
        return module();
    }

    /** Returns the modules of this build that the module depends on. */
    List<ModuleFacts> siblings();

    /** Returns the folders of the modules of this build that the module does not depend on. */
    List<Path> strangers();

    /** Returns the folder of the build, which the module may be below. */
    Path top();

    /** Returns the JMH that runs benchmarks. */
    Harness harness();

    /** Returns what finds artifacts. */
    Resolver resolver();

    /** Returns the JDKs that the build tool knows. */
    Toolchains toolchains();

    /** Returns what builds revisions. */
    RevisionBuild revisions();

    /** Returns the program that runs JMH: of the JDK that was chosen for the module. */
    String java();

    /** Returns whether that is another JDK than the one that runs the build. */
    boolean runsOnOtherJdk();

    /** Returns arguments of the VM that runs JMH. */
    List<String> vmArguments();

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
     * Runs a command in the folder of the module, with what it prints going where the tool's own lines go.
     *
     * @param command and its arguments
     * @param cleanup which ends it
     * @return its exit code
     * @throws BuildException if it cannot be started
     */
    int run(List<String> command, Cleanup cleanup) throws BuildException;
}
