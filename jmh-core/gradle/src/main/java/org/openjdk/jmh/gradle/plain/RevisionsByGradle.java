package org.openjdk.jmh.gradle.plain;

import org.openjdk.jmh.builds.baseline.RevisionBuild;
import org.openjdk.jmh.builds.baseline.RevisionProcess;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.process.Workspace;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Builds a revision with the Gradle that runs this task, in its settings, in a process of its own.
 *
 * @param command   that calls it
 * @param projects  their paths by their folders, from the folder of the build
 * @param sourceSet with the benchmarks
 */
public record RevisionsByGradle(GradleCommand command, Map<String, String> projects, String sourceSet)
        implements RevisionBuild {

    /** The task that writes the class path of a project. */
    public static final String TASK = "jmhClassPath";
    /** The property that names the source set with the benchmarks. */
    public static final String SOURCE_SET = "jmh.classPathSourceSet";

    private static final String CLASS_PATH_PLUGIN = "org.openjdk.jmh.gradle.ClassPathPlugin";
    private static final List<String> BUILD_FILES =
            List.of("settings.gradle", "settings.gradle.kts", "build.gradle", "build.gradle.kts");

    @Override
    public boolean canBuild(Path tree, Path module) {
        return BUILD_FILES.stream().anyMatch(file -> Files.exists(tree.resolve(file)))
                && Files.isDirectory(tree.resolve(module)) && projects.containsKey(module.toString());
    }

    @Override
    public void run(Path tree, List<Path> modules, Path target, Path log, String name, Cleanup cleanup)
            throws BuildException {
        List<String> words = new ArrayList<>(List.of(gradle(tree), "--no-daemon", "--console=plain", "--quiet",
                "--no-configuration-cache", "--init-script", initScript(target).toString()));
        words.addAll(settings());
        words.add("-P" + Workspace.BUILD_PROPERTY + "=" + target);
        words.add("-P" + SOURCE_SET + "=" + sourceSet);
        modules.forEach(module -> words.add((projects.get(module.toString()) + ":" + TASK).replace("::", ":")));
        ProcessBuilder builder = new ProcessBuilder(words).directory(tree.toFile());
        builder.environment().put("GRADLE_USER_HOME", command.home());
        new RevisionProcess("Gradle", "gradle classes", RevisionsByGradle::isComplaint).run(builder, log, name,
                cleanup);
    }

    /** What the compiler and Gradle say, without advice. */
    private static boolean isComplaint(String line) {
        return line.contains("error:") || line.startsWith("> ") || line.startsWith("   > ");
    }

    private String gradle(Path tree) throws RefusedException {
        if (command.gradle() == null) {
            throw new RefusedException(
                    "This Gradle has no installation that could build another revision: name one with "
                            + "-Pjmh.gradle=/path/to/gradle, or ./gradlew for the wrapper of each revision");
        }
        return command.gradle().startsWith("./") ? tree.resolve(command.gradle()).normalize().toString()
                : command.gradle();
    }

    /** Has each project write its class path, whether it knows our plugin or not. */
    private Path initScript(Path folder) throws BuildException {
        Path script = folder.resolve("class-path.gradle");
        String jars = command.plugin().stream()
                .map(jar -> "'" + jar.replace("\\", "\\\\").replace("'", "\\'") + "'")
                .collect(Collectors.joining(", "));
        try {
            Files.write(script, List.of("initscript { dependencies { classpath files(" + jars + ") } }",
                    "allprojects { apply plugin: " + CLASS_PATH_PLUGIN + " }"));
            return script;
        } catch (IOException e) {
            throw new BuildException("cannot write " + script + ": " + e.getMessage(), e);
        }
    }

    @Override
    public List<String> settings() {
        return List.copyOf(command.settings());
    }
}
