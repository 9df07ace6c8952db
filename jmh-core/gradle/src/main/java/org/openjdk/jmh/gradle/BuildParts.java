package org.openjdk.jmh.gradle;

import org.gradle.api.artifacts.ArtifactCollection;

import java.io.File;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

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
    /** How revisions are built. */
    RevisionsByGradle.Command gradle;
    /** Arguments of the VM that runs JMH. */
    final ArrayList<String> vmArguments = new ArrayList<>();
}
