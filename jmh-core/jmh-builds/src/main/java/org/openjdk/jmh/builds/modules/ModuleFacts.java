package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpaths.ClassPathEntry;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;

/**
 * What a build tool knows about a module.
 *
 * @param id           id in builds of all revisions
 * @param group        group of its artifact
 * @param name         name of its artifact, also used in messages
 * @param version      version of its artifact
 * @param folder       folder with the build file
 * @param target       folder of build results
 * @param charset      charset of its sources
 * @param main         its main sources
 * @param tests        its tests, or another source set with benchmarks that is not measured
 * @param dependencies its resolved dependencies, including those of tests
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

    /**
     * Returns a path relative to the module's folder if that is shorter to read.
     *
     * @param path a path on the same disk
     */
    public Path shown(Path path) {
        return folder.relativize(path);
    }
}
