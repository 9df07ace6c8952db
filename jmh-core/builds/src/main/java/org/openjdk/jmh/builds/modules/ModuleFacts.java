package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpath.ClassPathEntry;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;

/**
 * What a build tool says of a module.
 *
 * @param id           by which builds of other revisions know it
 * @param group        it is published by
 * @param name         it is published by, and called in messages
 * @param version      of its artifact
 * @param folder       with its build file
 * @param target       folder of all that is built
 * @param charset      of its sources
 * @param main         what it consists of
 * @param tests        its tests, or what else has benchmarks and is not measured
 * @param dependencies its resolved dependencies, those of tests among them
 */
public record ModuleFacts(String id, String group, String name, String version, Path folder, Path target,
                          Charset charset,
                          CodeFolders main, CodeFolders tests, List<ClassPathEntry> dependencies) {

    /** Keeps copies. */
    public ModuleFacts {
        dependencies = List.copyOf(dependencies);
    }

    /** Returns group and name, separated by a colon. */
    public String coordinates() {
        return group + ":" + name;
    }

    /** Returns the folder for what our tasks write. */
    public Path results() {
        return target.resolve("jmh");
    }

    /**
     * Returns a path as it is short to read, and found by what runs in the folder of the module.
     *
     * @param path anywhere on the same disk
     */
    public Path shown(Path path) {
        return folder.relativize(path);
    }
}
