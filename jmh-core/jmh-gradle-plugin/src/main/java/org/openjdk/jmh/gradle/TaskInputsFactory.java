package org.openjdk.jmh.gradle;

import org.gradle.StartParameter;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.artifacts.ArtifactCollection;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.compile.JavaCompile;
import org.openjdk.jmh.builds.baselines.BaselineSpec;
import org.openjdk.jmh.builds.baselines.StoredClassPath;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.builds.modules.BuildFacts;
import org.openjdk.jmh.builds.modules.JUnitArtifacts;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.gradle.plain.GradleCommand;
import org.openjdk.jmh.gradle.plain.GradleRevisionBuild;
import org.openjdk.jmh.gradle.plain.GradleTool;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Collects the inputs of tasks at configuration time. */
final class TaskInputsFactory {

    static final String HARNESS = "jmhHarness";
    static final String PROCESSORS = "jmhProcessors";
    static final String MUTATOR = "jmhMutator";
    static final String LINTER = "jmhLinter";
    static final String BISECTOR = "jmhBisector";
    static final String UNIT_TESTS = "jmhUnitTests";

    /** Tasks of me.champeau.jmh that replace the annotation processor. */
    private static final List<String> GENERATORS = List.of("jmhRunBytecodeGenerator", "jmhCompileGeneratedClasses");
    /** Properties of our tasks, which builds of revisions do not get. */
    private static final Set<String> OWN_PROPERTIES = Set.of("against", "jmh",
            "good", "bad", "benchmark", "confidence", "all", "jmh.mutate", "jmh.mutate.benchmarks", "jmh.mutate.tests",
            "jmh.lint",
            "jmh.gradle");

    private final Project project;
    private final JmhExtension extension;
    private final SourceSetContainer sets;

    TaskInputsFactory(Project project, JmhExtension extension) {
        this.project = project;
        this.extension = extension;
        this.sets = project.getExtensions().getByType(SourceSetContainer.class);
    }

    TaskInputs of(Class<? extends JmhTask> type) {
        TaskInputs parts = new TaskInputs();
        parts.sourceSet = extension.getSourceSet().get();
        parts.module = ProjectSnapshot.of(project, parts.sourceSet, generated());
        parts.names = ResolvedEntries.projects(project);
        parts.top = project.getRootDir();
        parts.charset = project.getTasks().named(main().getCompileJavaTaskName(), JavaCompile.class).get().getOptions()
                .getEncoding();
        parts.dependencies = ResolvedEntries.lenient(dependencies());
        parts.harness = ResolvedEntries.lenient(configuration(HARNESS));
        parts.processors = ResolvedEntries.lenient(configuration(PROCESSORS));
        project.getProviders().systemProperty(BuildFacts.IGNORED_LOCK)
                .map(value -> "-D" + BuildFacts.IGNORED_LOCK + "=" + value)
                .map(parts.vmArguments::add).getOrNull();
        parts.gradle = new GradleCommand(gradle(), project.getGradle().getGradleUserHomeDir().toString(),
                new ArrayList<>(settings()), new ArrayList<>(classPathPlugin()));
        for (Project other : project.getRootProject().getAllprojects()) {
            if (other != project && other.getExtensions().findByType(SourceSetContainer.class) != null) {
                parts.others.add(ProjectSnapshot.of(other, SourceSet.TEST_SOURCE_SET_NAME, List.of()));
            }
        }
        addAsked(parts, type);
        return parts;
    }

    private void addAsked(TaskInputs parts, Class<? extends JmhTask> type) {
        if (type == CompareTask.class) {
            addAgainst(parts, project.getProviders().gradleProperty("against").getOrNull());
        } else if (type == MutateTask.class) {
            parts.artifacts.put(JmhPlugin.own("jmh-mutate"), ResolvedEntries.lenient(configuration(MUTATOR)));
            addTests(parts);
        } else if (type == LintTask.class) {
            parts.artifacts.put(JmhPlugin.own("jmh-lint"), ResolvedEntries.lenient(configuration(LINTER)));
        } else if (type == BisectTask.class) {
            parts.artifacts.put(JmhPlugin.own(BisectTask.PROGRAM), ResolvedEntries.lenient(configuration(BISECTOR)));
        }
    }

