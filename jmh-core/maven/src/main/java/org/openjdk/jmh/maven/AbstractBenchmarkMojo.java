package org.openjdk.jmh.maven;

import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** What goals have in common that run JMH in a process of its own. */
abstract class AbstractBenchmarkMojo extends AbstractMojo {

    /** Modules that are built at the same time must not measure at the same time. */
    private static final ReentrantLock MACHINE = new ReentrantLock();
    private static final String IGNORED_LOCK = "jmh.ignoreLock";
    /** The JDK of Maven. */
    static final String OWN_JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private final ToolchainManager toolchains;

    @Parameter(defaultValue = "${project}", readonly = true)
    MavenProject project;

    /** The module as it was compiled for this goal, with the sources that other plugins have added; null if nothing was. */
    @Parameter(defaultValue = "${executedProject}", readonly = true)
    private MavenProject executedProject;

    @Parameter(defaultValue = "${session}", readonly = true)
    MavenSession session;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true)
    MojoExecution execution;

    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true)
    private List<Artifact> pluginArtifacts;

    /** Options of JMH, as on its command line: {@code -Djmh="Json -f 3"}. */
    @Parameter(property = "jmh", defaultValue = "")
    private String jmh;

    /** Whether to do nothing. */
    @Parameter(property = "jmh.skip", defaultValue = "false")
    private boolean skip;

    AbstractBenchmarkMojo(ToolchainManager toolchains) {
        this.toolchains = toolchains;
    }

    /** Does what the goal is for, in a module that has benchmarks. */
    abstract void execute(BenchmarkModule module, Reactor reactor, Cleanup cleanup)
            throws MojoExecutionException, MojoFailureException;

    /** Sums up what was done in several modules. */
    void conclude(Reactor reactor) throws MojoExecutionException {
        getLog().debug(reactor.results().size() + " modules");
    }

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        Reactor reactor = Reactor.of(session, execution.getGoal() + " " + execution.getExecutionId());
        try {
            BenchmarkModule module = new BenchmarkModule(compiled());
            if (skip) {
                getLog().info("Skipped.");
            } else if (project.getPackaging().equals("pom") || !concerns(module)) {
                passOver(module, reactor);
            } else {
                runAlone(module, reactor);
            }
        } finally {
            if (reactor.end()) {
                conclude(reactor);
            }
        }
        if (reactor.isOver()) {
            reactor.check();
        }
    }

    private void passOver(BenchmarkModule module, Reactor reactor) {
        String reason = project.getArtifactId() + ": " + (project.getPackaging().equals("pom")
                ? "it has no code. Name the module that has the benchmarks: -pl MODULE -am"
                : remedy(module));
        reactor.passedOver(reason);
        if (reactor.hasSeveralModules() && module.hasJmh()) {
            getLog().warn("No benchmarks in " + reason);
        } else if (reactor.hasSeveralModules()) {
            getLog().info("No benchmarks here.");
        }
    }

    private void runAlone(BenchmarkModule module, Reactor reactor) throws MojoExecutionException, MojoFailureException {
        MACHINE.lock();
        try (Cleanup cleanup = new Cleanup()) {
            execute(module, reactor, cleanup);
        } finally {
            MACHINE.unlock();
        }
    }

    /** The module with the sources that other plugins have added. */
    final MavenProject compiled() {
        return executedProject == null ? project : executedProject;
    }

    final Harness harness() {
        return new Harness(pluginArtifacts);
    }

    /** What the user has typed. */
    final TypedOptions options(String... added) throws MojoFailureException {
        return TypedOptions.parse(jmh, added);
    }

    /** The folder for results, which is made where it is missing. */
    final Path results() throws MojoExecutionException {
        Path folder = BenchmarkModule.results(project);
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot make the folder " + folder + ": " + e.getMessage(), e);
        }
    }

    /** A path as it is short to read, and found by what runs in the folder of the module. */
    final Path fromModule(Path path) {
        return project.getBasedir().toPath().relativize(path);
    }

    /** Whether the goal has something to do in a module. */
    boolean concerns(BenchmarkModule module) {
        return module.hasBenchmarks();
    }

    /** Why it has not. */
    String remedy(BenchmarkModule module) {
        return module.remedy(harness().version());
    }

    /** Runs JMH in the folder of the module, with what it prints going where Maven's own lines go. */
    final int runJmh(ModuleClassPath path, List<String> arguments, Cleanup cleanup) throws MojoExecutionException {
        List<String> command = new ArrayList<>(List.of(java()));
        if (session.getUserProperties().containsKey(IGNORED_LOCK)) {
            command.add("-D" + IGNORED_LOCK + "=" + session.getUserProperties().getProperty(IGNORED_LOCK));
        }
        command.addAll(List.of("-cp", path.toString(), "org.openjdk.jmh.Main"));
        command.addAll(arguments);
        return runInModule(command, cleanup);
    }

    /** Runs a command in the folder of the module, with what it prints going where Maven's own lines go. */
    final int runInModule(List<String> command, Cleanup cleanup) throws MojoExecutionException {
        getLog().debug(String.join(" ", command));
        return ChildProcess.run(new ProcessBuilder(command).directory(project.getBasedir()).inheritIO(), cleanup);
    }

    /** The JDK that toolchains choose for the module, else that of Maven. */
    final String java() {
        Toolchain toolchain = toolchains.getToolchainFromBuildContext("jdk", session);
        String tool = toolchain == null ? null : toolchain.findTool("java");
        return tool == null ? OWN_JAVA : tool;
    }

    /** Whether JMH runs on another JDK than Maven. */
    final boolean runsOnOtherJdk() {
        return !java().equals(OWN_JAVA);
    }
}
