package org.openjdk.jmh.maven;

import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Builds a revision with the Maven that runs this goal, in its settings, in a process of its own. */
final class RevisionBuild {

    /** In front of the folder for class paths, among the arguments of a build. */
    static final String CLASS_PATH_FOLDER = "-Djmh.classPathFolder=";

    private static final int SHOWN = 8;
    /** Those of this goal; a POM may have others with the same prefix, as for the version of JMH. */
    private static final Set<String> OWN_PROPERTIES =
            Set.of("against", "good", "bad", "benchmark", "confidence", "jmh", "jmh.phase", "jmh.skip",
                    "maven.repo.local");
    /** Maven 4 has folders of its own among what users have typed, such as that of this build. */
    private static final Pattern OF_MAVEN =
            Pattern.compile("(maven\\.(installation|project|user)|session)\\..*|.*\\$.*");

    private final MavenSession session;
    private final MojoExecution execution;
    private final String phase;

    RevisionBuild(MavenSession session, MojoExecution execution, String phase) {
        this.session = session;
        this.execution = execution;
        this.phase = phase;
    }

    /**
     * Builds modules and those that they need.
     *
     * @param tree    the folder with the POM of the build
     * @param modules folders of the modules, from there
     * @param target  for the class paths of all that is built
     * @param log     for what Maven prints
     * @param name    of the revision, in messages
     * @throws MojoFailureException if it does not build
     */
    void run(Path tree, List<Path> modules, Path target, Path log, String name, Cleanup cleanup)
            throws MojoExecutionException, MojoFailureException {
        List<String> command = new ArrayList<>(List.of(maven(), "-B", "-q", "-Djansi.mode=strip"));
        command.addAll(settings());
        if (modules.stream().noneMatch(module -> module.toString().isEmpty())) {
            command.addAll(List.of("-am", "-pl", String.join(",", modules.stream().map(Path::toString).toList())));
        }
        command.addAll(List.of("-DskipTests", "-Djmh.skip=true", CLASS_PATH_FOLDER + target, phase,
                execution.getPlugin().getId() + ":class-path"));
        ProcessBuilder builder = new ProcessBuilder(command).directory(tree.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().keySet().removeAll(List.of("MAVEN_BASEDIR", "MAVEN_PROJECTBASEDIR"));
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        builder.redirectInput(ProcessBuilder.Redirect.from(new File(nothing())));
        if (ChildProcess.run(builder, cleanup) != 0) {
            throw new MojoFailureException(
                    name + " does not build (mvn " + phase + "); all that Maven said is in " + log
                            + ":\n" + String.join("\n", complaints(log)));
        }
    }

    private static String nothing() {
        return File.separatorChar == '/' ? "/dev/null" : "NUL";
    }

    private static String maven() {
        String home = System.getProperty("maven.home");
        String name = File.separatorChar == '/' ? "mvn" : "mvn.cmd";
        return home == null ? name : Path.of(home, "bin", name).toString();
    }

    /** What the user has said to Maven, but for the goals. */
    List<String> settings() {
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

    /** What the user has typed, but for what is meant for this goal. */
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

    private static List<String> complaints(Path log) throws MojoExecutionException {
        try (Stream<String> lines = Files.lines(log, Charset.defaultCharset())) {
            return lines.filter(line -> line.contains("ERROR")).limit(SHOWN).toList();
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read " + log + ": " + e.getMessage(), e);
        }
    }

    /** The folder with the POM of the build that a module is built by. */
    static Path top(MavenSession session, MavenProject module) {
        MavenProject top = session.getTopLevelProject();
        return top == null ? module.getBasedir().toPath() : top.getBasedir().toPath();
    }
}
