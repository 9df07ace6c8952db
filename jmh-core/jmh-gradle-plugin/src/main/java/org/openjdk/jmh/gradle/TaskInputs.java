package org.openjdk.jmh.gradle;

import org.gradle.api.artifacts.ArtifactCollection;
import org.gradle.api.artifacts.component.ProjectComponentIdentifier;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.gradle.plain.GradleCommand;

import java.io.File;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds what a task needs of the build, as configured. Serializable, since Gradle's configuration cache stores it. */
final class TaskInputs {

    ProjectSnapshot module;
    /** The same project with its unit tests; null for tasks that need none. */
    ProjectSnapshot tested;
    /** All other projects that have code. */
    final ArrayList<ProjectSnapshot> others = new ArrayList<>();
    /** Coordinates and versions of all projects by path. */
    Map<String, String> names;
    File top;
    String charset;
    String sourceSet;
    /** Dependencies of the benchmarks beyond the project. */
    ArtifactCollection dependencies;
    ArtifactCollection harness;
    ArtifactCollection processors;
    /** Other artifacts that the task may need, by name and version. */
    final LinkedHashMap<String, ArtifactCollection> artifacts = new LinkedHashMap<>();
    /** Class path with other versions of dependencies; null if the user requests none. */
    ArtifactCollection withDependency;
    /** Dependencies of the tests of other projects, by project path. */
    final LinkedHashMap<String, ArtifactCollection> testDependencies = new LinkedHashMap<>();
    /** JUnit's launcher and engines, if the tests' dependencies lack them; null for tasks that run no tests. */
    ArtifactCollection unitTests;
    GradleCommand gradle;
    final ArrayList<String> vmArguments = new ArrayList<>();

    /** Returns the paths of the projects that the benchmarks need, in all builds together. */
    Set<String> needed() {
        return dependencies.getArtifacts().stream().map(artifact -> artifact.getId().getComponentIdentifier())
                .filter(ProjectComponentIdentifier.class::isInstance)
                .map(id -> ((ProjectComponentIdentifier) id).getBuildTreePath()).collect(Collectors.toSet());
    }

    /** Returns the test class path of the project and of the projects that it needs. */
    ModuleClassPath tests() throws UnresolvedException {
        Set<String> needed = needed();
        ModuleClassPath tests = new ModuleClassPath(List.of(),
                ResolvedEntries.of(testDependencies.get(module.path()), List.of(), names));
        for (ProjectSnapshot other : others) {
            if (needed.contains(other.treePath()) && testDependencies.containsKey(other.path())) {
                tests = tests.orElse(ResolvedEntries.of(testDependencies.get(other.path()), List.of(), names));
            }
        }
        return tests;
    }
}
