package org.openjdk.jmh.builds.baseline;

import org.openjdk.jmh.builds.classpath.ClassPathEntry;
import org.openjdk.jmh.builds.classpath.ModuleClassPath;
import org.openjdk.jmh.builds.git.GitRepository;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.BenchmarkSources;
import org.openjdk.jmh.builds.modules.ModuleFacts;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.process.Workspace;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.BuildTool;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds a revision of the git repository, and puts the benchmarks of today on it. */
public final class RevisionBaseline {

    private final ModuleFacts module;
    private final List<ModuleFacts> siblings;
    private final BuildTool tool;
    private final BenchmarkSources sources;
    private final Path top;
    private final RevisionBuild build;
    private final RebuiltPath rebuilt;
    private final Workspace workspace;
    private final Path log;
    private final Cleanup cleanup;

    /**
     * For a module.
     *
     * @param module   with the benchmarks
     * @param siblings what is built with it, and it depends on
     * @param tool     that builds
     * @param top      the folder of the build
     * @param build    builds a revision
     * @param rebuilt  puts benchmarks on it
     * @param log      for what the tool prints
     */
    public RevisionBaseline(BenchmarkModule module, List<ModuleFacts> siblings, BuildTool tool, Path top,
                            RevisionBuild build, RebuiltPath rebuilt, Workspace workspace, Path log, Cleanup cleanup) {
        this.module = module.facts();
        this.sources = module.sources();
        this.tool = tool;
        this.siblings = List.copyOf(siblings);
        this.top = top;
        this.build = build;
        this.rebuilt = rebuilt;
        this.workspace = workspace;
        this.log = log;
        this.cleanup = cleanup;
    }

    /** The commit of a name, if there is one. */
    public Optional<String> find(String revision) throws BuildException {
        Optional<GitRepository> repository = GitRepository.around(top, cleanup);
        return repository.isPresent() ? repository.get().commit(revision) : Optional.empty();
    }

    /** The repository around the build. */
    public GitRepository repository() throws BuildException {
        Optional<GitRepository> repository = GitRepository.around(top, cleanup);
        if (repository.isEmpty()) {
            throw new RefusedException(missing(""));
        }
        return repository.get();
    }

    /** Why there is none. */
    public String missing(String revision) throws BuildException {
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
    public BuiltBaseline of(String revision, String commit) throws BuildException {
        GitRepository repository = GitRepository.around(top, cleanup).orElseThrow();
        String name = commit.startsWith(revision) ? repository.shortened(commit)
                : revision + " (" + repository.shortened(commit) + ")";
        Path checkout = workspace.folder("checkout");
        repository.checkOut(commit, checkout);
        Path root = real(repository.root());
        Path tree = checkout.resolve(root.relativize(real(top)));
        List<ModuleFacts> built = modules(tree);
        if (built.isEmpty()) {
            throw new RefusedException(name + " has no " + tool.buildFile() + " of " + module.name()
                    + ", nor of a module that it depends on");
        }
        try {
            Path paths = workspace.folder("paths");
            build.run(tree, built.stream().map(this::folder).toList(), paths, log, name, cleanup);
            Path folder = tree.resolve(folder(module));
            BenchmarkSources then = sources.moved(real(module.folder()), folder);
            return withState(repository, rebuilt.on(name, code(built, paths, name),
                    Files.isDirectory(folder) ? Optional.of(then) : Optional.empty()));
        } catch (IOException e) {
            throw new BuildException("cannot use the build of " + name + ": " + e.getMessage(), e);
        }
    }

    private static BuiltBaseline withState(GitRepository repository, BuiltBaseline baseline)
            throws BuildException {
        String head = repository.commit("HEAD").map(hash -> hash.substring(0, Math.min(hash.length(), 10))).orElse("?");
        return new BuiltBaseline(baseline.name(), baseline.classPath(), baseline.java(), Stream.concat(
                Stream.of("Candidate: the working tree on " + head
                        + (repository.isChanged() ? ", with changes that are not committed" : "")),
                baseline.notes().stream()).toList());
    }

    /** The module, or where it is not there yet, those that it depends on and that are. */
    private List<ModuleFacts> modules(Path tree) {
        return isIn(tree, module) ? List.of(module)
                : siblings.stream().filter(sibling -> isIn(tree, sibling)).collect(Collectors.toList());
    }

    private boolean isIn(Path tree, ModuleFacts one) {
        return build.canBuild(tree, folder(one));
    }

    private Path folder(ModuleFacts one) {
        return real(top).relativize(real(one.folder()));
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    /** What was built, without lists of benchmarks that were compiled by the JMH of then. */
    private static ModuleClassPath code(List<ModuleFacts> modules, Path paths, String name)
            throws IOException, RefusedException {
        List<Path> folders = new ArrayList<>();
        List<ClassPathEntry> dependencies = new ArrayList<>();
        for (ModuleFacts module : modules) {
            ModuleClassPath path = StoredClassPath.read(paths, module.id())
                    .orElseThrow(() -> new RefusedException("The build of " + name + " has no module "
                            + module.id()));
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
