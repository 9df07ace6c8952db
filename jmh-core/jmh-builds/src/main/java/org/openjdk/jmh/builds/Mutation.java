package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.JUnitArtifacts;
import org.openjdk.jmh.builds.modules.MutatedModules;
import org.openjdk.jmh.builds.processes.Cleanup;
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
 */
public final class Mutation {

    private static final String TOOL = "org.openjdk.jmh:jmh-mutate";
    private static final String MAIN = "org.openjdk.jmh.mutate.Main";
    private static final String FOLDER = "mutate";

    private final HostingBuild build;
    private final String options;
    private final Optional<Path> benchmarks;
    private final boolean tests;

    /**
     * Creates a mutation run.
     *
     * @param options    in the syntax of the tool's command line; null for none
     * @param benchmarks jar with benchmarks to use instead of the module's
     * @param tests      whether unit tests reject mutants that behave differently
     */
    public Mutation(HostingBuild build, String options, Optional<Path> benchmarks, boolean tests) {
        this.build = build;
        this.options = options;
        this.benchmarks = benchmarks;
        this.tests = tests;
    }

    /**
     * Makes and measures mutants.
     *
     * @param jmh options of JMH that the user has typed; must be blank or null
     */
    public TaskResult run(String jmh, Cleanup cleanup) throws BuildException {
        if (jmh != null && !jmh.isBlank()) {
            throw new RefusedException(build.tool().typed("jmh") + "... is for " + build.tool().task("run")
                    + " and other goals that run benchmarks. The options of this one are "
                    + build.tool().typed("jmh.mutate") + "\"...\"");
        }
        MutatedModules modules = new MutatedModules(build.facts().tested(), build.facts().siblings());
        List<String> command =
                new ArrayList<>(List.of(ownJava(), "-cp", mutator().toString(), MAIN));
        command.addAll(arguments(modules));
        int code = build.runVm(command, cleanup);
        return code == 0 ? TaskResult.measured(work().resolve("report"))
                : TaskResult.failed(build.facts().module().name()
                        + ": mutation testing ended with exit code " + code + ", see above");
    }

    private static String ownJava() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private Path work() {
        return build.facts().module().target().resolve(FOLDER);
    }

    private ModuleClassPath mutator() throws RefusedException {
        String version = build.facts().harness().version();
        try {
            return build.resolver().tool(TOOL, version);
        } catch (UnresolvedException e) {
            throw new RefusedException(TOOL + ":" + version + ", which makes and measures mutants, cannot be resolved: "
                    + e.getMessage(), e);
        }
    }

    /** Returns the tool's arguments. Those of the user override those of the module. */
    private List<String> arguments(MutatedModules modules) throws RefusedException {
        List<String> typed = options == null || options.isBlank() ? List.of()
                : new ArrayList<>(Utils.splitQuotedEscape(options.strip()));
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
