package org.openjdk.jmh.gradle;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.ArtifactCollection;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.openjdk.jmh.builds.baselines.StoredClassPath;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.builds.processes.Workspace;
import org.openjdk.jmh.gradle.plain.GradleRevisionBuild;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/**
 * Makes a project write its class path to a file. An init script applies it in the build of a revision; build scripts
 * do not need it.
 */
public class ClassPathPlugin implements Plugin<Project> {

    @Override
    public void apply(Project project) {
        project.getPluginManager().withPlugin("java-base",
                plugin -> project.getTasks().register(GradleRevisionBuild.TASK, task -> {
                    SourceSetContainer sets = project.getExtensions().getByType(SourceSetContainer.class);
                    SourceSet main = sets.getByName(SourceSet.MAIN_SOURCE_SET_NAME);
                    ArtifactCollection dependencies = ResolvedEntries.lenient(configuration(project, main));
                    List<File> classes = List.copyOf(main.getOutput().getFiles());
                    List<File> own = sets.stream().flatMap(set -> set.getOutput().getFiles().stream()).toList();
                    File folder = new File(project.property(Workspace.BUILD_PROPERTY).toString());
                    String path = project.getPath();
                    Map<String, String> projects = ResolvedEntries.projects(project);
                    task.dependsOn(main.getClassesTaskName(), dependencies.getArtifactFiles());
                    task.doLast(now -> write(folder, path, classes, own, dependencies, projects));
                }));
    }

    /** Returns the benchmarks' configuration, or the main one if the revision has no benchmarks yet. */
    private static Configuration configuration(Project project, SourceSet main) {
        Object sourceSet = project.findProperty(GradleRevisionBuild.SOURCE_SET);
        Configuration found = sourceSet == null ? null
                : project.getConfigurations().findByName(sourceSet + "RuntimeClasspath");
        return found != null ? found
                : project.getConfigurations().getByName(main.getRuntimeClasspathConfigurationName());
    }

    private static void write(File folder, String path, List<File> classes, List<File> own,
                              ArtifactCollection dependencies, Map<String, String> projects) {
        try {
            StoredClassPath.write(folder.toPath(), path,
                    new ModuleClassPath(classes.stream().map(File::toPath).toList(),
                            ResolvedEntries.of(dependencies, own, projects)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (UnresolvedException e) {
            throw new IllegalStateException("The class path of " + path + " cannot be resolved: " + e.getMessage(), e);
        }
    }
}
