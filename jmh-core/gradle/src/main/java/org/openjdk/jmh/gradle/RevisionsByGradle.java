package org.openjdk.jmh.gradle;

import org.openjdk.jmh.builds.baseline.RevisionBuild;
import org.openjdk.jmh.builds.baseline.StoredClassPath;
import org.openjdk.jmh.builds.process.ChildProcess;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.process.Workspace;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.io.File;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds a revision with the Gradle that runs this task, in its settings, in a process of its own. */
final class RevisionsByGradle implements RevisionBuild {

    private static final int SHOWN = 8;
    private static final List<String> BUILD_FILES =
            List.of("settings.gradle", "settings.gradle.kts", "build.gradle", "build.gradle.kts");

    private final Command command;
    private final Map<Path, String> projects;
    private final String sourceSet;

    /**
     * How Gradle is called.
     *
     * @param gradle   a command; null if it is not known
     * @param home     of Gradle's own files
     * @param settings of the user
     */
    public record Command(String gradle, String home, ArrayList<String> settings) implements Serializable {
    }

    /**
     * For a build.
     *
     * @param projects  their paths by their folders, from the folder of the build
     * @param sourceSet with the benchmarks
     */
    RevisionsByGradle(Command command, Map<Path, String> projects, String sourceSet) {
        this.command = command;
        this.projects = new TreeMap<>(projects);
        this.sourceSet = sourceSet;
    }

    @Override
    public boolean canBuild(Path tree, Path module) {
        return BUILD_FILES.stream().anyMatch(file -> Files.exists(tree.resolve(file)))
                && Files.isDirectory(tree.resolve(module)) && projects.containsKey(module);
    }

    @Override
    public void run(Path tree, List<Path> modules, Path target, Path log, String name, Cleanup cleanup)
            throws BuildException {
        List<String> words = new ArrayList<>(List.of(gradle(tree), "--no-daemon", "--console=plain", "--quiet",
                "--no-configuration-cache", "--init-script", initScript(target).toString()));
        words.addAll(settings());
        words.add("-P" + Workspace.BUILD_PROPERTY + "=" + target);
        words.add("-P" + ClassPathPlugin.SOURCE_SET + "=" + sourceSet);
        modules.forEach(module -> words.add((projects.get(module) + ":" + ClassPathPlugin.TASK).replace("::", ":")));
        ProcessBuilder builder = new ProcessBuilder(words).directory(tree.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("GRADLE_USER_HOME", command.home());
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        builder.redirectInput(ProcessBuilder.Redirect.from(new File(nothing())));
        if (ChildProcess.run(builder, cleanup) != 0) {
            throw new RefusedException(name + " does not build (gradle classes); all that Gradle said is in " + log
                    + ":\n" + String.join("\n", complaints(log)));
        }
    }

    private static String nothing() {
        return File.separatorChar == '/' ? "/dev/null" : "NUL";
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
    private static Path initScript(Path folder) throws BuildException {
        Path script = folder.resolve("class-path.gradle");
        String jars = Stream.of(ClassPathPlugin.class, StoredClassPath.class).map(RevisionsByGradle::home).distinct()
                .map(jar -> "'" + jar.replace("\\", "\\\\").replace("'", "\\'") + "'")
                .collect(Collectors.joining(", "));
        try {
            Files.write(script, List.of("initscript { dependencies { classpath files(" + jars + ") } }",
                    "allprojects { apply plugin: " + ClassPathPlugin.class.getName() + " }"));
            return script;
        } catch (IOException e) {
            throw new BuildException("cannot write " + script + ": " + e.getMessage(), e);
        }
    }

    private static String home(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        return new File(source.getLocation().getPath()).toString();
    }

    @Override
    public List<String> settings() {
        return List.copyOf(command.settings());
    }

    /** What the compiler and Gradle say, without advice. */
    private static List<String> complaints(Path log) throws BuildException {
        try (Stream<String> lines = Files.lines(log, Charset.defaultCharset())) {
            return lines.filter(line -> line.contains("error:") || line.startsWith("> ") || line.startsWith("   > "))
                    .limit(SHOWN).toList();
        } catch (IOException e) {
            throw new BuildException("cannot read " + log + ": " + e.getMessage(), e);
        }
    }

    /** The command of an installation. */
    static Optional<String> ofInstallation(File home) {
        return Optional.ofNullable(home).map(folder -> new File(folder,
                "bin/gradle" + (File.separatorChar == '/' ? "" : ".bat"))).filter(File::exists).map(File::toString);
    }
}
