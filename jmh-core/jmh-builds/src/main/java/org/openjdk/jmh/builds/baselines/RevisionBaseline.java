package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.git.GitRepository;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.BenchmarkSources;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.modules.ModuleFacts;
import org.openjdk.jmh.builds.processes.Workspace;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Builds a git revision and compiles the current benchmarks against it.
 *
 * @param workspace for checkout and classes of one revision at a time
 * @param log       receives the output of the build tool
 */
public record RevisionBaseline(HostingBuild build, Workspace workspace, Path log) {

    public Optional<String> find(String revision) throws BuildException {
        Optional<GitRepository> repository = found();
        return repository.isPresent() ? repository.get().commit(revision) : Optional.empty();
    }

    /** Returns the repository around the build, or throws RefusedException if there is none. */
    public GitRepository repository() throws BuildException {
        Optional<GitRepository> repository = found();
        if (repository.isEmpty()) {
            throw new RefusedException(missing(""));
        }
        return repository.get();
    }

    /** Explains why there is no commit of a name. */
    public String missing(String revision) throws BuildException {
        Optional<GitRepository> repository = found();
        if (repository.isEmpty()) {
            Path top = build.facts().top();
            return GitRepository.isInstalled(top, build.cleanup()) ? top + " is not in a git repository"
                    : "this machine has no git command";
        }
        return repository.get().missing(revision);
    }

    private Optional<GitRepository> found() throws BuildException {
        return GitRepository.around(build.facts().top(), build.cleanup());
    }

    /** Builds a commit, given by the name that the user has typed and its hash. */
    public Baseline of(String revision, String commit) throws BuildException {
        GitRepository repository = found().orElseThrow();
        ModuleFacts module = build.facts().module();
        String name = commit.startsWith(revision) ? repository.shortened(commit)
                : revision + " (" + repository.shortened(commit) + ")";
        Path checkout = workspace.folder("checkout");
        repository.checkOut(commit, checkout);
        Path root = real(repository.root());
        Path tree = checkout.resolve(root.relativize(real(build.facts().top())));
        List<ModuleFacts> built = modules(tree);
        if (built.isEmpty()) {
            throw new RefusedException(name + " has no " + build.tool().buildFile() + " of " + module.name()
                    + ", nor of a module that it depends on");
        }
        return Attempt.to("use the build of " + name, () -> {
            Path paths = workspace.folder("paths");
            build.revisions().run(tree, built.stream().map(this::folder).toList(), paths, log, name, build.cleanup());
            Path folder = tree.resolve(folder(module));
            BenchmarkSources then = new BenchmarkModule(module).sources().moved(real(module.folder()), folder);
            return withState(repository, new RebuiltClassPath(build, workspace).on(name, code(built, paths, name),
                    Files.isDirectory(folder) ? Optional.of(then) : Optional.empty()));
        });
    }

    private static Baseline withState(GitRepository repository, Baseline baseline)
            throws BuildException {
        String head = repository.commit("HEAD").map(hash -> hash.substring(0, Math.min(hash.length(), 10))).orElse("?");
        return new Baseline(baseline.name(), baseline.classPath(), baseline.java(), Stream.concat(
                Stream.of("Candidate: the working tree on " + head
                        + (repository.isChanged() ? ", with uncommitted changes" : "")),
                baseline.notes().stream()).toList());
    }

    /** Returns the module or, if the revision lacks it, its dependencies in the revision. */
    private List<ModuleFacts> modules(Path tree) {
        return isIn(tree, build.facts().module()) ? List.of(build.facts().module())
                : build.facts().siblings().stream().filter(sibling -> isIn(tree, sibling)).toList();
    }

    private boolean isIn(Path tree, ModuleFacts one) {
        return build.revisions().canBuild(tree, folder(one));
    }

    private Path folder(ModuleFacts one) {
        return real(build.facts().top()).relativize(real(one.folder()));
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    /** Returns the built class path without its lists of benchmarks, which another JMH has written. */
    private static ModuleClassPath code(List<ModuleFacts> modules, Path paths, String name)
            throws IOException, RefusedException {
        List<Path> folders = new ArrayList<>();
        List<ClassPathEntry> dependencies = new ArrayList<>();
        for (ModuleFacts module : modules) {
            ModuleClassPath path = StoredClassPath.read(paths, module.id())
                    .orElseThrow(() -> new RefusedException("The build of " + name + " has no module " + module.id()));
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
