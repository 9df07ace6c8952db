package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A baseline that is ready to run.
 *
 * @param name      name in reports
 * @param classPath class path with benchmarks; empty if it is the module's
 * @param java      VM executable of forks; empty if it is the module's
 * @param notes     notes for the user
 */
public record Baseline(String name, Optional<ModuleClassPath> classPath, Optional<Path> java, List<String> notes) {

    public Baseline {
        notes = List.copyOf(notes);
    }
}
