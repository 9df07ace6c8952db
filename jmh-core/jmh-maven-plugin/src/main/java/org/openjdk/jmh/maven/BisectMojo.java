package org.openjdk.jmh.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.openjdk.jmh.builds.CommitBisection;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.tools.BuildException;

import java.util.List;
import java.util.Set;

/**
 * Finds the commit between a good and a bad one that made a benchmark slower or faster. The benchmark of the working
 * tree runs on the code of the most informative commits, which are built on demand. The build fails if neither a commit
 * nor a few candidates are found.
 */
@Mojo(name = "bisect", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class BisectMojo extends RevisionMojo {

    /** Phases that compile no tests. */
    private static final Set<String> WITHOUT_TESTS = Set.of("compile", "process-classes");

    /** The git revision before the change. */
    @Parameter(property = "good")
    private String good;

    /** The git revision with the change, which follows the good one. */
    @Parameter(property = "bad", defaultValue = "HEAD")
    private String bad;

    /** The benchmark: a part of its name, or a regular expression, that matches only one. */
    @Parameter(property = "benchmark")
    private String benchmark;

    /** The required probability of the answer, from 0.5 to below 1. */
    @Parameter(property = "confidence", defaultValue = "0.95")
    private double confidence;

    /** Whether to find all commits that made it slower or faster by more than the tolerance, instead of one. */
    @Parameter(property = "all", defaultValue = "false")
    private boolean all;

    @Override
    TaskResult execute(MavenHost host) throws BuildException {
        return new CommitBisection(host, new CommitBisection.Wanted(good, bad, benchmark, confidence,
                !WITHOUT_TESTS.contains(phase()), List.of(phase()), List.of(), options())).run();
    }

    private String options() {
        return all ? "-bisectAll " + (jmh == null ? "" : jmh) : jmh;
    }
}
