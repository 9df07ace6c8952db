package org.openjdk.jmh.maven;

import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;
import org.openjdk.jmh.builds.HostingBuild;
import org.openjdk.jmh.builds.baseline.RevisionBuild;
import org.openjdk.jmh.builds.baseline.Toolchains;
import org.openjdk.jmh.builds.classpath.Harness;
import org.openjdk.jmh.builds.classpath.Resolver;
import org.openjdk.jmh.builds.modules.ModuleFacts;
import org.openjdk.jmh.builds.process.ChildProcess;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.BuildTool;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * Maven as the goals see it, in one module.
 *
 * @param session    of Maven
 * @param project    the module as the POM has it
 * @param compiled   the module with the sources that other plugins have added
 * @param harness    that of the plugin
 * @param resolver   for artifacts
 * @param revisions  builds them
 * @param chooser    of toolchains
 * @param log        of the goal
 */
record MavenHost(MavenSession session, MavenProject project, MavenProject compiled, Harness harness, Resolver resolver,
                 RevisionBuild revisions, ToolchainManager chooser, Log log)
        implements HostingBuild {

    private static final String IGNORED_LOCK = "jmh.ignoreLock";
    private static final String OWN_JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

    @Override
    public BuildTool tool() {
        return new MavenTool();
    }

    @Override
    public ModuleFacts module() {
        return MavenModules.facts(compiled);
    }

    @Override
    public List<ModuleFacts> siblings() {
        return neighbours().map(MavenModules::facts).toList();
    }

    private Stream<MavenProject> neighbours() {
        Map<String, MavenProject> references = project.getProjectReferences();
        return session.getAllProjects().stream().filter(other -> !other.equals(project)
                && (references.containsValue(other) || project.getArtifacts().stream()
                        .anyMatch(artifact -> artifact.getGroupId().equals(other.getGroupId())
                                && artifact.getArtifactId().equals(other.getArtifactId()))));
    }

    @Override
    public List<Path> strangers() {
        List<MavenProject> known = neighbours().toList();
        return session.getAllProjects().stream()
                .filter(other -> !other.getPackaging().equals("pom") && !other.equals(project)
                        && !known.contains(other))
                .map(other -> other.getBasedir().toPath()).toList();
    }

    @Override
    public Path top() {
        MavenProject top = session.getTopLevelProject();
        return (top == null ? project : top).getBasedir().toPath();
    }

    @Override
    public Toolchains toolchains() {
        return new MavenToolchains(chooser, session);
    }

    /** The JDK that toolchains choose for the module, else that of Maven. */
    @Override
    public String java() {
        Toolchain toolchain = chooser.getToolchainFromBuildContext("jdk", session);
        String tool = toolchain == null ? null : toolchain.findTool("java");
        return tool == null ? OWN_JAVA : tool;
    }

    @Override
    public boolean runsOnOtherJdk() {
        return !java().equals(OWN_JAVA);
    }

    @Override
    public List<String> vmArguments() {
        Properties typed = session.getUserProperties();
        return typed.containsKey(IGNORED_LOCK)
                ? List.of("-D" + IGNORED_LOCK + "=" + typed.getProperty(IGNORED_LOCK)) : List.of();
    }

    @Override
    public void say(String line) {
        log.info(line);
    }

    @Override
    public void whisper(String line) {
        log.debug(line);
    }

    @Override
    public int run(List<String> command, Cleanup cleanup) throws BuildException {
        return ChildProcess.run(new ProcessBuilder(command).directory(project.getBasedir()).inheritIO(), cleanup);
    }
}
