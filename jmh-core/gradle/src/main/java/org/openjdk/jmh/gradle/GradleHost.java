package org.openjdk.jmh.gradle;

import org.gradle.api.artifacts.ArtifactCollection;
import org.gradle.api.artifacts.component.ProjectComponentIdentifier;
import org.gradle.api.logging.Logger;
import org.gradle.process.ExecOperations;
import org.openjdk.jmh.builds.HostingBuild;
import org.openjdk.jmh.builds.baseline.RevisionBuild;
import org.openjdk.jmh.builds.baseline.Toolchains;
import org.openjdk.jmh.builds.classpath.ClassPathEntry;
import org.openjdk.jmh.builds.classpath.Harness;
import org.openjdk.jmh.builds.classpath.ModuleClassPath;
import org.openjdk.jmh.builds.classpath.Resolver;
import org.openjdk.jmh.builds.classpath.UnresolvedException;
import org.openjdk.jmh.builds.modules.ModuleFacts;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.BuildTool;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.io.File;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Gradle as our tasks see it, in one project. */
final class GradleHost implements HostingBuild {

    private final BuildParts parts;
    private final ModuleFacts module;
    private final Harness harness;
    private final String java;
    private final Toolchains toolchains;
    private final ExecOperations processes;
    private final Logger log;

    /**
     * For a task.
     *
     * @param parts      of the build
     * @param java       the program that runs JMH
     * @param toolchains that Gradle finds
     * @param processes  of Gradle, which ends them where the build is cancelled
     * @param log        of the task
     * @throws RefusedException if dependencies are missing
     */
    GradleHost(BuildParts parts, String java, Toolchains toolchains, ExecOperations processes, Logger log)
            throws RefusedException {
        this.parts = parts;
        this.java = java;
        this.toolchains = toolchains;
        this.processes = processes;
        this.log = log;
        List<File> own = Stream.concat(parts.module.classes().stream(), parts.module.testClasses().stream()).toList();
        this.module = parts.module.facts(charset(), entries(parts.dependencies, own));
        this.harness = new Harness(entries(parts.harness, List.of()));
    }

    private List<ClassPathEntry> entries(ArtifactCollection artifacts, List<File> own) throws RefusedException {
        try {
            return ResolvedEntries.of(artifacts, own, parts.names);
        } catch (UnresolvedException e) {
            throw new RefusedException(parts.module.name() + ": the class path of the benchmarks cannot be resolved: "
                    + e.getMessage(), e);
        }
    }

    private Charset charset() {
        return parts.charset == null ? Charset.defaultCharset() : Charset.forName(parts.charset);
    }

    @Override
    public BuildTool tool() {
        return new GradleTool();
    }

    @Override
    public ModuleFacts module() {
        return module;
    }

    @Override
    public ModuleFacts tested() {
        return parts.tested == null ? module : facts(parts.tested);
    }

    @Override
    public List<ModuleFacts> siblings() {
        Set<String> needed = needed();
        List<ModuleFacts> all = new ArrayList<>();
        for (ProjectSnapshot other : parts.others) {
            if (needed.contains(other.path())) {
                all.add(facts(other));
            }
        }
        return all;
    }

    /** A project with what its tests need, if that was asked for. */
    private ModuleFacts facts(ProjectSnapshot one) {
        ArtifactCollection tests = parts.testDependencies.get(one.path());
        try {
            return one.facts(charset(), tests == null ? List.of()
                    : ResolvedEntries.of(tests, one.classes(), parts.names));
        } catch (UnresolvedException e) {
            log.warn("What the tests of {} need is not known: {}", one.path(), e.getMessage());
            return one.facts(charset(), List.of());
        }
    }

    private Set<String> needed() {
        return parts.dependencies.getArtifacts().stream()
                .map(artifact -> artifact.getId().getComponentIdentifier())
                .filter(ProjectComponentIdentifier.class::isInstance)
                .map(id -> ((ProjectComponentIdentifier) id).getProjectPath()).collect(Collectors.toSet());
    }

    @Override
    public List<Path> strangers() {
        Set<String> needed = needed();
        return parts.others.stream()
                .filter(other -> !needed.contains(other.path())
                        && !module.folder().startsWith(other.folder().toPath()))
                .map(other -> other.folder().toPath()).toList();
    }

    @Override
    public Path top() {
        return parts.top.toPath();
    }

    @Override
    public Harness harness() {
        return harness;
    }

    @Override
    public Resolver resolver() {
        return new GradleResolver(parts.processors, parts.artifacts, parts.withDependency, parts.names);
    }

    @Override
    public Toolchains toolchains() {
        return toolchains;
    }

    @Override
    public RevisionBuild revisions() {
        Map<Path, String> paths = new TreeMap<>();
        Stream.concat(parts.others.stream(), Stream.of(parts.module))
                .forEach(one -> paths.put(top().relativize(one.folder().toPath()), one.path()));
        return new RevisionsByGradle(parts.gradle, paths, parts.sourceSet);
    }

    @Override
    public String java() {
        return java;
    }

    @Override
    public boolean runsOnOtherJdk() {
        return !Path.of(java).startsWith(System.getProperty("java.home"));
    }

    @Override
    public List<String> vmArguments() {
        return parts.vmArguments;
    }

    @Override
    public void say(String line) {
        log.lifecycle(line);
    }

    @Override
    public void whisper(String line) {
        log.info(line);
    }

    /** What Gradle starts, it ends where the build is cancelled. */
    @Override
    public int run(List<String> command, Cleanup cleanup) throws BuildException {
        return processes.exec(spec -> {
            spec.commandLine(command);
            spec.workingDir(module.folder().toFile());
            spec.setStandardOutput(System.out);
            spec.setErrorOutput(System.err);
            spec.setIgnoreExitValue(true);
        }).getExitValue();
    }

    /** The class path of a tool that runs beside the benchmarks. */
    ModuleClassPath tool(String name, String version) throws RefusedException {
        try {
            return resolver().tool(name, version);
        } catch (UnresolvedException e) {
            throw new RefusedException(name + ":" + version + " cannot be had: " + e.getMessage(), e);
        }
    }
}
