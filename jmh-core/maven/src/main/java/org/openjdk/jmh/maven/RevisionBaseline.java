package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds a revision of the git repository, and puts the benchmarks of today on it. */
final class RevisionBaseline {

    private final MavenProject project;
    private final List<MavenProject> siblings;
    private final Path top;
    private final RevisionBuild build;
    private final RebuiltPath rebuilt;
    private final Workspace workspace;
    private final Path log;
    private final Cleanup cleanup;

    /**
     * For a module.
     *
     * @param project  the module
     * @param siblings what is built with it, and it depends on
     * @param top      the folder with the POM of the build
     * @param log      for what Maven prints
     */
    RevisionBaseline(MavenProject project, List<MavenProject> siblings, Path top, RevisionBuild build,
                     RebuiltPath rebuilt, Workspace workspace, Path log, Cleanup cleanup) {
        this.project = project;
        this.siblings = List.copyOf(siblings);
        this.top = top;
        this.build = build;
        this.rebuilt = rebuilt;
        this.workspace = workspace;
        this.log = log;
        this.cleanup = cleanup;
    }

    /** The commit of a name, if there is one. */
    Optional<String> find(String revision) throws MojoExecutionException {
        Optional<GitRepository> repository = GitRepository.around(top, cleanup);
        return repository.isPresent() ? repository.get().commit(revision) : Optional.empty();
    }

    /** The repository around the build. */
    GitRepository repository() throws MojoExecutionException, MojoFailureException {
        Optional<GitRepository> repository = GitRepository.around(top, cleanup);
        if (repository.isEmpty()) {
            throw new MojoFailureException(missing(""));
        }
        return repository.get();
    }

    /** Why there is none. */
    String missing(String revision) throws MojoExecutionException {
        Optional<GitRepository> repository = GitRepository.around(top, cleanup);
        if (repository.isEmpty()) {
            return GitRepository.isInstalled(top, cleanup) ? top + " is in no git repository"
                    : "there is no git command on this machine";
        }
        return repository.get().missing(revision);
    }

    /**
     * Builds a commit.
     *
     * @param revision how the user calls it
     * @param commit   its hash
     */
    BuiltBaseline of(String revision, String commit) throws MojoExecutionException, MojoFailureException {
        GitRepository repository = GitRepository.around(top, cleanup).orElseThrow();
        String name = commit.startsWith(revision) ? repository.shortened(commit)
                : revision + " (" + repository.shortened(commit) + ")";
        Path checkout = workspace.folder("checkout");
        repository.checkOut(commit, checkout);
        Path root = real(repository.root());
        Path tree = checkout.resolve(root.relativize(real(top)));
        List<MavenProject> built = modules(tree);
        if (!Files.exists(tree.resolve("pom.xml")) || built.isEmpty()) {
            throw new MojoFailureException(name + " has no pom.xml of " + project.getArtifactId()
                    + ", nor of a module that it depends on");
        }
        try {
            Files.createDirectories(tree.resolve(".mvn"));
            Path paths = workspace.folder("paths");
            build.run(tree, built.stream().map(this::folder).toList(), paths, log, name, cleanup);
            Path module = tree.resolve(folder(project));
            BenchmarkSources then = rebuilt.sources().moved(real(project.getBasedir().toPath()), module);
            return withState(repository, rebuilt.on(name, code(built, paths, name),
                    Files.isDirectory(module) ? Optional.of(then) : Optional.empty()));
        } catch (IOException e) {
            throw new MojoExecutionException("cannot use the build of " + name + ": " + e.getMessage(), e);
        }
    }

    private static BuiltBaseline withState(GitRepository repository, BuiltBaseline baseline)
            throws MojoExecutionException {
        String head = repository.commit("HEAD").map(hash -> hash.substring(0, Math.min(hash.length(), 10))).orElse("?");
        return new BuiltBaseline(baseline.name(), baseline.classPath(), baseline.java(), Stream.concat(
                Stream.of("Candidate: the working tree on " + head
                        + (repository.isChanged() ? ", with changes that are not committed" : "")),
                baseline.notes().stream()).toList());
    }

    /** The module, or where it is not there yet, those that it depends on and that are. */
    private List<MavenProject> modules(Path tree) {
        return isIn(tree, project) ? List.of(project)
                : siblings.stream().filter(sibling -> isIn(tree, sibling)).collect(Collectors.toList());
    }

    private boolean isIn(Path tree, MavenProject module) {
        return Files.exists(tree.resolve(folder(module)).resolve("pom.xml"));
    }

    private Path folder(MavenProject module) {
        return real(top).relativize(real(module.getBasedir().toPath()));
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    /** What was built, without lists of benchmarks that were compiled by the JMH of then. */
    private static ModuleClassPath code(List<MavenProject> modules, Path paths, String name)
            throws IOException, MojoFailureException {
        List<Path> folders = new ArrayList<>();
        List<ClassPathEntry> dependencies = new ArrayList<>();
        for (MavenProject module : modules) {
            ModuleClassPath path = StoredClassPath.read(paths, module.getGroupId(), module.getArtifactId())
                    .orElseThrow(() -> new MojoFailureException("The build of " + name + " has no module "
                            + module.getGroupId() + ":" + module.getArtifactId()));
            for (Path folder : path.folders()) {
                Files.deleteIfExists(folder.resolve(BenchmarkModule.LIST));
                folders.add(folder);
            }
            new ModuleClassPath(List.of(), dependencies).orElse(path.dependencies()).dependencies().stream()
                    .skip(dependencies.size()).toList().forEach(dependencies::add);
        }
        return new ModuleClassPath(folders, dependencies);
    }
}
