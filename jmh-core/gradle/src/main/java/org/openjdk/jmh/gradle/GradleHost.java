package org.openjdk.jmh.gradle;

import org.gradle.api.artifacts.ArtifactCollection;
import org.gradle.api.logging.Logger;
import org.gradle.jvm.toolchain.JavaToolchainService;
import org.gradle.process.ExecOperations;
import org.openjdk.jmh.dynreconf.text.Secrets;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.builds.BuildFacts;
import org.openjdk.jmh.builds.HostingBuild;
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
import org.openjdk.jmh.gradle.plain.GradleWords;
import org.openjdk.jmh.gradle.plain.RevisionsByGradle;

import java.io.File;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Gradle as our tasks see it, in one project. */
final class GradleHost implements HostingBuild {

    private final BuildParts parts;
    private final BuildFacts facts;
    private final Toolchains toolchains;
    private final ExecOperations processes;
    private final Logger log;

    /**
     * For a task.
     *
     * @param parts     of the build
     * @param java      the program that runs JMH
     * @param jdks      that Gradle finds
     * @param processes of Gradle, which ends them where the build is cancelled
     * @param log       of the task
     * @throws RefusedException if dependencies are missing
     */
    GradleHost(BuildParts parts, String java, JavaToolchainService jdks, ExecOperations processes, Logger log)
            throws RefusedException {
        this.parts = parts;
        this.toolchains = new GradleToolchains(jdks);
        this.processes = processes;
        this.log = log;
        this.facts = facts(java);
    }

    private BuildFacts facts(String java) throws RefusedException {
        ModuleFacts module = parts.module.facts(charset(), entries(parts.dependencies, parts.module.own()));
        Set<String> needed = parts.needed();
        List<ModuleFacts> siblings = parts.others.stream().filter(other -> needed.contains(other.treePath()))
                .map(this::facts).toList();
        List<Path> strangers = parts.others.stream().filter(other -> !needed.contains(other.treePath()))
                .map(other -> other.folder().toPath()).filter(folder -> !module.folder().startsWith(folder)).toList();
        return new BuildFacts(module, parts.tested == null ? module : facts(parts.tested), siblings, strangers,
                parts.top.toPath(), new Harness(entries(parts.harness, List.of())), java, parts.vmArguments);
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

    /** A project with what its tests need, if that was asked for. */
    private ModuleFacts facts(ProjectSnapshot one) {
        ArtifactCollection tests = parts.testDependencies.get(one.path());
        try {
            return one.facts(charset(), tests == null ? List.of()
                    : ResolvedEntries.of(tests, one.own(), parts.names));
        } catch (UnresolvedException e) {
            log.warn("What the tests of {} need is not known: {}", one.path(), e.getMessage());
            return one.facts(charset(), List.of());
        }
    }

    @Override
    public BuildTool tool() {
        return GradleWords.TOOL;
    }

    @Override
    public BuildFacts facts() {
        return facts;
    }

    @Override
    public Resolver resolver() {
        return new GradleResolver(parts);
    }

    /** The JDKs that Gradle finds. */
    Toolchains toolchains() {
        return toolchains;
    }

    @Override
    public RevisionsByGradle revisions() {
        Map<String, String> paths = new TreeMap<>();
        Stream.concat(parts.others.stream(), Stream.of(parts.module)).forEach(
                one -> paths.put(facts.top().relativize(one.folder().toPath()).toString(), one.path()));
        return new RevisionsByGradle(parts.gradle, paths, parts.sourceSet);
    }

    @Override
    public void say(String line) {
        log.lifecycle(Printable.text(line));
    }

    @Override
    public void whisper(String line) {
        log.info(Secrets.masked(Printable.text(line)));
    }

    /** What Gradle starts, it ends where the build is cancelled. */
    @Override
    public int run(List<String> command, Cleanup cleanup) throws BuildException {
        return processes.exec(spec -> {
            spec.commandLine(command);
            spec.workingDir(facts.module().folder().toFile());
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

    /** The annotation processor for benchmarks that are compiled against other code. */
    ModuleClassPath processors() throws RefusedException {
        return new ModuleClassPath(List.of(), entries(parts.processors, List.of()));
    }
}
