package org.openjdk.jmh.gradle;

import org.gradle.api.artifacts.ArtifactCollection;
import org.openjdk.jmh.builds.classpath.Harness;
import org.openjdk.jmh.builds.classpath.ModuleClassPath;
import org.openjdk.jmh.builds.classpath.Resolver;
import org.openjdk.jmh.builds.classpath.UnresolvedException;

import java.util.Map;

/**
 * Finds what was asked for when the project was configured: a task may not ask for more.
 *
 * @param processors     JMH's annotation processor, in the version of the plugin
 * @param artifacts      others, by name and version
 * @param withDependency the class path of the benchmarks with other versions; null if the user wants none
 * @param projects       those of the build by their paths
 */
record GradleResolver(ArtifactCollection processors, Map<String, ArtifactCollection> artifacts,
                      ArtifactCollection withDependency, Map<String, String> projects)
        implements Resolver {

    @Override
    public ModuleClassPath artifact(String name, String version) throws UnresolvedException {
        return ResolvedEntries.path(
                name.equals(Harness.GROUP + ":" + Harness.PROCESSOR) ? processors : found(name, version), projects);
    }

    @Override
    public ModuleClassPath tool(String name, String version) throws UnresolvedException {
        return ResolvedEntries.path(found(name, version), projects);
    }

    private ArtifactCollection found(String name, String version) throws UnresolvedException {
        ArtifactCollection found = artifacts.get(name + ":" + version);
        if (found == null) {
            throw new UnresolvedException(name + ":" + version + " was not asked for",
                    new IllegalStateException(artifacts.keySet().toString()));
        }
        return found;
    }

    @Override
    public ModuleClassPath withVersions(Map<String, String> versions) throws UnresolvedException {
        return ResolvedEntries.path(withDependency, projects);
    }
}