    /** Adds the unit tests, which reject mutants that behave differently. */
    private void addTests(TaskInputs parts) {
        parts.tested = ProjectSnapshot.of(project, SourceSet.TEST_SOURCE_SET_NAME, List.of());
        for (Project one : project.getRootProject().getAllprojects()) {
            Configuration tests = one.getConfigurations().findByName("testRuntimeClasspath");
            if (tests != null) {
                parts.testDependencies.put(one.getPath(), ResolvedEntries.lenient(tests));
            }
        }
        Configuration runners = configuration(UNIT_TESTS);
        runners.defaultDependencies(set -> lackedBy(parts).stream().map(project.getDependencies()::create)
                .forEach(set::add));
        parts.unitTests = ResolvedEntries.lenient(runners);
    }

    /** Returns the JUnit artifacts that tests lack; empty if the tests are unusable, which the task reports. */
    private List<String> lackedBy(TaskInputs parts) {
        try {
            return JUnitArtifacts.lackedBy(parts.tests(), GradleTool.TOOL);
        } catch (UnresolvedException | RefusedException e) {
            project.getLogger().info("The runner of unit tests is unknown: {}", e.getMessage());
            return List.of();
        }
    }

    private void addAgainst(TaskInputs parts, String text) {
        try {
            BaselineSpec against = BaselineSpec.parse(text, GradleTool.TOOL);
            if (against instanceof BaselineSpec.Version version) {
                addVersion(parts, version.text());
            } else if (against instanceof BaselineSpec.RevisionOrVersion either) {
                addVersion(parts, either.text());
            } else if (against instanceof BaselineSpec.Dependencies several) {
                parts.withDependency = ResolvedEntries.lenient(changed(several.all()));
            }
        } catch (RefusedException e) {
            project.getLogger().info("The task will report it: {}", e.getMessage());
        }
    }

    private void addVersion(TaskInputs parts, String version) {
        if (version.matches("[\\w.+-]+")) {
            parts.names.values().stream().map(name -> name.split(" ", 2)[0]).filter(name -> !name.startsWith(":"))
                    .forEach(name -> parts.artifacts.put(name + ":" + version, released(name + ":" + version)));
        }
    }

    /** Resolves a release, which Gradle would otherwise replace by the project of this build with the same name. */
    private ArtifactCollection released(String coordinates) {
        Configuration released = project.getConfigurations()
                .detachedConfiguration(project.getDependencies().create(coordinates));
        released.getResolutionStrategy().getUseGlobalDependencySubstitutionRules().set(false);
        ArtifactCollection artifacts = ResolvedEntries.lenient(released);
        if (coordinates.startsWith(project.getGroup() + ":" + project.getName() + ":")) {
            resolveNameless(artifacts);
        }
        return artifacts;
    }

    /**
     * Resolves artifacts while the project has another name: Gradle never resolves a project's own name to a released
     * artifact.
     */
    private void resolveNameless(ArtifactCollection artifacts) {
        Object group = project.getGroup();
        project.setGroup(group + ".unreleased");
        try {
            project.getLogger().info("Released: {}", artifacts.getArtifacts());
        } finally {
            project.setGroup(group);
        }
    }

    /**
     * Returns the class path of the benchmarks with other versions of some dependencies, which may be projects of this
     * build.
     */
    private Configuration changed(List<BaselineSpec.Dependency> wanted) {
        Configuration changed = dependencies().copyRecursive();
        for (BaselineSpec.Dependency one : wanted) {
            String coordinates = one.name() + ":" + one.version();
            changed.getResolutionStrategy().force(coordinates);
            ResolvedEntries.projects(project).forEach((path, name) -> {
                if (name.startsWith(one.name() + " ")) {
                    changed.getResolutionStrategy().getDependencySubstitution().all(substitution -> {
                        if (substitution.getRequested().toString().equals("project " + path)) {
                            substitution.useTarget(coordinates);
                        }
                    });
                }
            });
        }
        return changed;
    }

