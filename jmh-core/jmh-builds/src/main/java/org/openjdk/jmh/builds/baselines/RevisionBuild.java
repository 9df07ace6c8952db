package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;

import java.nio.file.Path;
import java.util.List;

/** Builds revisions with the build tool that runs the task and with the user's settings, in a separate process. */
public interface RevisionBuild {

    /**
     * Returns whether a module can be built, judging by its files.
     *
     * @param tree   root folder of the build
     * @param module folder of the module, relative to it
     */
    boolean canBuild(Path tree, Path module);

    /**
     * Builds modules with their dependencies and makes the build write their class paths.
     *
     * @param tree    root folder of the build
     * @param modules folders of the modules, relative to it
     * @param target  folder for each {@link StoredClassPath}
     * @param log     file for the output of the build tool
     * @param name    name of the revision, for messages
     * @param cleanup ends the build with the task
     * @throws BuildException if it does not build
     */
    void run(Path tree, List<Path> modules, Path target, Path log, String name, Cleanup cleanup) throws BuildException;

    /** Returns the arguments that the user has passed to the build tool, except those of our tasks. */
    List<String> settings();
}
