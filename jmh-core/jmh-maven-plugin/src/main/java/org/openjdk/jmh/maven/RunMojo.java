package org.openjdk.jmh.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.openjdk.jmh.builds.BenchmarkRun;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.tools.BuildException;

/**
 * Compiles what is out of date, and runs the benchmarks of the module with dynamic reconfiguration. Each run writes a
 * file to {@code target/jmh/runs}.
 */
@Mojo(name = "run", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class RunMojo extends AbstractBenchmarkMojo {

    @Override
    TaskResult execute(MavenHost host) throws BuildException {
        return new BenchmarkRun(host).run(options());
    }
}
