package org.openjdk.jmh.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.openjdk.jmh.builds.BaselineComparison;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.reports.ComparisonTable;
import org.openjdk.jmh.builds.tools.BuildException;

/**
 * Compiles what is out of date, and compares the benchmarks of the working tree with a git revision, a released version
 * of the module, another version of a dependency or another JDK. Forks of both sides alternate until their difference
 * is decided. The build fails if a benchmark has become slower or failed. Reports are written to {@code target/jmh}.
 */
@Mojo(name = "compare", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class CompareMojo extends RevisionMojo {

    /**
     * What to compare with: a git revision ({@code main}, {@code HEAD~3}), a released version of the module
     * ({@code 1.4.2}), a dependency in another version ({@code GROUP:ARTIFACT:VERSION}, several separated by commas),
     * or another JDK ({@code jdk:25}, {@code jdk:/path/to/it}). {@code git:NAME} and {@code version:NAME} say which is
     * meant.
     */
    @Parameter(property = "against")
    private String against;

    @Override
    TaskResult execute(MavenHost host) throws BuildException {
        BaselineComparison comparison = new BaselineComparison(host, jdks());
        return comparison.run(against, options(comparison.impliedOptions()));
    }

    @Override
    void conclude(ReactorState reactor) throws BuildException {
        if (reactor.results().size() > 1) {
            ComparisonTable.of(reactor.results()).write(commonResults(), getLog()::info);
        }
    }
}
