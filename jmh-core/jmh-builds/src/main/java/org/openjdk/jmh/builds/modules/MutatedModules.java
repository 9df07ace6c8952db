package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Represents the modules to mutate: the module with the benchmarks and its dependencies in the same build. */
public final class MutatedModules {

    private final List<ModuleFacts> modules = new ArrayList<>();

    public MutatedModules(ModuleFacts module, List<ModuleFacts> upstream) {
        modules.add(module);
        modules.addAll(upstream);
    }

    /** Returns the source folders without generated ones. */
    public List<Path> sources() {
        return modules.stream().flatMap(module -> module.main().sources().stream()
                .filter(root -> Files.isDirectory(root) && !root.startsWith(module.target()))).distinct().toList();
    }

    /** Returns the source folders in the notation of the system, or throws RefusedException if there are none. */
    public String sourcePath() throws RefusedException {
        return some(sources(), "no source folders to slow down (generated ones are left out)");
    }

    /** Returns the classes of the modules with their dependencies. */
    public String classPath() {
        return joined(Stream.concat(modules.stream().flatMap(module -> module.main().classes().stream()),
                modules.stream().flatMap(module -> module.dependencies().stream()).map(ClassPathEntry::file)));
    }

    /**
     * Returns the folders of compiled tests in the notation of the system, or throws RefusedException if there are
     * none.
     */
    public String testFolders(BuildTool tool) throws RefusedException {
        return some(modules.stream().flatMap(module -> module.tests().classes().stream()).filter(Files::isDirectory)
                .toList(),
                "no compiled tests, which show whether mutants behave like the original. "
                        + tool.typed("jmh.mutate.tests") + "false does without");
    }

    public ModuleClassPath testDependencies() {
        List<ClassPathEntry> none = List.of();
        ModuleClassPath all = new ModuleClassPath(List.of(), none);
        for (ModuleFacts module : modules) {
            all = all.orElse(module.dependencies());
        }
        return all;
    }

    private String some(List<Path> found, String complaint) throws RefusedException {
        if (found.isEmpty()) {
            throw new RefusedException(modules.stream().map(ModuleFacts::name)
                    .collect(Collectors.joining(", ")) + ": there are " + complaint);
        }
        return joined(found.stream());
    }

    private static String joined(Stream<Path> paths) {
        return paths.filter(Files::exists).distinct().map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
