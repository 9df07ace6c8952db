package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpaths.ClassPathEntry;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;

/**
 * Describes a module in the terms of its build tool.
 *
 * @param id           the same in builds of all revisions
 * @param group        of its artifact
 * @param name         of its artifact, also used in messages
 * @param folder       with the build file
 * @param target       folder of build results
 * @param charset      of its sources
 * @param tests        its tests, or another source set with benchmarks that is not measured
 * @param dependencies resolved, including those of tests
 */
public record ModuleFacts(String id, String group, String name, String version, Path folder, Path target,
                          Charset charset,
                          CodeFolders main, CodeFolders tests, List<ClassPathEntry> dependencies) {

    public ModuleFacts {
        dependencies = List.copyOf(dependencies);
    }

    /** Returns group and name, separated by a colon. */
    public String coordinates() {
        return group + ":" + name;
    }

    /** Returns the folder for results of our tasks. */
    public Path results() {
        return target.resolve("jmh");
    }

    /** Returns a path relative to the module's folder, which is shorter to read. */
    public Path shown(Path path) {
        return folder.relativize(path);
    }
}
