package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.toolchain.ToolchainManager;

import javax.inject.Inject;
import java.util.List;

/** Compiles what is out of date, and lists the benchmarks of the module; with {@code -Djmh=-lp}, their parameters as well. */
@Mojo(name = "list", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class ListMojo extends AbstractBenchmarkMojo {

    /**
     * Called by Maven.
     *
     * @param toolchains which choose a JDK
     */
    @Inject
    public ListMojo(ToolchainManager toolchains) {
        super(toolchains);
    }

    @Override
    void execute(BenchmarkModule module, Reactor reactor, Cleanup cleanup)
            throws MojoExecutionException, MojoFailureException {
        TypedOptions options = options();
        boolean lists = options.parsed().shouldListWithParams() || options.parsed().shouldList();
        int code = runJmh(harness().on(module.classPath()), options.behind(lists ? List.of() : List.of("-l")), cleanup);
        if (code != 0) {
            reactor.failed(project.getArtifactId() + ": JMH ended with exit code " + code + ", see above");
        }
    }
}
