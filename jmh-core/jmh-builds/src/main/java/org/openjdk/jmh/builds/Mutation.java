package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.modules.JUnitArtifacts;
import org.openjdk.jmh.builds.modules.MutatedModules;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.util.Utils;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Slows a module down in many small ways and reports which of these mutants its benchmarks detect. Unit tests reject
 * mutants that behave differently.
 *
 * @param options    in the syntax of the tool's command line; null for none
 * @param benchmarks jar with benchmarks to use instead of the module's
 * @param tests      whether unit tests reject mutants that behave differently
 */
public record Mutation(HostingBuild build, String options, Optional<Path> benchmarks, boolean tests) {

    private static final CommandLineTool TOOL = new CommandLineTool("org.openjdk.jmh:jmh-mutate",
            "org.openjdk.jmh.mutate.Main", "makes and measures mutants");
    private static final String FOLDER = "mutate";

    /** Makes and measures mutants. Options of JMH must be blank or null. */
    public TaskResult run(String jmh) throws BuildException {
        if (jmh != null && !jmh.isBlank()) {
            throw new RefusedException(build.tool().typed("jmh") + "... is for " + build.tool().task("run")
                    + " and other goals that run benchmarks. The options of this one are "
                    + build.tool().typed("jmh.mutate") + "\"...\"");
        }
        MutatedModules modules = new MutatedModules(build.facts().tested(), build.facts().siblings());
        int code = TOOL.run(build, Utils.getCurrentJvm(), build.facts().harness().version(), arguments(modules));
        return code == 0 ? TaskResult.measured(work().resolve("report"))
                : TaskResult.ofExit(code, "mutation testing", build);
    }

    private Path work() {
        return build.facts().module().target().resolve(FOLDER);
    }

    /** Returns the tool's arguments. Those of the user override those of the module. */
    private List<String> arguments(MutatedModules modules) throws RefusedException {
        List<String> typed = TypedOptions.words(options);
        Map<List<String>, String> found = new LinkedHashMap<>();
        found.put(List.of("--sources", "-s"), modules.sourcePath());
        found.put(List.of("--class-path", "-cp"), modules.classPath());
        found.put(List.of("--benchmarks", "-b"), benchmarks.map(jar -> jar.toAbsolutePath().toString())
                .orElseGet(() -> new BenchmarkModule(build.facts().module()).classPath().toString()));
        found.put(List.of("--work"), build.facts().module().shown(work()).toString());
        if (tests) {
            found.put(List.of("--tests", "-t"), modules.testFolders(build.tool()));
            found.put(List.of("--test-class-path", "-tcp"), new JUnitArtifacts(build.resolver(), build.tool())
                    .addedTo(modules.testDependencies()).toString());
        }
        if (build.facts().runsOnOtherJdk()) {
            found.put(List.of("--jvm"), build.facts().java());
        }
        List<String> arguments = new ArrayList<>();
        found.forEach((names, value) -> {
            if (typed.stream().noneMatch(word -> names.contains(word.replaceFirst("=.*", "")))) {
                arguments.addAll(List.of(names.get(0), value));
            }
        });
        arguments.addAll(typed);
        return arguments;
    }
}
