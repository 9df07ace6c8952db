package org.openjdk.jmh.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.openjdk.jmh.builds.BenchmarkListing;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.tools.BuildException;

/**
 * Compiles what is out of date, and lists the benchmarks of the module; with {@code -Djmh=-lp}, including their
 * parameters.
 */
@Mojo(name = "list", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class ListMojo extends AbstractBenchmarkMojo {

    @Override
    TaskResult execute(MavenHost host) throws BuildException {
        return new BenchmarkListing(host).run(options());
    }
}
