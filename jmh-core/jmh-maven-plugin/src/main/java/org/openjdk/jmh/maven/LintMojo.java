package org.openjdk.jmh.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.openjdk.jmh.builds.BenchmarkLint;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.tools.BuildException;

/**
 * Compiles what is out of date, and finds code in the benchmarks of the module that distorts results. The module may
 * use upstream's JMH.
 */
@Mojo(name = "lint", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class LintMojo extends AbstractBenchmarkMojo {

    /** Options of the tool, as on its command line: {@code -Djmh.lint="--fail-on error"}. */
    @Parameter(property = "jmh.lint", defaultValue = "")
    private String lint;

    @Override
    TaskResult execute(MavenHost host) throws BuildException {
        return new BenchmarkLint(host, host.facts().harness().version()).run(lint);
    }
}
