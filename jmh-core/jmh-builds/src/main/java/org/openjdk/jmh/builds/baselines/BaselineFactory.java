package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.classpaths.ClassPathDiff;
import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.modules.ModuleFacts;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Creates the baseline that a user requests. */
public record BaselineFactory(HostingBuild build, JdkFinder jdks, RevisionBaseline revisions,
                              RebuiltClassPath rebuilt, Consumer<String> out) {

    /** Creates the baseline, or throws RefusedException if it does not exist or cannot be used. */
    public Baseline of(BaselineSpec against) throws BuildException {
        if (against instanceof BaselineSpec.Jdk jdk) {
            Path java = jdks.java(jdk.text());
            return new Baseline("JDK " + jdk.text(), Optional.empty(), Optional.of(java), List.of());
        }
        if (against instanceof BaselineSpec.Dependencies dependencies) {
            return dependencies(dependencies.all());
        }
        if (against instanceof BaselineSpec.Version version) {
            return version(version.text(), "");
        }
        if (against instanceof BaselineSpec.Revision revision) {
            Optional<String> commit = revisions.find(revision.text());
            if (commit.isEmpty()) {
                throw new RefusedException(
                        build.tool().typed("against") + "git:" + revision.text() + ": "
                                + revisions.missing(revision.text()));
            }
            return revisions.of(revision.text(), commit.get());
        }
        return revisionOrVersion(((BaselineSpec.RevisionOrVersion) against).text());
    }

    /** Tries git first, which needs no network. */
    private Baseline revisionOrVersion(String text) throws BuildException {
        Optional<String> commit;
        try {
            commit = revisions.find(text);
        } catch (RefusedException e) {
            throw new RefusedException(
                    e.getMessage() + "\nWithout git, " + build.tool().typed("against") + "version:" + text
                            + " compares with a released version",
                    e);
        }
        if (commit.isPresent()) {
            if (text.matches("\\d.*")) {
                out.accept(text + " is a git revision; " + build.tool().typed("against") + "version:" + text
                        + " is the released version");
            }
            return revisions.of(text, commit.get());
        }
        return version(text, revisions.missing(text) + "; and ");
    }

    private Baseline version(String version, String before) throws BuildException {
        List<String> names = releasable();
        UnresolvedException problem = null;
        ModuleClassPath then = new ModuleClassPath(List.of(), List.of());
        for (String name : names) {
            try {
                then = then.orElse(build.resolver().artifact(name, version).dependencies());
                if (name.equals(names.get(0))) {
                    break;
                }
            } catch (UnresolvedException e) {
                problem = problem == null ? e : problem;
            }
        }
        if (then.dependencies().isEmpty()) {
            throw new RefusedException(
                    build.tool().typed("against") + version + ": " + before + "there is no version " + version
                            + " of " + String.join(" or ", names) + " in the repositories: " + reason(problem) + ". "
                            + BaselineSpec.KINDS);
        }
        out.accept("Baseline: version " + version + " of " + String.join(", ",
                then.dependencies().stream().filter(entry -> names.contains(entry.name()))
                        .map(ClassPathEntry::name).toList()));
        return rebuilt.on(version, then, Optional.empty());
    }

    /** Returns the module and its dependencies that are released with it. */
    private List<String> releasable() {
        ModuleFacts facts = build.facts().module();
        List<String> names = new ArrayList<>(List.of(facts.coordinates()));
        new BenchmarkModule(facts).classPath().dependencies().stream()
                .filter(entry -> entry.group().equals(facts.group())
                        && entry.version().equals(facts.version()))
                .map(ClassPathEntry::name).forEach(names::add);
        return names;
    }

    private Baseline dependencies(List<BaselineSpec.Dependency> wanted)
            throws BuildException {
        BenchmarkModule module = new BenchmarkModule(build.facts().module());
        ModuleClassPath today = module.classPath();
        Map<String, String> versions = new LinkedHashMap<>();
        for (BaselineSpec.Dependency dependency : wanted) {
            String present = today.find(dependency.name()).map(ClassPathEntry::version).orElseThrow(
                    () -> new RefusedException(
                            build.facts().module().name() + " does not depend on " + dependency.name()
                                    + "; its dependencies are " + String.join(", ", today.names())));
            if (present.equals(dependency.version())) {
                throw new RefusedException(build.facts().module().name() + " has " + dependency.name() + " in version "
                        + present + " already: there is nothing to compare");
            }
            versions.put(dependency.name(), dependency.version());
        }
        try {
            ModuleClassPath all =
                    new ModuleClassPath(today.folders(), build.resolver().withVersions(versions).dependencies());
            ModuleClassPath then = module.areInTests() ? all : all.without(ClassPathEntry::isOfTestsOnly);
            return new Baseline(String.join(", ", wanted.stream()
                    .map(one -> one.name().substring(one.name().indexOf(':') + 1) + " " + one.version()).toList()),
                    Optional.of(build.facts().harness().on(then)), Optional.empty(),
                    ClassPathDiff.lines(today, then, versions.keySet(), build.tool()));
        } catch (UnresolvedException e) {
            throw new RefusedException("The class path with " + versions.entrySet().stream()
                    .map(version -> version.getKey() + ":" + version.getValue()).collect(Collectors.joining(", "))
                    + " cannot be resolved: " + reason(e));
        }
    }

    private static String reason(Exception problem) {
        return problem == null ? "no details" : problem.getMessage().replaceFirst("\\.+$", "");
    }
}
