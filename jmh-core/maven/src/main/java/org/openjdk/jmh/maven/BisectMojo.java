package org.openjdk.jmh.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.toolchain.ToolchainManager;
import org.openjdk.jmh.builds.Bisection;
import org.openjdk.jmh.builds.Ended;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.eclipse.aether.RepositorySystem;

import java.util.List;
import java.util.Set;
import javax.inject.Inject;

/**
 * Finds the commit that made a benchmark slower or faster, between a good one and a bad one: by the benchmark of the working
 * tree on the code of the commits that tell most, which are built as they are needed. The build fails if no commit, nor a
 * few that cannot be told apart, is found.
 */
@Mojo(name = "bisect", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class BisectMojo extends RevisionMojo {

    /** Up to these, no test is compiled. */
    private static final Set<String> WITHOUT_TESTS = Set.of("compile", "process-classes");

    /** The git revision before the change. */
    @Parameter(property = "good")
    private String good;

    /** The git revision that has the change, which follows the good one. */
    @Parameter(property = "bad", defaultValue = "HEAD")
    private String bad;

    /** The benchmark: a part of its name, or a regular expression, that a single one matches. */
    @Parameter(property = "benchmark")
    private String benchmark;

    /** How sure the answer is to be, from 0.5 to below 1. */
    @Parameter(property = "confidence", defaultValue = "0.95")
    private double confidence;

    /** Whether all commits are wanted that made it slower or faster by more than the tolerance, not one. */
    @Parameter(property = "all", defaultValue = "false")
    private boolean all;

    /**
     * Called by Maven.
     *
     * @param toolchains   which choose JDKs
     * @param repositories where artifacts come from
     */
    @Inject
    public BisectMojo(ToolchainManager toolchains, RepositorySystem repositories) {
        super(toolchains, repositories);
    }

    @Override
    Ended execute(MavenHost host, Cleanup cleanup) throws BuildException {
        return new Bisection(host, new Bisection.Wanted(good, bad, benchmark, confidence,
                !WITHOUT_TESTS.contains(phase()), List.of(phase()), List.of(), options())).run(cleanup);
    }

    private String options() {
        return all ? "-bisectAll " + (jmh == null ? "" : jmh) : jmh;
    }
}
