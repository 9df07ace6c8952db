package org.openjdk.jmh.builds.baseline;

import org.openjdk.jmh.builds.classpath.ClassPathEntry;
import org.openjdk.jmh.builds.classpath.Harness;
import org.openjdk.jmh.builds.classpath.ModuleClassPath;
import org.openjdk.jmh.builds.classpath.PathChanges;
import org.openjdk.jmh.builds.classpath.Resolver;
import org.openjdk.jmh.builds.classpath.UnresolvedException;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.ModuleFacts;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.BuildTool;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Makes the baseline of what a user wants to compare with. */
public final class Baselines {

    private final BenchmarkModule module;
    private final BuildTool tool;
    private final Harness harness;
    private final Resolver resolver;
    private final JdkFinder jdks;
    private final RevisionBaseline revisions;
    private final RebuiltPath rebuilt;
    private final Consumer<String> out;

    public Baselines(BenchmarkModule module, BuildTool tool, Harness harness, Resolver resolver, JdkFinder jdks,
                     RevisionBaseline revisions, RebuiltPath rebuilt, Consumer<String> out) {
        this.module = module;
        this.tool = tool;
        this.harness = harness;
        this.resolver = resolver;
        this.jdks = jdks;
        this.revisions = revisions;
        this.rebuilt = rebuilt;
        this.out = out;
    }

    /**
     * Makes it.
     *
     * @throws RefusedException if there is no such thing, or it cannot be used
     */
    public BuiltBaseline of(Against against) throws BuildException {
        if (against instanceof Against.Jdk jdk) {
            Path java = jdks.java(jdk.text());
            return new BuiltBaseline("JDK " + jdk.text(), Optional.empty(), Optional.of(java), List.of());
        }
        if (against instanceof Against.Dependencies dependencies) {
            return dependencies(dependencies.all());
        }
        if (against instanceof Against.Version version) {
            return version(version.text(), "");
        }
        if (against instanceof Against.Revision revision) {
            Optional<String> commit = revisions.find(revision.text());
            if (commit.isEmpty()) {
                throw new RefusedException(
                        tool.typed("against") + "git:" + revision.text() + ": " + revisions.missing(revision.text()));
            }
            return revisions.of(revision.text(), commit.get());
        }
        return revisionOrVersion(((Against.RevisionOrVersion) against).text());
    }

    /** Git knows at once; repositories have to be asked over the network. */
    private BuiltBaseline revisionOrVersion(String text) throws BuildException {
        Optional<String> commit;
        try {
            commit = revisions.find(text);
        } catch (RefusedException e) {
            throw new RefusedException(e.getMessage() + "\nWithout git, " + tool.typed("against") + "version:" + text
                    + " compares with a released version", e);
        }
        if (commit.isPresent()) {
            if (text.matches("\\d.*")) {
                out.accept(text + " is a git revision; " + tool.typed("against") + "version:" + text
                        + " is the released version");
            }
            return revisions.of(text, commit.get());
        }
        return version(text, revisions.missing(text) + "; and ");
    }

    private BuiltBaseline version(String version, String before) throws BuildException {
        List<String> names = releasable();
        UnresolvedException problem = null;
        ModuleClassPath then = new ModuleClassPath(List.of(), List.of());
        for (String name : names) {
            try {
                then = then.orElse(resolver.artifact(name, version).dependencies());
                if (name.equals(names.get(0))) {
                    break;
                }
            } catch (UnresolvedException e) {
                problem = problem == null ? e : problem;
            }
        }
        if (then.dependencies().isEmpty()) {
            throw new RefusedException(
                    tool.typed("against") + version + ": " + before + "there is no version " + version
                            + " of " + String.join(" or ", names) + " in the repositories: " + reason(problem) + ". "
                            + Against.KINDS);
        }
        out.accept("Baseline: version " + version + " of " + String.join(", ",
                then.dependencies().stream().filter(entry -> names.contains(entry.name()))
                        .map(ClassPathEntry::name).toList()));
        return rebuilt.on(version, then, Optional.empty());
    }

    /** The module, and those of its dependencies that are released with it. */
    private List<String> releasable() {
        ModuleFacts facts = module.facts();
        List<String> names = new ArrayList<>(List.of(facts.coordinates()));
        module.classPath().dependencies().stream().filter(entry -> entry.group().equals(facts.group())
                && entry.version().equals(facts.version())).map(ClassPathEntry::name).forEach(names::add);
        return names;
    }

    private BuiltBaseline dependencies(List<Against.Dependency> wanted)
            throws BuildException {
        ModuleClassPath today = module.classPath();
        Map<String, String> versions = new LinkedHashMap<>();
        for (Against.Dependency dependency : wanted) {
            String present = today.find(dependency.name()).map(ClassPathEntry::version).orElseThrow(
                    () -> new RefusedException(module.facts().name() + " does not depend on " + dependency.name()
                            + "; its dependencies are " + String.join(", ", today.names())));
            if (present.equals(dependency.version())) {
                throw new RefusedException(module.facts().name() + " has " + dependency.name() + " in version "
                        + present + " already: there is nothing to compare");
            }
            versions.put(dependency.name(), dependency.version());
        }
        try {
            ModuleClassPath all = new ModuleClassPath(today.folders(), resolver.withVersions(versions).dependencies());
            ModuleClassPath then = module.areInTests() ? all : all.without(ClassPathEntry::isOfTestsOnly);
            return new BuiltBaseline(String.join(", ", wanted.stream()
                    .map(one -> one.name().substring(one.name().indexOf(':') + 1) + " " + one.version()).toList()),
                    Optional.of(harness.on(then)), Optional.empty(),
                    PathChanges.lines(today, then, versions.keySet(), tool));
        } catch (UnresolvedException e) {
            throw new RefusedException("The class path with " + versions + " cannot be resolved: " + reason(e));
        }
    }

    private static String reason(Exception problem) {
        return problem == null ? "nothing is known of it" : problem.getMessage().replaceFirst("\\.+$", "");
    }
}
