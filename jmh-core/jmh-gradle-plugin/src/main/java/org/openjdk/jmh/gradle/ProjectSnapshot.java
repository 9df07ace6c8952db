package org.openjdk.jmh.gradle;

import org.gradle.api.Project;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.modules.CodeFolders;
import org.openjdk.jmh.builds.modules.ModuleFacts;

import java.io.File;
import java.io.Serializable;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * Describes a project as configured. A task cannot ask the project itself, since Gradle's configuration cache may have
 * restored the task without it.
 *
 * @param path        of the project in its build
 * @param treePath    path of the project in all builds together
 * @param group       of its artifact
 * @param name        of the project
 * @param version     of the project
 * @param folder      of the project
 * @param target      folder of build results
 * @param sources     folders of its sources
 * @param classes     compiled sources
 * @param testSources folders of tests, or of another source set with benchmarks
 * @param testClasses compiled tests
 */
public record ProjectSnapshot(String path, String treePath, String group, String name, String version, File folder,
                              File target, ArrayList<File> sources, ArrayList<File> classes,
                              ArrayList<File> testSources, ArrayList<File> testClasses)
        implements Serializable {

    /** Describes a project and the source set with its benchmarks or tests. */
    static ProjectSnapshot of(Project project, String tests, Collection<File> moreTestClasses) {
        SourceSetContainer sets = project.getExtensions().getByType(SourceSetContainer.class);
        SourceSet main = sets.getByName(SourceSet.MAIN_SOURCE_SET_NAME);
        SourceSet other = sets.findByName(tests);
        ArrayList<File> testClasses = new ArrayList<>();
        ArrayList<File> testSources = new ArrayList<>();
        if (other != null && other != main) {
            testClasses.addAll(other.getOutput().getFiles());
            testSources.addAll(other.getAllJava().getSrcDirs());
        }
        testClasses.addAll(moreTestClasses);
        return new ProjectSnapshot(project.getPath(), project.getBuildTreePath(), project.getGroup().toString(),
                project.getName(),
                project.getVersion().toString(), project.getProjectDir(),
                project.getLayout().getBuildDirectory().get().getAsFile(),
                new ArrayList<>(main.getAllJava().getSrcDirs()), new ArrayList<>(main.getOutput().getFiles()),
                testSources, testClasses);
    }

    List<File> own() {
        return Stream.concat(classes.stream(), testClasses.stream()).toList();
    }

    ModuleFacts facts(Charset charset, List<ClassPathEntry> dependencies) {
        return new ModuleFacts(path, group, name, version, folder.toPath(), target.toPath(), charset,
                code(sources, classes), code(testSources, testClasses), dependencies);
    }

    private static CodeFolders code(List<File> sources, List<File> classes) {
        return new CodeFolders(sources.stream().map(File::toPath).toList(),
                classes.stream().map(File::toPath).toList());
    }
}
