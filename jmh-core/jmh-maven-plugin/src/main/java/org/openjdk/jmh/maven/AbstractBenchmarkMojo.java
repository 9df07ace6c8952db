package org.openjdk.jmh.maven;

import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.classpaths.Harness;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import javax.inject.Inject;

/** Base class of the goals that use the benchmarks of a module. */
abstract class AbstractBenchmarkMojo extends AbstractMojo {

    /** Prevents modules that are built in parallel from measuring at the same time. */
    private static final ReentrantLock MACHINE = new ReentrantLock();

    @Inject
    private ToolchainManager toolchains;

    @Inject
    private RepositorySystem repositories;

    @Parameter(defaultValue = "${project}", readonly = true)
    MavenProject project;

    /**
     * The module as compiled for this goal, with source folders that other plugins have added; null if nothing was
     * compiled.
     */
    @Parameter(defaultValue = "${executedProject}", readonly = true)
    private MavenProject executedProject;

    @Parameter(defaultValue = "${session}", readonly = true)
    MavenSession session;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true)
    private MojoExecution execution;

    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true)
    private List<Artifact> pluginArtifacts;

    /** Options of JMH, as on its command line: {@code -Djmh="Json -f 3"}. */
    @Parameter(property = "jmh", defaultValue = "")
    String jmh;

    /** Whether to do nothing. */
    @Parameter(property = "jmh.skip", defaultValue = "false")
    private boolean skip;

    /** Returns what a module must have for the goal, in the plural. */
    String needed() {
        return "benchmarks";
    }

    /** Executes the goal in a module that has what it needs. */
    abstract TaskResult execute(MavenHost host) throws BuildException;

    /** Summarizes the results of several modules. */
    void conclude(ReactorState reactor) throws BuildException {
        getLog().debug(reactor.results().size() + " modules");
    }

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        try {
            executeInTurn();
        } catch (RefusedException e) {
            throw new MojoFailureException(e.getMessage(), e);
        } catch (BuildException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
    }

    private void executeInTurn() throws BuildException {
        ReactorState reactor = ReactorState.of(session, execution.getGoal() + " " + execution.getExecutionId());
        try {
            BenchmarkModule module = new BenchmarkModule(MavenModules.facts(compiled()));
            if (skip) {
                getLog().info("Skipped.");
            } else if (project.getPackaging().equals("pom") || !concerns(module)) {
                passOver(module, reactor);
            } else {
                runAlone(reactor);
            }
        } finally {
            if (reactor.end()) {
                conclude(reactor);
            }
        }
        if (reactor.isOver()) {
            reactor.check(needed());
        }
    }

    private void passOver(BenchmarkModule module, ReactorState reactor) {
        String reason = project.getArtifactId() + ": " + (project.getPackaging().equals("pom")
                ? "it has no code: name the module that has the benchmarks, -pl MODULE -am"
                : remedy(module));
        reactor.skipped(reason);
        if (reactor.hasSeveralModules() && module.hasJmh()) {
            getLog().warn("No " + needed() + " in " + reason);
        } else if (reactor.hasSeveralModules()) {
            getLog().info("No " + needed() + " here.");
        }
    }

    private void runAlone(ReactorState reactor) throws BuildException {
        MACHINE.lock();
        try (Cleanup cleanup = new Cleanup()) {
            TaskResult ended = execute(host(cleanup));
            ended.results().ifPresent(file -> reactor.measured(project.getArtifactId(), file));
            ended.failure().ifPresent(reactor::failed);
        } finally {
            MACHINE.unlock();
        }
    }

    final MavenHost host(Cleanup cleanup) {
        return new MavenHost(MavenHost.facts(session, project, compiled(), harness(), jdks().java()),
                new MavenResolver(repositories, session, project),
                new MavenRevisionBuild(session, execution, phase()), cleanup, getLog());
    }

    final MavenToolchains jdks() {
        return new MavenToolchains(toolchains, session);
    }

    /** Returns the last phase of builds of revisions. */
    String phase() {
        return RevisionMojo.PHASE;
    }

    /** Returns the module with source folders that other plugins have added. */
    final MavenProject compiled() {
        return executedProject == null ? project : executedProject;
    }

    private Harness harness() {
        return new Harness(pluginArtifacts.stream().map(MavenModules::entry).toList());
    }

    /**
     * Parses the options that the user has typed.
     *
     * @param added options that the goal adds
     * @throws RefusedException if JMH does not understand them
     */
    final TypedOptions options(String... added) throws RefusedException {
        return TypedOptions.parse(MavenHost.TOOL, jmh, added);
    }

    final Path commonResults() {
        return Path.of(session.getTopLevelProject().getBuild().getDirectory(), "jmh");
    }

    /** Returns whether the goal has something to do in a module. */
    boolean concerns(BenchmarkModule module) {
        return module.hasBenchmarks();
    }

    /** Explains why the goal has nothing to do in a module, and how to change that. */
    String remedy(BenchmarkModule module) {
        String version = harness().version();
        if (!module.hasJmh()) {
            return "it does not depend on " + Harness.GROUP + ":" + Harness.CORE + ". Add it and "
                    + Harness.GROUP + ":" + Harness.PROCESSOR + ", both in version " + version
                    + ", the latter with <scope>provided</scope>; or name the module that has the benchmarks: -pl MODULE";
        }
        return "there is no " + BenchmarkModule.LIST + " in " + module.facts().main().classes().get(0) + " or "
                + module.facts().tests().classes().get(0) + ", which JMH's annotation processor writes. "
                + (module.hasProcessor()
                        ? "Is a method annotated with @Benchmark? Since JDK 23, javac runs processors only if asked to: "
                                + "add <proc>full</proc> to the configuration of maven-compiler-plugin."
                        : "Add it to the configuration of maven-compiler-plugin: <annotationProcessorPaths><path><groupId>"
                                + Harness.GROUP + "</groupId><artifactId>" + Harness.PROCESSOR
                                + "</artifactId><version>" + version + "</version></path></annotationProcessorPaths>");
    }
}
