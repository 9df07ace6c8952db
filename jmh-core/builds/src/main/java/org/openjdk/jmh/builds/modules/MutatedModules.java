package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpath.ClassPathEntry;
import org.openjdk.jmh.builds.classpath.ModuleClassPath;
import org.openjdk.jmh.builds.tool.BuildTool;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is slowed down: the module with the benchmarks, and those of the same build that it depends on. */
public final class MutatedModules {

    private final List<ModuleFacts> modules = new ArrayList<>();

    /**
     * Modules that are compiled.
     *
     * @param module   with the benchmarks
     * @param upstream those that it depends on
     */
    public MutatedModules(ModuleFacts module, List<ModuleFacts> upstream) {
        modules.add(module);
        modules.addAll(upstream);
    }

    /** The folders of sources, but for what is generated. */
    public List<Path> sources() {
        return modules.stream().flatMap(module -> module.main().sources().stream()
                .filter(root -> Files.isDirectory(root) && !root.startsWith(module.target()))).distinct().toList();
    }

    /**
     * The folders of sources in the notation of the system.
     *
     * @throws RefusedException if there are none
     */
    public String sourcePath() throws RefusedException {
        return some(sources(), "no folders of sources that could be slowed down (generated ones are left out)");
    }

    /** Their classes, and what these need. */
    public String classPath() {
        return joined(Stream.concat(modules.stream().flatMap(module -> module.main().classes().stream()),
                modules.stream().flatMap(module -> module.dependencies().stream()).map(ClassPathEntry::file)));
    }

    /**
     * The folders of compiled tests in the notation of the system.
     *
     * @throws RefusedException if there are none
     */
    public String testFolders(BuildTool tool) throws RefusedException {
        return some(modules.stream().flatMap(module -> module.tests().classes().stream()).filter(Files::isDirectory)
                .toList(),
                "no compiled tests, which show whether mutants behave like the original. "
                        + tool.typed("jmh.mutate.tests") + "false does without");
    }

    /** All that tests need. */
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
