package org.openjdk.jmh.builds.baseline;

import org.openjdk.jmh.builds.classpath.ModuleClassPath;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a module is compared with.
 *
 * @param name      in reports
 * @param classPath with the benchmarks; empty where it is that of the module
 * @param java      the program that runs forks; empty where it is that of the module
 * @param notes     what a user should know of it
 */
public record BuiltBaseline(String name, Optional<ModuleClassPath> classPath, Optional<Path> java, List<String> notes) {

    public BuiltBaseline {
        notes = List.copyOf(notes);
    }
}
