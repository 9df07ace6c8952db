package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What goals have in common that build other revisions than the one that is there. */
abstract class RevisionMojo extends AbstractBenchmarkMojo {

    final ToolchainManager toolchains;
    private final RepositorySystem repositories;

    /** Up to which phase a revision is built. */
    @Parameter(property = "jmh.phase", defaultValue = "process-classes")
    String phase;

    RevisionMojo(ToolchainManager toolchains, RepositorySystem repositories) {
        super(toolchains);
        this.toolchains = toolchains;
        this.repositories = repositories;
    }

    /** The benchmarks that options choose, of which there must be one. */
    static List<String> benchmarks(BenchmarkModule module, TypedOptions options) throws MojoFailureException {
        List<String> names = new ReachedBenchmarks(module.benchmarkClasses(), options).names();
        if (names.isEmpty()) {
            throw new MojoFailureException("No benchmark here matches " + options.parsed().getIncludes()
                    + (options.parsed().getExcludes().isEmpty() ? "" : " without " + options.parsed().getExcludes())
                    + "; jmh:list lists them");
        }
        return names;
    }

    final Resolver resolver() {
        return new Resolver(repositories, session, project);
    }

    final RebuiltPath rebuilt(BenchmarkModule module, Workspace workspace) {
        return new RebuiltPath(module, project, harness(), resolver(), workspace);
    }

    /** Builds revisions in a workspace, one at a time. */
    final RevisionBaseline revisions(BenchmarkModule module, Workspace workspace, Path log, Cleanup cleanup) {
        return new RevisionBaseline(project, siblings(), RevisionBuild.top(session, project), build(),
                rebuilt(module, workspace), workspace, log, cleanup);
    }

    final RevisionBuild build() {
        return new RevisionBuild(session, execution, phase);
    }

    /** The modules of this build that the module depends on. */
    final List<MavenProject> siblings() {
        Map<String, MavenProject> references = project.getProjectReferences();
        return session.getAllProjects().stream().filter(other -> !other.equals(project)
                && project.getArtifacts().stream()
                        .anyMatch(artifact -> artifact.getGroupId().equals(other.getGroupId())
                                && artifact.getArtifactId().equals(other.getArtifactId()))
                || references.containsValue(other)).toList();
    }
}
