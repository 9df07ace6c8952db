package org.openjdk.jmh.builds.baseline;

import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;

import java.nio.file.Path;
import java.util.List;

/** Builds revisions with the tool that runs the task, in the settings of its user, in a process of its own. */
public interface RevisionBuild {

    /**
     * Returns whether a module can be built, as far as files tell.
     *
     * @param tree   the folder of the build
     * @param module folder of the module, from there
     */
    boolean canBuild(Path tree, Path module);

    /**
     * Builds modules and those that they need, and has their class paths written.
     *
     * @param tree    the folder of the build
     * @param modules folders of the modules, from there
     * @param target  where each {@link StoredClassPath} belongs
     * @param log     for what the tool prints
     * @param name    of the revision, in messages
     * @param cleanup which ends it
     * @throws BuildException if it does not build
     */
    void run(Path tree, List<Path> modules, Path target, Path log, String name, Cleanup cleanup) throws BuildException;

    /** Returns what the user has said to the tool, but for what is meant for the task. */
    List<String> settings();
}
