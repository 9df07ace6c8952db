package org.openjdk.jmh.maven;

import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;
import org.openjdk.jmh.builds.classpaths.Harness;
import org.openjdk.jmh.builds.classpaths.Resolver;
import org.openjdk.jmh.builds.modules.BuildFacts;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.modules.ModuleFacts;
import org.openjdk.jmh.builds.modules.RevisionBuild;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.dynreconf.text.Secrets;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

/** Implements {@link HostingBuild} for one Maven module. */
record MavenHost(BuildFacts facts, Resolver resolver, RevisionBuild revisions, Cleanup cleanup, Log log)
        implements HostingBuild {

    /** Maven's names for commands and options. */
    static final BuildTool TOOL = new BuildTool("Maven", "mvn", "-D", task -> "jmh:" + task, "pom.xml");

    /**
     * Collects facts about a build.
     *
     * @param project  the module as in its POM
     * @param compiled the module with source folders that other plugins have added
     * @param harness  JMH of the plugin
     * @param java     VM executable that toolchains choose for the module
     */
    static BuildFacts facts(MavenSession session, MavenProject project, MavenProject compiled, Harness harness,
                            String java) {
        List<MavenProject> neighbours = neighbours(session, project).toList();
        List<Path> strangers = session.getAllProjects().stream()
                .filter(other -> !other.getPackaging().equals("pom") && !other.equals(project)
                        && !neighbours.contains(other))
                .map(other -> other.getBasedir().toPath()).toList();
        MavenProject top = session.getTopLevelProject();
        ModuleFacts module = MavenModules.facts(compiled);
        return new BuildFacts(module, module, neighbours.stream().map(MavenModules::facts).toList(), strangers,
                (top == null ? project : top).getBasedir().toPath(), harness, java,
                vmArguments(session.getUserProperties()));
    }

    private static Stream<MavenProject> neighbours(MavenSession session, MavenProject project) {
        Map<String, MavenProject> references = project.getProjectReferences();
        return session.getAllProjects().stream().filter(other -> !other.equals(project)
                && (references.containsValue(other) || project.getArtifacts().stream()
                        .anyMatch(artifact -> artifact.getGroupId().equals(other.getGroupId())
                                && artifact.getArtifactId().equals(other.getArtifactId()))));
    }

    private static List<String> vmArguments(Properties typed) {
        return typed.containsKey(BuildFacts.IGNORED_LOCK)
                ? List.of("-D" + BuildFacts.IGNORED_LOCK + "=" + typed.getProperty(BuildFacts.IGNORED_LOCK))
                : List.of();
    }

    @Override
    public BuildTool tool() {
        return TOOL;
    }

    @Override
    public void say(String line) {
        log.info(Printable.text(line));
    }

    @Override
    public void debug(String line) {
        log.debug(Secrets.masked(Printable.text(line)));
    }
}
