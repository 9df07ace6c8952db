package org.openjdk.jmh.bridge.maven;

import org.apache.maven.artifact.Artifact;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * JUnit artifacts that projects omit because Surefire adds them: the launcher, and the engine of a project that
 * declares only Jupiter's API.
 */
record SurefireJars(RepositorySystem repositories, RepositorySystemSession session,
                    List<RemoteRepository> remote) {

    private static final String PLATFORM = "org.junit.platform";

    /** Each artifact with the one whose version it takes; it is needed if that one is present. */
    private static final Map<String, String> PARTS = Map.of(
            PLATFORM + ":junit-platform-launcher", PLATFORM + ":junit-platform-commons",
            "org.junit.jupiter:junit-jupiter-engine", "org.junit.jupiter:junit-jupiter-api");

    /** Returns the jars that the present artifacts lack. */
    List<Path> missing(Collection<Artifact> present) throws DependencyResolutionException {
        List<Dependency> wanted = new ArrayList<>();
        PARTS.forEach((part, companion) -> {
            Optional<String> version = version(present, companion);
            if (version.isPresent() && version(present, part).isEmpty()) {
                wanted.add(new Dependency(new DefaultArtifact(part + ":" + version.get()), "runtime"));
            }
        });
        return wanted.isEmpty() ? List.of() : resolve(wanted, present);
    }

    private List<Path> resolve(List<Dependency> wanted, Collection<Artifact> present)
            throws DependencyResolutionException {
        DependencyRequest request = new DependencyRequest(new CollectRequest(wanted, List.of(), remote), null);
        return repositories.resolveDependencies(session, request).getArtifactResults().stream()
                .map(ArtifactResult::getArtifact)
                .filter(artifact -> version(present, artifact.getGroupId() + ":" + artifact.getArtifactId()).isEmpty())
                .map(artifact -> artifact.getFile().toPath())
                .toList();
    }

    private static Optional<String> version(Collection<Artifact> present, String name) {
        return present.stream()
                .filter(artifact -> name.equals(artifact.getGroupId() + ":" + artifact.getArtifactId()))
                .map(Artifact::getVersion)
                .findFirst();
    }
}
