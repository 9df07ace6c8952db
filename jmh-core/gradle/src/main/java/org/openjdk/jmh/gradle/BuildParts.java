package org.openjdk.jmh.gradle;

import org.gradle.api.artifacts.ArtifactCollection;
import org.gradle.api.artifacts.component.ProjectComponentIdentifier;
import org.openjdk.jmh.builds.classpath.ModuleClassPath;
import org.openjdk.jmh.builds.classpath.UnresolvedException;
import org.openjdk.jmh.gradle.plain.GradleCommand;

import java.io.File;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What a task needs of the build around it, as it was when the project was configured. */
final class BuildParts {

    /** The project with the benchmarks. */
    ProjectSnapshot module;
    /** The same with its unit tests; null for tasks that need none. */
    ProjectSnapshot tested;
    /** All other projects that have code. */
    final ArrayList<ProjectSnapshot> others = new ArrayList<>();
    /** Coordinates and versions of all projects by their paths. */
    Map<String, String> names;
    /** Folder of the build. */
    File top;
    /** Name of the character set of sources. */
    String charset;
    /** Name of the source set with the benchmarks. */
    String sourceSet;
    /** What the benchmarks need beside the project. */
    ArtifactCollection dependencies;
    /** The JMH of the plugin. */
    ArtifactCollection harness;
    /** The annotation processor of the plugin. */
    ArtifactCollection processors;
    /** Other artifacts that the task may ask for, by name and version. */
    final LinkedHashMap<String, ArtifactCollection> artifacts = new LinkedHashMap<>();
    /** The class path with other versions of dependencies; null if the user wants none. */
    ArtifactCollection withDependency;
    /** What tests of other projects need, by the paths of these. */
    final LinkedHashMap<String, ArtifactCollection> testDependencies = new LinkedHashMap<>();
    /** What runs tests and is not among what they need; null for tasks that run none. */
    ArtifactCollection unitTests;
    /** How revisions are built. */
    GradleCommand gradle;
    /** Arguments of the VM that runs JMH. */
    final ArrayList<String> vmArguments = new ArrayList<>();

    /** The projects that the benchmarks need, by their paths in all builds together. */
    Set<String> needed() {
        return dependencies.getArtifacts().stream().map(artifact -> artifact.getId().getComponentIdentifier())
                .filter(ProjectComponentIdentifier.class::isInstance)
                .map(id -> ((ProjectComponentIdentifier) id).getBuildTreePath()).collect(Collectors.toSet());
    }

    /** What the tests of the project and of those that it needs need. */
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
