package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.toolchain.ToolchainManager;
import org.openjdk.jmh.runner.options.CommandLineOptions;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.inject.Inject;

/**
 * Compiles what is out of date, and runs the benchmarks of the module with dynamic reconfiguration. Results are written to
 * {@code target/jmh/runs}, a file for each run.
 */
@Mojo(name = "run", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class RunMojo extends AbstractBenchmarkMojo {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HHmmss", Locale.ROOT);

    /**
     * Called by Maven.
     *
     * @param toolchains which choose a JDK
     */
    @Inject
    public RunMojo(ToolchainManager toolchains) {
        super(toolchains);
    }

    @Override
    void execute(BenchmarkModule module, Reactor reactor, Cleanup cleanup)
            throws MojoExecutionException, MojoFailureException {
        ModuleClassPath path = harness().on(module.classPath());
        TypedOptions options = options();
        Path file = StoredRuns.of(results()).file(LocalDateTime.now(ZoneId.systemDefault()).format(TIME));
        int code = runJmh(path, options.behind(defaults(options.parsed(), file)), cleanup);
        if (code != 0) {
            reactor.failed(project.getArtifactId() + ": JMH ended with exit code " + code + ", see above");
        } else if (file.toFile().exists()) {
            reactor.measured(project.getArtifactId(), file);
            getLog().info("Results are in " + fromModule(file));
        }
    }

    /** What holds unless the user says otherwise. */
    private List<String> defaults(CommandLineOptions typed, Path file) {
        List<String> defaults = new ArrayList<>();
        if (!typed.getReconfiguration().hasValue()) {
            defaults.addAll(List.of("-rf", "dynamic"));
        }
        if (!typed.getResultFormat().hasValue()) {
            defaults.addAll(List.of("-rf", "json"));
        }
        if (!typed.getResult().hasValue()) {
            defaults.addAll(List.of("-rff", fromModule(file).toString()));
        }
        return defaults;
    }
}
