package org.openjdk.jmh.gradle;

import org.gradle.api.artifacts.ArtifactCollection;
import org.gradle.api.artifacts.component.ModuleComponentIdentifier;
import org.openjdk.jmh.builds.classpaths.Harness;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.Resolver;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;

import java.io.File;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Finds artifacts that were requested at configuration time; Gradle allows no others in a task. */
record GradleResolver(TaskInputs parts) implements Resolver {

    @Override
    public ModuleClassPath artifact(String name, String version) throws UnresolvedException {
        return name.equals(Harness.GROUP + ":" + Harness.PROCESSOR) ? path(parts.processors, List.of())
                : tool(name, version);
    }

    @Override
    public ModuleClassPath tool(String name, String version) throws UnresolvedException {
        return path(found(name + ":" + version), List.of());
    }

    private ArtifactCollection found(String coordinates) throws UnresolvedException {
        ArtifactCollection found = parts.artifacts.get(coordinates);
        if (found == null && hasUnitTests(coordinates)) {
            return parts.unitTests;
        }
        if (found == null) {
            throw new UnresolvedException(coordinates + " was not requested",
                    new IllegalStateException(parts.artifacts.keySet().toString()));
        }
        return found;
    }

    /** Returns whether JUnit was resolved; if that failed, Gradle's own message is better. */
    private boolean hasUnitTests(String coordinates) {
        return parts.unitTests != null && (!parts.unitTests.getFailures().isEmpty()
                || parts.unitTests.getArtifacts().stream().map(artifact -> artifact.getId().getComponentIdentifier())
                        .anyMatch(id -> id instanceof ModuleComponentIdentifier module
                                && module.toString().equals(coordinates)));
    }

    @Override
    public ModuleClassPath withVersions(Map<String, String> versions) throws UnresolvedException {
        return path(parts.withDependency, parts.module.own());
    }

    private ModuleClassPath path(ArtifactCollection artifacts, Collection<File> own) throws UnresolvedException {
        return new ModuleClassPath(List.of(), ResolvedEntries.of(artifacts, own, parts.names));
    }
}
