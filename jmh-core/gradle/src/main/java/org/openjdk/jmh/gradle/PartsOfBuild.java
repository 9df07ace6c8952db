package org.openjdk.jmh.gradle;

import org.gradle.StartParameter;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.artifacts.ArtifactCollection;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.compile.JavaCompile;
import org.openjdk.jmh.gradle.plain.GradleWords;
import org.openjdk.jmh.builds.BuildFacts;
import org.openjdk.jmh.builds.baseline.Against;
import org.openjdk.jmh.builds.baseline.StoredClassPath;
import org.openjdk.jmh.builds.classpath.UnresolvedException;
import org.openjdk.jmh.builds.modules.JUnitParts;
import org.openjdk.jmh.builds.tool.RefusedException;
import org.openjdk.jmh.gradle.plain.GradleCommand;
import org.openjdk.jmh.gradle.plain.RevisionsByGradle;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Collects what tasks need of a project while it is configured. */
final class PartsOfBuild {

    static final String HARNESS = "jmhHarness";
    static final String PROCESSORS = "jmhProcessors";
    static final String MUTATOR = "jmhMutator";
    static final String LINTER = "jmhLinter";
    static final String BISECTOR = "jmhBisector";
    static final String UNIT_TESTS = "jmhUnitTests";

    /** The tasks of me.champeau.jmh that write what the annotation processor would. */
    private static final List<String> GENERATORS = List.of("jmhRunBytecodeGenerator", "jmhCompileGeneratedClasses");
    /** Those of our tasks; what else is typed is for builds of revisions as well. */
    private static final Set<String> OWN_PROPERTIES = Set.of("against", "jmh",
            "good", "bad", "benchmark", "confidence", "all", "jmh.mutate", "jmh.mutate.benchmarks", "jmh.mutate.tests",
            "jmh.lint",
            "jmh.gradle");

    private final Project project;
    private final JmhExtension extension;
    private final SourceSetContainer sets;

    PartsOfBuild(Project project, JmhExtension extension) {
        this.project = project;
        this.extension = extension;
        this.sets = project.getExtensions().getByType(SourceSetContainer.class);
    }

    /** What a task of a type needs. */
    BuildParts of(Class<? extends JmhTask> type) {
        BuildParts parts = new BuildParts();
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

    private void addAsked(BuildParts parts, Class<? extends JmhTask> type) {
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

    /** Mutants are judged by the tests of the project, not by its benchmarks. */
    private void addTests(BuildParts parts) {
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

    /** What is wrong with the tests, the task will say. */
    private List<String> lackedBy(BuildParts parts) {
        try {
            return JUnitParts.lackedBy(parts.tests(), GradleWords.TOOL);
        } catch (UnresolvedException | RefusedException e) {
            project.getLogger().info("What runs unit tests is not known: {}", e.getMessage());
            return List.of();
        }
    }

    private void addAgainst(BuildParts parts, String text) {
        try {
            Against against = Against.parse(text, GradleWords.TOOL);
            if (against instanceof Against.Version version) {
                addVersion(parts, version.text());
            } else if (against instanceof Against.RevisionOrVersion either) {
                addVersion(parts, either.text());
            } else if (against instanceof Against.Dependencies several) {
                parts.withDependency = ResolvedEntries.lenient(changed(several.all()));
            }
        } catch (RefusedException e) {
            project.getLogger().info("The task will say it: {}", e.getMessage());
        }
    }

    private void addVersion(BuildParts parts, String version) {
        if (version.matches("[\\w.+-]+")) {
            parts.names.values().stream().map(name -> name.split(" ", 2)[0]).filter(name -> !name.startsWith(":"))
                    .forEach(name -> parts.artifacts.put(name + ":" + version, released(name + ":" + version)));
        }
    }

    /** A project of this build must not take the place of what it has released. */
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

    /** What a project resolves is never something of its own name, but the project itself. */
    private void resolveNameless(ArtifactCollection artifacts) {
        Object group = project.getGroup();
        project.setGroup(group + ".unreleased");
        try {
            project.getLogger().info("Released: {}", artifacts.getArtifacts());
        } finally {
            project.setGroup(group);
        }
    }

    /** The class path of the benchmarks with some dependencies in other versions, projects of this build among them. */
    private Configuration changed(List<Against.Dependency> wanted) {
        Configuration changed = dependencies().copyRecursive();
        for (Against.Dependency one : wanted) {
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

    /** What is built before a task runs. */
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

    /** Folders with what the other plugin has generated. */
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

    /** A compiler leaves notes for itself as well. */
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

    /** The command of an installation. */
    private static Optional<String> ofInstallation(File home) {
        return Optional.ofNullable(home).map(folder -> new File(folder,
                "bin/gradle" + (File.separatorChar == '/' ? "" : ".bat"))).filter(File::exists).map(File::toString);
    }

    /** Where the classes are that write class paths in the build of a revision. */
    private static List<String> classPathPlugin() {
        return Stream.of(ClassPathPlugin.class, RevisionsByGradle.class, StoredClassPath.class)
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation().getPath()).distinct()
                .map(path -> new File(path).toString()).toList();
    }

    /** What the user has said to Gradle, but for what is meant for our tasks. */
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
