package org.openjdk.jmh.gradle;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.artifacts.ConfigurationContainer;
import org.gradle.api.artifacts.dsl.DependencyHandler;
import org.gradle.api.plugins.JavaPlugin;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.provider.Provider;
import org.gradle.api.provider.ProviderFactory;
import org.gradle.api.services.BuildService;
import org.gradle.api.services.BuildServiceParameters;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.jvm.toolchain.JavaToolchainService;
import org.openjdk.jmh.builds.classpaths.Harness;

import java.io.File;
import java.util.List;
import javax.inject.Inject;

/** Adds tasks to run, list, compare, bisect, check and mutate. */
// Gradle generates the abstract getters, as its manual recommends.
@SuppressWarnings("JavaxInjectOnAbstractMethod")
public abstract class JmhPlugin implements Plugin<Project> {

    static final String SOURCE_SET = "jmh";
    /** Id of another plugin, whose source set is used if it is applied. */
    static final String OTHER_PLUGIN = "me.champeau.jmh";

    private static final String GROUP = "benchmark";
    private static final String BENCHMARK = "benchmark";

    /** {@return Gradle's service that finds JDKs} */
    @Inject
    protected abstract JavaToolchainService getJdks();

    /** Prevents projects that are built in parallel from measuring at the same time. */
    public abstract static class Machine implements BuildService<BuildServiceParameters.None> {
    }

    @Override
    public void apply(Project project) {
        JmhExtension extension = project.getExtensions().create("jmhOptions", JmhExtension.class);
        extension.getSourceSet().convention(SOURCE_SET);
        project.getPluginManager().apply(JavaPlugin.class);
        if (!project.getPluginManager().hasPlugin(OTHER_PLUGIN)) {
            addSourceSet(project);
        }
        addTools(project);
        addTasks(project, extension);
    }

    /** Adds a source set and configurations with the names that me.champeau.jmh uses. */
    private static void addSourceSet(Project project) {
        SourceSetContainer sets = project.getExtensions().getByType(SourceSetContainer.class);
        SourceSet main = sets.getByName(SourceSet.MAIN_SOURCE_SET_NAME);
        SourceSet benchmarks = sets.create(SOURCE_SET, set -> {
            set.setCompileClasspath(set.getCompileClasspath().plus(main.getOutput()));
            set.setRuntimeClasspath(set.getRuntimeClasspath().plus(main.getOutput()));
        });
        ConfigurationContainer all = project.getConfigurations();
        all.getByName(benchmarks.getImplementationConfigurationName())
                .extendsFrom(all.getByName(main.getImplementationConfigurationName()));
        all.getByName(benchmarks.getRuntimeOnlyConfigurationName())
                .extendsFrom(all.getByName(main.getRuntimeOnlyConfigurationName()));
        DependencyHandler dependencies = project.getDependencies();
        dependencies.add(benchmarks.getImplementationConfigurationName(), own(Harness.CORE));
        dependencies.add(benchmarks.getAnnotationProcessorConfigurationName(), own(Harness.PROCESSOR));
    }

    static String artifact(String name) {
        return Harness.GROUP + ":" + name;
    }

    static String own(String name) {
        return artifact(name) + ":" + PluginVersion.get();
    }

    private static void addTools(Project project) {
        addTool(project, TaskInputsFactory.HARNESS, own(Harness.CORE));
        addTool(project, TaskInputsFactory.PROCESSORS, own(Harness.PROCESSOR));
        addTool(project, TaskInputsFactory.MUTATOR, own("jmh-mutate"));
        addTool(project, TaskInputsFactory.LINTER, own("jmh-lint"));
        addTool(project, TaskInputsFactory.BISECTOR, own(BisectTask.PROGRAM));
        addConfiguration(project, TaskInputsFactory.UNIT_TESTS);
    }

    private static void addTool(Project project, String name, String coordinates) {
        addConfiguration(project, name)
                .defaultDependencies(set -> set.add(project.getDependencies().create(coordinates)));
    }

