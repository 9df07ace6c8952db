package org.openjdk.jmh.maven;

import org.apache.maven.RepositoryUtils;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.artifact.ArtifactProperties;
import org.eclipse.aether.artifact.ArtifactTypeRegistry;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.Resolver;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Resolves class paths as Maven does for the module, from the same repositories. */
final class MavenResolver implements Resolver {

    private final RepositorySystem repositories;
    private final MavenSession session;
    private final MavenProject project;

    MavenResolver(RepositorySystem repositories, MavenSession session, MavenProject project) {
        this.repositories = repositories;
        this.session = session;
        this.project = project;
    }

    @Override
    public ModuleClassPath artifact(String name, String version) throws UnresolvedException {
        return artifact(name, version, project.getRemoteProjectRepositories());
    }

    @Override
    public ModuleClassPath tool(String name, String version) throws UnresolvedException {
        return artifact(name, version, project.getRemotePluginRepositories());
    }

    private ModuleClassPath artifact(String name, String version, List<RemoteRepository> remote)
            throws UnresolvedException {
        return resolve(
                new CollectRequest().setRoot(new Dependency(new DefaultArtifact(name + ":" + version), "compile"))
                        .setRepositories(remote));
    }

    @Override
    public ModuleClassPath withVersions(Map<String, String> versions) throws UnresolvedException {
        ArtifactTypeRegistry types = session.getRepositorySession().getArtifactTypeRegistry();
        List<Dependency> direct = project.getDependencies().stream()
                .map(dependency -> changed(RepositoryUtils.toDependency(dependency, types), versions)).toList();
        List<Dependency> managed = new ArrayList<>();
        if (project.getDependencyManagement() != null) {
            project.getDependencyManagement().getDependencies().stream()
                    .map(dependency -> changed(RepositoryUtils.toDependency(dependency, types), versions))
                    .forEach(managed::add);
        }
        versions.forEach((name, version) -> {
            if (managed.stream().noneMatch(dependency -> name(dependency).equals(name))) {
                managed.add(new Dependency(new DefaultArtifact(name + ":" + version), null));
            }
        });
        return resolve(new CollectRequest(direct, managed, project.getRemoteProjectRepositories())
                .setRootArtifact(RepositoryUtils.toArtifact(project.getArtifact())));
    }

    private static Dependency changed(Dependency dependency, Map<String, String> versions) {
        String version = versions.get(name(dependency));
        return version == null ? dependency : dependency.setArtifact(dependency.getArtifact().setVersion(version));
    }

    private static String name(Dependency dependency) {
        return dependency.getArtifact().getGroupId() + ":" + dependency.getArtifact().getArtifactId();
    }

    private ModuleClassPath resolve(CollectRequest request) throws UnresolvedException {
        try {
            return new ModuleClassPath(List.of(), repositories
                    .resolveDependencies(session.getRepositorySession(), new DependencyRequest(request, null))
                    .getArtifactResults().stream().flatMap(MavenResolver::entry).toList());
        } catch (DependencyResolutionException e) {
            throw new UnresolvedException(e.getMessage(), e);
        }
    }

    private static Stream<ClassPathEntry> entry(ArtifactResult result) {
        Dependency dependency = result.getRequest().getDependencyNode().getDependency();
        return dependency == null
                || "false".equals(result.getArtifact().getProperty(ArtifactProperties.CONSTITUTES_BUILD_PATH, ""))
                        ? Stream.empty() : Stream.of(MavenModules.entry(result.getArtifact(), dependency.getScope()));
    }
}
