package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.openjdk.jmh.util.Utils;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.inject.Inject;

/**
 * Compiles what is out of date, slows the module down on purpose in many small ways, and tells which of these mutants its
 * benchmarks notice. Unit tests drop mutants that behave differently. Reports are written to {@code target/mutate/report};
 * interrupted, the same command goes on.
 */
@Mojo(name = "mutate", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class MutateMojo extends AbstractBenchmarkMojo {

    private static final String TOOL = "org.openjdk.jmh:jmh-mutate";
    private static final String MAIN = "org.openjdk.jmh.mutate.Main";
    private static final String FOLDER = "mutate";

    private final RepositorySystem repositories;

    /** Options of the tool, as on its command line: {@code -Djmh.mutate="--budget 30m --most 20"}. */
    @Parameter(property = "jmh.mutate", defaultValue = "")
    private String mutate;

    /** A jar with benchmarks, in place of those of the module. */
    @Parameter(property = "jmh.mutate.benchmarks")
    private File benchmarks;

    /** Whether unit tests show which mutants behave like the original. */
    @Parameter(property = "jmh.mutate.tests", defaultValue = "true")
    private boolean tests;

    /**
     * Called by Maven.
     *
     * @param toolchains   which choose the JDK of the benchmarks
     * @param repositories where the tool comes from
     */
    @Inject
    public MutateMojo(ToolchainManager toolchains, RepositorySystem repositories) {
        super(toolchains);
        this.repositories = repositories;
    }

    @Override
    boolean concerns(BenchmarkModule module) {
        return benchmarks == null ? super.concerns(module)
                : !new MutatedModules(compiled(), List.of()).sources().isEmpty();
    }

    @Override
    String remedy(BenchmarkModule module) {
        return benchmarks == null ? super.remedy(module) + "; or name a jar of benchmarks: -Djmh.mutate.benchmarks=JAR"
                : "it has no sources that could be slowed down";
    }

    @Override
    void execute(BenchmarkModule module, Reactor reactor, Cleanup cleanup)
            throws MojoExecutionException, MojoFailureException {
        if (!options().words().isEmpty()) {
            throw new MojoFailureException(
                    "-Djmh=... is for goals that run benchmarks as they are. Options of this one "
                            + "are -Djmh.mutate=\"...\"");
        }
        MutatedModules modules =
                new MutatedModules(compiled(), session.getProjectDependencyGraph().getUpstreamProjects(project, true));
        List<String> command = new ArrayList<>(List.of(OWN_JAVA, "-cp", tool().toString(), MAIN));
        command.addAll(arguments(module, modules));
        int code = runInModule(command, cleanup);
        if (code != 0) {
            reactor.failed(project.getArtifactId() + ": mutation testing ended with exit code " + code + ", see above");
        } else {
            reactor.measured(project.getArtifactId(), work().resolve("report"));
        }
    }

    private Path work() {
        return Path.of(project.getBuild().getDirectory()).resolve(FOLDER);
    }

    private ModuleClassPath tool() throws MojoFailureException {
        String version = harness().version();
        try {
            return new Resolver(repositories, session, project).tool(TOOL, version);
        } catch (DependencyResolutionException e) {
            throw new MojoFailureException(TOOL + ":" + version + ", which makes and measures mutants, cannot be had: "
                    + e.getMessage(), e);
        }
    }

    /** What the user says wins over what the module says. */
    private List<String> arguments(BenchmarkModule module, MutatedModules modules) throws MojoFailureException {
        List<String> typed = mutate == null || mutate.isBlank() ? List.of()
                : new ArrayList<>(Utils.splitQuotedEscape(mutate.strip()));
        Map<List<String>, String> found = new LinkedHashMap<>();
        found.put(List.of("--sources", "-s"), modules.sourcePath());
        found.put(List.of("--class-path", "-cp"), modules.classPath());
        found.put(List.of("--benchmarks", "-b"), benchmarks == null ? module.classPath().toString()
                : benchmarks.getAbsolutePath());
        found.put(List.of("--work"), fromModule(work()).toString());
        if (tests) {
            found.put(List.of("--tests", "-t"), modules.testFolders());
            found.put(List.of("--test-class-path", "-tcp"),
                    new JUnitParts(new Resolver(repositories, session, project)).addedTo(modules.testDependencies())
                            .toString());
        }
        if (runsOnOtherJdk()) {
            found.put(List.of("--jvm"), java());
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
