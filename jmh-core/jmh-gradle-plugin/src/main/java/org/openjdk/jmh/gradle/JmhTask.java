package org.openjdk.jmh.gradle;

import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;
import org.gradle.jvm.toolchain.JavaLauncher;
import org.gradle.jvm.toolchain.JavaToolchainService;
import org.gradle.process.ExecOperations;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.gradle.plain.GradleTool;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.inject.Inject;

/** Base class of the tasks that use the benchmarks of a project. They are never up to date nor cached. */
@UntrackedTask(because = "each run measures anew")
// Gradle generates the abstract getters, as its manual recommends.
@SuppressWarnings("JavaxInjectOnAbstractMethod")
public abstract class JmhTask extends DefaultTask {

    private TaskInputs parts;

    /** {@return the options of JMH that the user has typed: {@code -Pjmh="Json -f 3"}} */
    @Internal
    public abstract Property<String> getJmh();

    /** {@return the options of the build script in the syntax of JMH's command line} */
    @Internal
    public abstract ListProperty<String> getConfigured();

    /** {@return the launcher of the VM that runs JMH} */
    @Internal
    public abstract Property<JavaLauncher> getLauncher();

    /** {@return Gradle's service that starts processes} */
    @Inject
    protected abstract ExecOperations getProcesses();

    /** {@return Gradle's service that finds JDKs} */
    @Inject
    protected abstract JavaToolchainService getJdks();

    /** {@return the facts that were collected when the project was configured} */
    @Internal
    TaskInputs getParts() {
        return parts;
    }

    void setParts(TaskInputs parts) {
        this.parts = parts;
    }

    /** Executes the task in a project that has benchmarks. */
    abstract TaskResult execute(GradleHost host) throws BuildException;

    /** Called by Gradle. */
    @TaskAction
    public void execute() {
        try (Cleanup cleanup = new Cleanup()) {
            String java = getLauncher().get().getExecutablePath().toString();
            GradleHost host = new GradleHost(parts, java, getJdks(), getProcesses(), cleanup, getLogger());
            BenchmarkModule module = new BenchmarkModule(host.facts().module());
            if (!concerns(module)) {
                throw new RefusedException("No benchmarks in " + host.facts().module().name() + ": " + remedy(module));
            }
            TaskResult ended = execute(host);
            if (ended.failure().isPresent()) {
                throw new GradleException(ended.failure().get() + ended.results().flatMap(JmhTask::page)
                        .map(page -> ". Report: " + page).orElse(""));
            }
        } catch (RefusedException e) {
            throw new InvalidUserDataException(e.getMessage(), e);
        } catch (BuildException e) {
            throw new GradleException(e.getMessage(), e);
        }
    }

    /** {@return the options of the build script and of the user; the user's override} */
    final TypedOptions options(String... added) throws RefusedException {
        return TypedOptions.parse(GradleTool.TOOL, getConfigured().get(), getJmh().getOrNull(), added);
    }

    /** {@return whether the task has something to do} */
    boolean concerns(BenchmarkModule module) {
        return module.hasBenchmarks();
    }

    /** Explains why the task has nothing to do, and how to change that. */
    String remedy(BenchmarkModule module) {
        String sourceSet = parts.sourceSet;
        if (module.facts().tests().classes().isEmpty() && !sourceSet.equals("main")) {
            return "there is no source set " + sourceSet + "; jmhOptions { sourceSet = 'test' } names another one";
        }
        if (!module.hasJmh()) {
            return "the source set " + sourceSet + " does not depend on org.openjdk.jmh:jmh-core";
        }
        return "the source set " + sourceSet + " has no " + BenchmarkModule.LIST + ", which JMH's annotation processor "
                + "writes. Is a method annotated with @Benchmark? Is the processor named: dependencies { "
                + (sourceSet.equals("main") ? "annotationProcessor" : sourceSet + "AnnotationProcessor")
                + " 'org.openjdk.jmh:jmh-generator-annprocess:" + PluginVersion.get() + "' }?";
    }

    /** Returns the address of the HTML page next to a file of results. */
    private static Optional<String> page(Path results) {
        Path page = results.resolveSibling(results.getFileName().toString().replaceFirst("\\.json$", ".html"));
        return Files.isRegularFile(page) ? Optional.of(page.toUri().toString()) : Optional.empty();
    }
}
