package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Represents a baseline that is ready to run.
 *
 * @param name      in reports
 * @param classPath with benchmarks; empty for the module's
 * @param java      VM executable of forks; empty for the module's
 * @param notes     for the user
 */
public record Baseline(String name, Optional<ModuleClassPath> classPath, Optional<Path> java, List<String> notes) {

    public Baseline {
        notes = List.copyOf(notes);
    }
}
