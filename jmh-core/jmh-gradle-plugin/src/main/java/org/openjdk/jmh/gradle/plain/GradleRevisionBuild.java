package org.openjdk.jmh.gradle.plain;

import org.openjdk.jmh.builds.baselines.RevisionProcess;
import org.openjdk.jmh.builds.modules.RevisionBuild;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.processes.Workspace;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Builds a revision in a separate process, with the same Gradle and settings as this build.
 *
 * @param projects  project paths by their folders, relative to the root of the build
 * @param sourceSet with the benchmarks
 */
public record GradleRevisionBuild(GradleCommand command, Map<String, String> projects, String sourceSet)
        implements RevisionBuild {

    public static final String TASK = "jmhClassPath";
    /** Property with the name of the benchmarks' source set. */
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
        new RevisionProcess("Gradle", "gradle classes", GradleRevisionBuild::isComplaint).run(builder, log, name,
                cleanup);
    }

    /** Returns whether a line is an error of the compiler or Gradle, rather than advice. */
    private static boolean isComplaint(String line) {
        return line.contains("error:") || line.startsWith("> ") || line.startsWith("   > ");
    }

    private String gradle(Path tree) throws RefusedException {
        if (command.gradle() == null) {
            throw new RefusedException(
                    "This Gradle has no installation to build another revision with: name one with -Pjmh.gradle=/path/to/gradle, or ./gradlew for the wrapper of each revision");
        }
        return command.gradle().startsWith("./") ? tree.resolve(command.gradle()).normalize().toString()
                : command.gradle();
    }

    /** Writes a script that makes each project write its class path, even if the revision does not use our plugin. */
    private Path initScript(Path folder) throws BuildException {
        Path script = folder.resolve("class-path.gradle");
        String jars = command.plugin().stream()
                .map(jar -> "'" + jar.replace("\\", "\\\\").replace("'", "\\'") + "'")
                .collect(Collectors.joining(", "));
        return Attempt.to("write " + script,
                () -> Files.write(script, List.of("initscript { dependencies { classpath files(" + jars + ") } }",
                        "allprojects { apply plugin: " + CLASS_PATH_PLUGIN + " }")));
    }

    @Override
    public List<String> settings() {
        return List.copyOf(command.settings());
    }
}
