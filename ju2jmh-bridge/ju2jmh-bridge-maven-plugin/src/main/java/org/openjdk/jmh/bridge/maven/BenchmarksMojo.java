package org.openjdk.jmh.bridge.maven;

import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.openjdk.jmh.bridge.Main;

import javax.inject.Inject;
import java.io.File;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Turns the project's compiled tests into JMH benchmarks, compiles them, and packs them with all that they need into
 * one runnable jar. Works in a project whose POM does not mention it:
 * {@code mvn test-compile org.openjdk.jmh:ju2jmh-bridge-maven-plugin:VERSION:benchmarks}.
 */
@Mojo(name = "benchmarks", defaultPhase = LifecyclePhase.PACKAGE, requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
public class BenchmarksMojo extends AbstractMojo {

    private final RepositorySystem repositories;

    @Parameter(defaultValue = "${project}", readonly = true)
    private MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true)
    private MavenSession session;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true)
    private MojoExecution execution;

    /** The folder for the sources of the benchmarks. */
    @Parameter(property = "ju2jmh.sources", defaultValue = "${project.build.directory}/generated-benchmarks")
    private File sources;

    /** The runnable jar. */
    @Parameter(property = "ju2jmh.jar", defaultValue = "${project.build.directory}/benchmarks.jar")
    private File jar;

    /** Prefix of the report's files, which end in {@code .txt} and {@code .json}. */
    @Parameter(property = "ju2jmh.report", defaultValue = "${project.build.directory}/ju2jmh")
    private File report;

    /** More options of ju2jmh-bridge's command line, such as {@code --include-class=*ListTest}. */
    @Parameter
    private List<String> options = List.of();

    /** More options of ju2jmh-bridge's command line, separated by blanks. */
    @Parameter(property = "ju2jmh.options", defaultValue = "")
    private String moreOptions;

    /** Skips the goal. */
    @Parameter(property = "ju2jmh.skip", defaultValue = "false")
    private boolean skip;

    @Inject
    public BenchmarksMojo(RepositorySystem repositories) {
        this.repositories = repositories;
    }

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        File tests = new File(project.getBuild().getTestOutputDirectory());
        if (skip || project.getPackaging().equals("pom")) {
            getLog().info("No benchmarks are generated here.");
        } else if (tests.isDirectory()) {
            run(arguments(tests));
        } else if (isOneOfSeveral()) {
            getLog().info("No benchmarks are generated here: there are no compiled tests in " + tests);
        } else {
            throw new MojoFailureException("There are no compiled tests in " + tests
                    + "; compile them first: mvn test-compile "
                    + execution.getPlugin().getId() + ":" + execution.getGoal());
        }
    }

    /** A project without tests must not end the build of the others. */
    private boolean isOneOfSeveral() {
        return session.getProjects().size() > 1;
    }

    private void run(List<String> arguments) throws MojoFailureException {
        List<String> complaints = new ArrayList<>();
        int code = call(arguments, complaints);
        boolean passedOver = code == Main.NOTHING_TO_CONVERT && isOneOfSeveral();
        complaints.forEach(passedOver ? getLog()::info : getLog()::error);
        if (passedOver) {
            getLog().info("No benchmarks are generated here: there is nothing to convert.");
        } else if (code == 0) {
            getLog().info("Run them: java -jar " + project.getBasedir().toPath().relativize(jar.toPath()));
        } else {
            throw new MojoFailureException("No benchmarks, or not all of them; see the lines above");
        }
    }

    private int call(List<String> arguments, List<String> complaints) {
        try (PrintWriter out = new PrintWriter(new LineWriter(getLog()::info));
                PrintWriter err = new PrintWriter(new LineWriter(complaints::add))) {
            return Main.run(out, err, arguments.toArray(new String[0]));
        }
    }

    private List<String> arguments(File tests) throws MojoExecutionException {
        List<String> arguments = new ArrayList<>(List.of("--tests", tests.getPath(), "--class-path", classPath(),
                "--output", sources.getPath(), "--directory", project.getBasedir().getPath(),
                "--report", report.getPath(), "--package", jar.getPath()));
        arguments.addAll(options);
        Stream.of(moreOptions == null ? "" : moreOptions).flatMap(line -> Stream.of(line.split("\\s+")))
                .filter(option -> !option.isEmpty())
                .forEach(arguments::add);
        return arguments;
    }

    private String classPath() throws MojoExecutionException {
        List<Path> entries = new ArrayList<>();
        entries.add(Path.of(project.getBuild().getOutputDirectory()));
        project.getArtifacts().stream().filter(artifact -> artifact.getArtifactHandler().isAddedToClasspath())
                .forEach(artifact -> entries.add(artifact.getFile().toPath()));
        try {
            entries.addAll(new SurefireJars(repositories, session.getRepositorySession(),
                    project.getRemoteProjectRepositories()).missing(project.getArtifacts()));
        } catch (DependencyResolutionException e) {
            throw new MojoExecutionException("JUnit's launcher cannot be resolved: " + e.getMessage(), e);
        }
        return entries.stream().filter(entry -> entry.toFile().exists()).map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static final class LineWriter extends Writer {

        private final Consumer<String> lines;
        private final StringBuilder open = new StringBuilder();

        LineWriter(Consumer<String> lines) {
            this.lines = lines;
        }

        @Override
        public void write(char[] buffer, int from, int length) {
            open.append(buffer, from, length);
            for (int end = open.indexOf("\n"); end >= 0; end = open.indexOf("\n")) {
                lines.accept(open.substring(0, end).stripTrailing());
                open.delete(0, end + 1);
            }
        }

        @Override
        public void flush() {
            // Only complete lines are passed on.
        }

        @Override
        public void close() {
            if (open.length() > 0) {
                lines.accept(open.toString());
                open.setLength(0);
            }
        }
    }
}