    /** Returns what Gradle builds before a task. */
    List<Object> builtBefore(Class<? extends JmhTask> type) {
        if (type == ReportTask.class) {
            return List.of();
        }
        List<Object> before = new ArrayList<>();
        SourceSet benchmarks = sets.findByName(extension.getSourceSet().get());
        if (benchmarks != null) {
            before.add(benchmarks.getClassesTaskName());
            before.add(benchmarks.getRuntimeClasspath());
        }
        before.add(main().getClassesTaskName());
        if (isOfOtherPlugin()) {
            before.addAll(GENERATORS.stream().filter(project.getTasks().getNames()::contains).toList());
        }
        if (type == MutateTask.class) {
            before.add("testClasses");
        }
        return before;
    }

    private boolean isOfOtherPlugin() {
        return project.getPluginManager().hasPlugin(JmhPlugin.OTHER_PLUGIN)
                && extension.getSourceSet().get().equals(JmhPlugin.SOURCE_SET);
    }

    /** Returns the folders that the other plugin has generated. */
    private Set<File> generated() {
        Set<File> folders = new TreeSet<>();
        if (isOfOtherPlugin()) {
            for (String task : GENERATORS) {
                if (project.getTasks().getNames().contains(task)) {
                    folders.addAll(folders(project.getTasks().getByName(task)));
                }
            }
        }
        return folders;
    }

    /** Returns the output folders of a task, without a compiler's internal files. */
    private static Set<File> folders(Task task) {
        return task instanceof JavaCompile compiler ? Set.of(compiler.getDestinationDirectory().get().getAsFile())
                : task.getOutputs().getFiles().getFiles();
    }

    private SourceSet main() {
        return sets.getByName(SourceSet.MAIN_SOURCE_SET_NAME);
    }

    private Configuration configuration(String name) {
        return project.getConfigurations().getByName(name);
    }

    private Configuration dependencies() {
        SourceSet benchmarks = sets.findByName(extension.getSourceSet().get());
        return configuration((benchmarks == null ? main() : benchmarks).getRuntimeClasspathConfigurationName());
    }

    private String gradle() {
        return project.getProviders().gradleProperty("jmh.gradle").orElse(extension.getGradle()).orElse(
                project.provider(() -> ofInstallation(project.getGradle().getGradleHomeDir()).orElse(null)))
                .getOrNull();
    }

    private static Optional<String> ofInstallation(File home) {
        return Optional.ofNullable(home).map(folder -> new File(folder,
                "bin/gradle" + (File.separatorChar == '/' ? "" : ".bat"))).filter(File::exists).map(File::toString);
    }

    /** Returns the class path of {@link ClassPathPlugin} for builds of revisions. */
    private static List<String> classPathPlugin() {
        return Stream.of(ClassPathPlugin.class, GradleRevisionBuild.class, StoredClassPath.class)
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation().getPath()).distinct()
                .map(path -> new File(path).toString()).toList();
    }

    /** Returns the arguments that the user has passed to Gradle, except those of our tasks. */
    private List<String> settings() {
        StartParameter start = project.getGradle().getStartParameter();
        List<String> settings = new ArrayList<>();
        if (start.isOffline()) {
            settings.add("--offline");
        }
        start.getInitScripts().forEach(script -> settings.addAll(List.of("--init-script", script.toString())));
        Map<String, String> tracked = project.getProviders().gradlePropertiesPrefixedBy("").get();
        start.getProjectProperties().keySet().stream().sorted()
                .filter(name -> !OWN_PROPERTIES.contains(name) && tracked.containsKey(name))
                .forEach(name -> settings.add("-P" + name + "=" + tracked.get(name)));
        start.getSystemPropertiesArgs().entrySet().stream().sorted(Map.Entry.comparingByKey())
                .forEach(one -> settings.add("-D" + one.getKey() + "=" + one.getValue()));
        return settings;
    }
}
