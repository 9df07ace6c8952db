package org.openjdk.jmh.builds.classpaths;

import org.openjdk.jmh.builds.tools.RefusedException;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Represents the JMH that runs benchmarks, which is the plugin's.
 *
 * @param own its artifacts; other dependencies of the plugin are ignored
 */
public record Harness(List<ClassPathEntry> own) {

    public static final String GROUP = "org.openjdk.jmh";
    public static final String CORE = "jmh-core";
    public static final String PROCESSOR = "jmh-generator-annprocess";

    private static final Pattern RELEASE = Pattern.compile("\\d+\\.\\d+");
    private static final String QUALIFIED_CORE = GROUP + ":" + CORE;
    /** Artifacts that run benchmarks; others of the group only generate code. */
    private static final Set<String> PARTS = Set.of(QUALIFIED_CORE, "net.sf.jopt-simple:jopt-simple");

    public Harness {
        own = own.stream().filter(entry -> PARTS.contains(entry.name()) || entry.name().endsWith(":commons-math3"))
                .toList();
    }

    public String version() {
        return own.stream().filter(Harness::isCore).findFirst().orElseThrow().version();
    }

    /** Returns the class path of a program without benchmarks. */
    public ModuleClassPath alone() {
        return new ModuleClassPath(List.of(), own);
    }

    /** Returns whether this JMH can run benchmarks that were compiled with the JMH on a class path. */
    public boolean fits(ModuleClassPath path) {
        return release(path).equals(release(version()));
    }

    public static Optional<String> versionOn(ModuleClassPath path) {
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
     * Replaces upstream's or our JMH of the same release on a class path. Another release, whose generated code is
     * incompatible, is refused.
     */
    public ModuleClassPath on(ModuleClassPath path) throws RefusedException {
        if (!fits(path)) {
            throw new RefusedException("The benchmarks were compiled with JMH "
                    + versionOn(path).orElse("of an unknown version") + ", and this plugin runs those of JMH "
                    + release(version()) + ": use version " + version() + " of " + QUALIFIED_CORE + " and " + GROUP
                    + ":" + PROCESSOR);
        }
        return replacedOn(path);
    }

    /** Replaces any JMH on a class path. */
    public ModuleClassPath replacedOn(ModuleClassPath path) {
        return path.without(entry -> PARTS.contains(entry.name())).orElse(own);
    }

    private static boolean isCore(ClassPathEntry entry) {
        return entry.name().equals(QUALIFIED_CORE);
    }
}
