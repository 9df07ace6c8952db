package org.openjdk.jmh.maven;

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
record BuiltBaseline(String name, Optional<ModuleClassPath> classPath, Optional<Path> java, List<String> notes) {

    BuiltBaseline {
        notes = List.copyOf(notes);
    }
}