    private static Configuration addConfiguration(Project project, String name) {
        Configuration own = project.getConfigurations().create(name);
        own.setCanBeConsumed(false);
        own.setVisible(false);
        return own;
    }

    private void addTasks(Project project, JmhExtension extension) {
        ProviderFactory providers = project.getProviders();
        add(project, extension, "jmhRun", RunTask.class, RunKind.ONE_SIDE, "Runs the benchmarks: -Pjmh=\"Json -f 3\".");
        add(project, extension, "jmhList", ListTask.class, RunKind.ONE_SIDE, "Lists the benchmarks.");
        add(project, extension, "jmhReport", ReportTask.class, RunKind.ONE_SIDE,
                "Writes a table of the last run, and a page with the history of all.");
        add(project, extension, "jmhCompare", CompareTask.class, RunKind.TWO_SIDES,
                "Compares with a revision, a release, another dependency or JDK: -Pagainst=main.").configure(
                        task -> task.getAgainst().set(providers.gradleProperty("against")));
        add(project, extension, "jmhBisect", BisectTask.class, RunKind.BISECTION,
                "Finds the commit that made a benchmark slower: -Pgood=v1.8 -Pbenchmark=parse.").configure(task -> {
                    task.getGood().set(providers.gradleProperty("good"));
                    task.getBad().set(providers.gradleProperty("bad"));
                    task.getBenchmark().set(providers.gradleProperty(BENCHMARK));
                    task.getConfidence().set(providers.gradleProperty("confidence"));
                    task.getAll().set(providers.gradleProperty("all"));
                });
        add(project, extension, "jmhMutate", MutateTask.class, RunKind.ONE_SIDE,
                "Shows which of many slower versions of the code the benchmarks notice.").configure(task -> {
                    task.getMutate().set(providers.gradleProperty("jmh.mutate"));
                    task.getTests().set(providers.gradleProperty("jmh.mutate.tests").map(Boolean::valueOf));
                    task.getBenchmarks().set(project.getLayout().file(
                            providers.gradleProperty("jmh.mutate.benchmarks").map(File::new)));
                });
        add(project, extension, "jmhLint", LintTask.class, RunKind.ONE_SIDE,
                "Finds practices in the benchmarks that make results wrong.").configure(
                        task -> task.getLint().set(providers.gradleProperty("jmh.lint")));
    }

    private <T extends JmhTask> TaskProvider<T> add(Project project, JmhExtension extension, String name, Class<T> type,
                                                    RunKind kind, String description) {
        Provider<Machine> machine =
                project.getGradle().getSharedServices().registerIfAbsent("jmhMachine", Machine.class,
                        service -> service.getMaxParallelUsages().set(1));
        Provider<String> typed = project.getProviders().gradleProperty("jmh");
        Provider<List<String>> named = project.getProviders().gradleProperty(BENCHMARK).map(List::of)
                .orElse(List.of());
        return project.getTasks().register(name, type, task -> {
            task.setGroup(GROUP);
            task.setDescription(description);
            task.usesService(machine);
            task.getJmh().set(typed);
            task.getConfigured().set(project.provider(
                    () -> ofAll(type) ? OptionArguments.of(extension, kind, typed.getOrNull(),
                            type == BisectTask.class ? named.get() : List.of()) : List.of()));
            task.getLauncher().set(getJdks().launcherFor(
                    project.getExtensions().getByType(JavaPluginExtension.class).getToolchain()));
            TaskInputsFactory parts = new TaskInputsFactory(project, extension);
            task.setParts(parts.of(type));
            task.dependsOn(parts.builtBefore(type));
        });
    }

    /** {@return whether tasks of a type take the options of runs; only those that measure do} */
    private static boolean ofAll(Class<?> type) {
        return type != MutateTask.class && type != ReportTask.class && type != LintTask.class;
    }
}
