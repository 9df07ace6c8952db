package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;

import java.nio.file.Path;
import java.util.List;

/** Builds revisions in a separate process, with the build tool and the settings of the user. */
public interface RevisionBuild {

    /** Returns whether a module, relative to the build's root folder, can be built, judging by its files. */
    boolean canBuild(Path tree, Path module);

    /**
     * Builds modules with their dependencies and lets the build write their class paths.
     *
     * @param tree    root folder of the build
     * @param modules folders relative to it
     * @param target  folder for each class path
     * @param log     receives the output of the build tool
     * @param name    of the revision, for messages
     * @throws BuildException if the build fails
     */
    void run(Path tree, List<Path> modules, Path target, Path log, String name, Cleanup cleanup) throws BuildException;

    /** Returns the arguments that the user has passed to the build tool, except those of our tasks. */
    List<String> settings();
}
