package org.openjdk.jmh.gradle;

import org.gradle.api.GradleException;
import org.gradle.api.artifacts.ArtifactCollection;
import org.gradle.api.logging.Logger;
import org.gradle.jvm.toolchain.JavaLanguageVersion;
import org.gradle.jvm.toolchain.JavaToolchainService;
import org.gradle.process.ExecOperations;
import org.openjdk.jmh.builds.baselines.Toolchains;
import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.Harness;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.Resolver;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.builds.modules.BuildFacts;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.modules.ModuleFacts;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.dynreconf.text.Secrets;
import org.openjdk.jmh.gradle.plain.GradleRevisionBuild;
import org.openjdk.jmh.gradle.plain.GradleTool;

import java.io.File;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Implements {@link HostingBuild} for one Gradle project. */
final class GradleHost implements HostingBuild {

    private final TaskInputs parts;
    private final BuildFacts facts;
    private final Toolchains toolchains;
    private final ExecOperations processes;
    private final Cleanup cleanup;
    private final Logger log;

    /**
     * Creates the host of a task.
     *
     * @param parts     the configured build
     * @param java      VM executable for JMH
     * @param jdks      finds JDKs
     * @param processes starts processes, which Gradle ends if the build is cancelled
     * @throws RefusedException if dependencies are missing
     */
    GradleHost(TaskInputs parts, String java, JavaToolchainService jdks, ExecOperations processes, Cleanup cleanup,
               Logger log)
            throws RefusedException {
        this.parts = parts;
        this.toolchains = new GradleToolchains(jdks);
        this.processes = processes;
        this.cleanup = cleanup;
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

    /** Describes a project, including the dependencies of its tests if requested. */
    private ModuleFacts facts(ProjectSnapshot one) {
        ArtifactCollection tests = parts.testDependencies.get(one.path());
        try {
            return one.facts(charset(), tests == null ? List.of()
                    : ResolvedEntries.of(tests, one.own(), parts.names));
        } catch (UnresolvedException e) {
            log.warn("The dependencies of the tests of {} are unknown: {}", one.path(), e.getMessage());
            return one.facts(charset(), List.of());
        }
    }

    @Override
    public BuildTool tool() {
        return GradleTool.TOOL;
    }

    @Override
    public BuildFacts facts() {
        return facts;
    }

    @Override
    public Resolver resolver() {
        return new GradleResolver(parts);
    }

    Toolchains toolchains() {
        return toolchains;
    }

    @Override
    public GradleRevisionBuild revisions() {
        Map<String, String> paths = new TreeMap<>();
        Stream.concat(parts.others.stream(), Stream.of(parts.module)).forEach(
                one -> paths.put(facts.top().relativize(one.folder().toPath()).toString(), one.path()));
        return new GradleRevisionBuild(parts.gradle, paths, parts.sourceSet);
    }

    @Override
    public Cleanup cleanup() {
        return cleanup;
    }

    @Override
    public void say(String line) {
        log.lifecycle(Printable.text(line));
    }

    @Override
    public void debug(String line) {
        log.info(Secrets.masked(Printable.text(line)));
    }

    /** Uses Gradle's service, since Gradle ends these processes if the build is cancelled. */
    @Override
    public int run(List<String> command) throws BuildException {
        return processes.exec(spec -> {
            spec.commandLine(command);
            spec.workingDir(facts.module().folder().toFile());
            spec.setStandardOutput(System.out);
            spec.setErrorOutput(System.err);
            spec.setIgnoreExitValue(true);
        }).getExitValue();
    }

    /** Returns the annotation processor for benchmarks that are compiled against other code. */
    ModuleClassPath processors() throws RefusedException {
        return new ModuleClassPath(List.of(), entries(parts.processors, List.of()));
    }

    /** Finds JDKs by Gradle's toolchains. */
    private record GradleToolchains(JavaToolchainService service) implements Toolchains {

        @Override
        public Optional<Path> home(String version) {
            if (!version.matches("\\d+")) {
                return Optional.empty();
            }
            try {
                return Optional.of(service.launcherFor(
                        spec -> spec.getLanguageVersion().set(JavaLanguageVersion.of(Integer.parseInt(version)))).get()
                        .getMetadata().getInstallationPath().getAsFile().toPath());
            } catch (GradleException | IllegalStateException e) {
                return Optional.empty();
            }
        }

        @Override
        public String known() {
            return "(./gradlew -q javaToolchains lists them; org.gradle.java.installations.paths names more)";
        }
    }
}
