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
import org.openjdk.jmh.builds.classpath.Harness;

import java.util.List;
import javax.inject.Inject;

/** Adds tasks to a project that run its benchmarks, compare them, and say what has become slower. */
// Gradle implements such methods, as its manual has it.
@SuppressWarnings("JavaxInjectOnAbstractMethod")
public abstract class JmhPlugin implements Plugin<Project> {

    static final String SOURCE_SET = "jmh";
    /** The plugin that has a source set of benchmarks of its own. */
    static final String OTHER_PLUGIN = "me.champeau.jmh";

    private static final String GROUP = "benchmark";

    /** Returns the JDKs that there are. */
    @Inject
    protected abstract JavaToolchainService getJdks();

    /** Projects that are built at the same time must not measure at the same time. */
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

    /** What me.champeau.jmh has, by the same names. */
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

    static String own(String artifact) {
        return Harness.GROUP + ":" + artifact + ":" + PluginVersion.get();
    }

    private static void addTools(Project project) {
        addTool(project, PartsOfBuild.HARNESS, own(Harness.CORE));
        addTool(project, PartsOfBuild.PROCESSORS, own(Harness.PROCESSOR));
        addTool(project, PartsOfBuild.MUTATOR, own("jmh-mutate"));
        addTool(project, PartsOfBuild.LINTER, own("jmh-lint"));
    }

    private static void addTool(Project project, String name, String coordinates) {
        Configuration tool = project.getConfigurations().create(name);
        tool.setCanBeConsumed(false);
        tool.setVisible(false);
        tool.defaultDependencies(set -> set.add(project.getDependencies().create(coordinates)));
    }

    private void addTasks(Project project, JmhExtension extension) {
        ProviderFactory providers = project.getProviders();
        add(project, extension, "jmhRun", RunTask.class, false, "Runs the benchmarks: -Pjmh=\"Json -f 3\".");
        add(project, extension, "jmhList", ListTask.class, false, "Lists the benchmarks.");
        add(project, extension, "jmhReport", ReportTask.class, false,
                "Makes a table of the last run, and a page with the history of all.");
        add(project, extension, "jmhCompare", CompareTask.class, true,
                "Compares with a revision, a release, another dependency or JDK: -Pagainst=main.").configure(
                        task -> task.getAgainst().set(providers.gradleProperty("against")));
        add(project, extension, "jmhMutate", MutateTask.class, false,
                "Tells which of many slower versions of the code the benchmarks notice.").configure(task -> {
                    task.getMutate().set(providers.gradleProperty("jmh.mutate"));
                    task.getTests().set(providers.gradleProperty("jmh.mutate.tests").map(Boolean::valueOf));
                });
        add(project, extension, "jmhLint", LintTask.class, false,
                "Looks for practices in the benchmarks that make results wrong.").configure(
                        task -> task.getLint().set(providers.gradleProperty("jmh.lint")));
    }

    private <T extends JmhTask> TaskProvider<T> add(Project project, JmhExtension extension, String name, Class<T> type,
                                                    boolean ofTwoSides, String description) {
        Provider<Machine> machine =
                project.getGradle().getSharedServices().registerIfAbsent("jmhMachine", Machine.class,
                        service -> service.getMaxParallelUsages().set(1));
        Provider<String> typed = project.getProviders().gradleProperty("jmh");
        return project.getTasks().register(name, type, task -> {
            task.setGroup(GROUP);
            task.setDescription(description);
            task.usesService(machine);
            task.getJmh().set(typed);
            task.getConfigured().set(project.provider(
                    () -> ofAll(type) ? OptionWords.of(extension, ofTwoSides, typed.getOrNull()) : List.of()));
            task.getLauncher().set(getJdks().launcherFor(
                    project.getExtensions().getByType(JavaPluginExtension.class).getToolchain()));
            PartsOfBuild parts = new PartsOfBuild(project, extension);
            task.setParts(parts.of(type));
            task.dependsOn(parts.builtBefore(type));
        });
    }

    /** Only what measures benchmarks is told options of theirs. */
    private static boolean ofAll(Class<?> type) {
        return type != MutateTask.class && type != ReportTask.class && type != LintTask.class;
    }
}
