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
import org.openjdk.jmh.gradle.plain.GradleWords;
import org.openjdk.jmh.builds.Ended;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.RefusedException;

import javax.inject.Inject;

/** What tasks have in common that are about the benchmarks of a project. None of them is ever up to date, nor cached. */
@UntrackedTask(because = "each run measures anew")
// Gradle implements such methods, as its manual has it.
@SuppressWarnings("JavaxInjectOnAbstractMethod")
public abstract class JmhTask extends DefaultTask {

    private BuildParts parts;

    /** {@return options of JMH as the user has typed them: {@code -Pjmh="Json -f 3"}} */
    @Internal
    public abstract Property<String> getJmh();

    /** {@return options of the build script, in the words of JMH's command line} */
    @Internal
    public abstract ListProperty<String> getConfigured();

    /** {@return what starts the VM that runs JMH} */
    @Internal
    public abstract Property<JavaLauncher> getLauncher();

    /** {@return what starts processes} */
    @Inject
    protected abstract ExecOperations getProcesses();

    /** {@return the JDKs that there are} */
    @Inject
    protected abstract JavaToolchainService getJdks();

    /** Returns what was known of the build when the project was configured. */
    @Internal
    BuildParts getParts() {
        return parts;
    }

    void setParts(BuildParts parts) {
        this.parts = parts;
    }

    /** Does what the task is for, in a project that has benchmarks. */
    abstract Ended execute(GradleHost host, Cleanup cleanup) throws BuildException;

    /** Called by Gradle. */
    @TaskAction
    public void execute() {
        try (Cleanup cleanup = new Cleanup()) {
            GradleHost host = new GradleHost(parts, java(), getJdks(), getProcesses(), getLogger());
            BenchmarkModule module = new BenchmarkModule(host.facts().module());
            if (!concerns(module)) {
                throw new RefusedException("No benchmarks in " + host.facts().module().name() + ": " + remedy(module));
            }
            Ended ended = execute(host, cleanup);
            if (ended.failure().isPresent()) {
                throw new GradleException(ended.failure().get() + ended.results().flatMap(Pages::beside)
                        .map(page -> ". The page of it: " + page).orElse(""));
            }
        } catch (RefusedException e) {
            throw new InvalidUserDataException(e.getMessage(), e);
        } catch (BuildException e) {
            throw new GradleException(e.getMessage(), e);
        }
    }

    private String java() {
        return getLauncher().get().getExecutablePath().toString();
    }

    /** What the build script and the user want; the user wins. */
    final TypedOptions options(String... added) throws RefusedException {
        return TypedOptions.parse(GradleWords.TOOL, getConfigured().get(), getJmh().getOrNull(), added);
    }

    /** Whether the task has something to do. */
    boolean concerns(BenchmarkModule module) {
        return module.hasBenchmarks();
    }

    /** Why it has not. */
    String remedy(BenchmarkModule module) {
        return MissingBenchmarks.remedy(module, parts.sourceSet);
    }
}
