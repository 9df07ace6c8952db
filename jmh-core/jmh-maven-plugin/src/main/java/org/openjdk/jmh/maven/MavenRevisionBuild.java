package org.openjdk.jmh.maven;

import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.openjdk.jmh.builds.baselines.RevisionProcess;
import org.openjdk.jmh.builds.modules.RevisionBuild;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.processes.Workspace;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;

/** Builds a revision in a separate process, with the same Maven and settings as this build. */
record MavenRevisionBuild(MavenSession session, MojoExecution execution, String phase) implements RevisionBuild {

    /**
     * Properties of our goals. The prefix alone does not identify them: a POM may use it, for example for the version
     * of JMH.
     */
    private static final Set<String> OWN_PROPERTIES =
            Set.of("against", "all", "good", "bad", "benchmark", "confidence", "jmh", "jmh.classPathFolder",
                    "jmh.lint", "jmh.mutate",
                    "jmh.mutate.benchmarks", "jmh.mutate.tests", "jmh.phase", "jmh.skip", "maven.repo.local");
    /** Properties that Maven 4 adds to those of the user; they name folders of this build. */
    private static final Pattern OF_MAVEN =
            Pattern.compile("(maven\\.(installation|project|user)|session)\\..*|.*\\$.*");

    @Override
    public boolean canBuild(Path tree, Path module) {
        return Files.exists(tree.resolve("pom.xml")) && Files.exists(tree.resolve(module).resolve("pom.xml"));
    }

    @Override
    public void run(Path tree, List<Path> modules, Path target, Path log, String name, Cleanup cleanup)
            throws BuildException {
        // Makes the revision the root of a build, even if there is a POM in the folder above.
        Attempt.to("create a folder in " + tree, () -> Files.createDirectories(tree.resolve(".mvn")));
        List<String> command = new ArrayList<>(List.of(maven(), "-B", "-q", "-Djansi.mode=strip"));
        command.addAll(settings());
        if (modules.stream().noneMatch(module -> module.toString().isEmpty())) {
            command.addAll(List.of("-am", "-pl", String.join(",", modules.stream().map(Path::toString).toList())));
        }
        command.addAll(List.of("-DskipTests", "-Djmh.skip=true", "-D" + Workspace.BUILD_PROPERTY + "=" + target, phase,
                execution.getPlugin().getId() + ":class-path"));
        ProcessBuilder builder = new ProcessBuilder(command).directory(tree.toFile());
        builder.environment().keySet().removeAll(List.of("MAVEN_BASEDIR", "MAVEN_PROJECTBASEDIR"));
        new RevisionProcess("Maven", "mvn " + phase, line -> line.contains("ERROR")).run(builder, log, name, cleanup);
    }

    private static String maven() {
        String home = System.getProperty("maven.home");
        String name = File.separatorChar == '/' ? "mvn" : "mvn.cmd";
        return home == null ? name : Path.of(home, "bin", name).toString();
    }

    @Override
    public List<String> settings() {
        MavenExecutionRequest request = session.getRequest();
        List<String> settings = new ArrayList<>();
        addFile(settings, "-s", request.getUserSettingsFile());
        addFile(settings, "-gs", request.getGlobalSettingsFile());
        addFile(settings, "-t", request.getUserToolchainsFile());
        if (session.isOffline()) {
            settings.add("-o");
        }
        List<String> profiles = new ArrayList<>(request.getActiveProfiles());
        request.getInactiveProfiles().forEach(profile -> profiles.add("!" + profile));
        if (!profiles.isEmpty()) {
            settings.addAll(List.of("-P", String.join(",", profiles)));
        }
        settings.add("-Dmaven.repo.local=" + request.getLocalRepositoryPath());
        settings.addAll(properties(session.getUserProperties()));
        return settings;
    }

    /** Returns the properties that the user has typed, except those of our goals. */
    static List<String> properties(Properties typed) {
        return typed.stringPropertyNames().stream().filter(
                name -> !OWN_PROPERTIES.contains(name) && !OF_MAVEN.matcher(name).matches()).sorted()
                .map(name -> "-D" + name + "=" + typed.getProperty(name)).toList();
    }

    private static void addFile(List<String> settings, String flag, File file) {
        if (file != null && file.exists()) {
            settings.addAll(List.of(flag, file.getAbsolutePath()));
        }
    }
}
