package org.openjdk.jmh.maven;

import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoFailureException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The JMH that runs benchmarks: that of this plugin. */
final class Harness {

    static final String GROUP = "org.openjdk.jmh";
    static final String CORE = "jmh-core";
    static final String PROCESSOR = "jmh-generator-annprocess";

    private static final Pattern RELEASE = Pattern.compile("\\d+\\.\\d+");
    private static final String QUALIFIED_CORE = GROUP + ":" + CORE;
    /** Whatever else of this group there is, generates benchmarks and does not run them. */
    private static final Set<String> PARTS =
            Set.of(QUALIFIED_CORE, GROUP + ":jmh-results", GROUP + ":jmh-bytecode", GROUP + ":jmh-dynreconf",
                    "net.sf.jopt-simple:jopt-simple");

    private final List<ClassPathEntry> own = new ArrayList<>();

    /**
     * The JMH of this plugin.
     *
     * @param plugin what the plugin depends on
     */
    Harness(List<Artifact> plugin) {
        plugin.stream().map(ClassPathEntry::of)
                .filter(entry -> PARTS.contains(entry.name()) || entry.name().endsWith(":commons-math3"))
                .forEach(own::add);
    }

    /** Its version. */
    String version() {
        return own.stream().filter(Harness::isCore).findFirst().orElseThrow().version();
    }

    /** What a program needs that has no benchmarks. */
    ModuleClassPath alone() {
        return new ModuleClassPath(List.of(), own);
    }

    /** Whether a class path has a JMH that benchmarks can be run by as they are. */
    boolean fits(ModuleClassPath path) {
        return release(path).equals(release(version()));
    }

    /** The version of JMH on a class path. */
    static Optional<String> versionOn(ModuleClassPath path) {
        return path.find(QUALIFIED_CORE).map(ClassPathEntry::version);
    }

    private static String release(ModuleClassPath path) {
        return versionOn(path).map(Harness::release).orElse("");
    }

    private static String release(String version) {
        Matcher release = RELEASE.matcher(version);
        return release.lookingAt() ? release.group() : version;
    }

    /**
     * Puts the JMH of this plugin on a class path, in place of upstream's of the same release.
     *
     * @throws MojoFailureException if the class path has another release, which generates other benchmarks
     */
    ModuleClassPath on(ModuleClassPath path) throws MojoFailureException {
        if (!fits(path)) {
            throw new MojoFailureException("The benchmarks were compiled with JMH "
                    + versionOn(path).orElse("of an unknown version") + ", and this plugin runs those of JMH "
                    + release(version()) + ": use version " + version() + " of " + QUALIFIED_CORE + " and " + GROUP
                    + ":"
                    + PROCESSOR);
        }
        return replacedOn(path);
    }

    /** Puts the JMH of this plugin on a class path, whatever that has. */
    ModuleClassPath replacedOn(ModuleClassPath path) {
        return path.without(entry -> PARTS.contains(entry.name())).orElse(own);
    }

    private static boolean isCore(ClassPathEntry entry) {
        return entry.name().equals(QUALIFIED_CORE);
    }
}
