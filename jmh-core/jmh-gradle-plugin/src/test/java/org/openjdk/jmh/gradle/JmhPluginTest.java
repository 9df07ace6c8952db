package org.openjdk.jmh.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.artifacts.Dependency;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.UntrackedTask;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

class JmhPluginTest {

    /** Gradle keeps files in its home open until its VM ends. */
    @TempDir(cleanup = CleanupMode.NEVER)
    static Path folder;

    private static Project project;
    private JmhExtension options;

    @BeforeAll
    static void applyPlugin() {
        project = ProjectBuilder.builder().withProjectDir(folder.resolve("project").toFile())
                .withGradleUserHomeDir(folder.resolve("home").toFile()).build();
        project.getPluginManager().apply("org.openjdk.jmh");
    }

    @BeforeEach
    void newOptions() {
        options = project.getObjects().newInstance(JmhExtension.class);
    }

    @Test
    void eachTask_isListedWithItsDescription() {
        Map<String, Task> tasks = project.getTasks().stream().filter(task -> "benchmark".equals(task.getGroup()))
                .collect(Collectors.toMap(Task::getName, task -> task));

        assertEquals(Set.of("jmhRun", "jmhList", "jmhCompare", "jmhBisect", "jmhReport", "jmhMutate", "jmhLint"),
                tasks.keySet());
        tasks.values().forEach(task -> assertNotNull(task.getDescription(), task.getName()));
    }

    @Test
    void sourceSetOfBenchmarks_hasJmhAndItsProcessor() {
        assertNotNull(project.getExtensions().getByType(SourceSetContainer.class).findByName("jmh"));
        assertEquals(List.of("jmh-core"), dependencies("jmhImplementation"));
        assertEquals(List.of("jmh-generator-annprocess"), dependencies("jmhAnnotationProcessor"));
    }

    private static List<String> dependencies(String configuration) {
        return project.getConfigurations().getByName(configuration).getDependencies().stream()
                .map(Dependency::getName).toList();
    }

    @Test
    void emptyExtension_hasNoOptions() {
        assertEquals(List.of(), OptionArguments.of(options, RunKind.ONE_SIDE, null, List.of()));
    }

    @Test
    void properties_areOptionsOfTheKindsOfRunsThatAcceptThem() {
        options.getTolerance().set("5%");
        options.getReconfiguration().set("dynamic");

        assertEquals(List.of("-rf", "dynamic"), OptionArguments.of(options, RunKind.ONE_SIDE, null, List.of()));
        assertEquals(List.of("-tol", "5%"), OptionArguments.of(options, RunKind.TWO_SIDES, null, List.of()));
        assertEquals(List.of("-tol", "5%"), OptionArguments.of(options, RunKind.BISECTION, null, List.of()));
    }

    @Test
    void propertiesOfComparisons_areNotPassedToBisections() {
        options.getSideOrder().set("random");

        assertTrue(OptionArguments.of(options, RunKind.TWO_SIDES, null, List.of()).contains("-sideOrder"));
        assertEquals(List.of(), OptionArguments.of(options, RunKind.BISECTION, null, List.of()));
    }

    @Test
    void typedOptions_overrideProperties() {
        options.getTolerance().set("5%");
        options.getFlags().put("f", "3");
        options.getIncludes().add("Json");

        assertEquals(List.of("Json", "-f", "3", "-tol", "5%"),
                OptionArguments.of(options, RunKind.TWO_SIDES, "", List.of()));
        assertEquals(List.of(), OptionArguments.of(options, RunKind.TWO_SIDES, "Xml -f 5 -tol 1%", List.of()));
    }

    @Test
    void namedBenchmark_overridesTheScripts() {
        options.getIncludes().add("Json");

        assertEquals(List.of(), OptionArguments.of(options, RunKind.BISECTION, null, List.of("Xml")));
    }

    @Test
    void listsAndMaps_areSeveralOptions() {
        options.getBaselineParameters().put("size", "10");
        options.getSideNames().addAll("old", "new");

        assertEquals(List.of("-vsp", "size=10", "-vsn", "old", "-vsn", "new"),
                OptionArguments.of(options, RunKind.TWO_SIDES, null, List.of()));
    }

    @Test
    void measuringTasks_areNeverUpToDate() {
        for (String name : List.of("jmhRun", "jmhCompare", "jmhBisect", "jmhMutate")) {
            Task task = project.getTasks().getByName(name);
            assertTrue(task.getOutputs().getFiles().isEmpty(), name);
            assertNotNull(untracked(task.getClass()), name);
        }
    }

    private static Object untracked(Class<?> type) {
        for (Class<?> one = type; one != null; one = one.getSuperclass()) {
            if (one.isAnnotationPresent(UntrackedTask.class)) {
                return one;
            }
        }
        return null;
    }
}
