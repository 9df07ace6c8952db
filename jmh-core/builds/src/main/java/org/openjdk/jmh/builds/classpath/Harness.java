package org.openjdk.jmh.builds.classpath;

import org.openjdk.jmh.builds.tool.RefusedException;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The JMH that runs benchmarks: that of this plugin.
 *
 * @param own its artifacts; what else the plugin depends on may be given as well, and is dropped
 */
public record Harness(List<ClassPathEntry> own) {

    public static final String GROUP = "org.openjdk.jmh";
    public static final String CORE = "jmh-core";
    public static final String PROCESSOR = "jmh-generator-annprocess";

    private static final Pattern RELEASE = Pattern.compile("\\d+\\.\\d+");
    private static final String QUALIFIED_CORE = GROUP + ":" + CORE;
    /** Whatever else of this group there is, generates benchmarks and does not run them. */
    private static final Set<String> PARTS = Set.of(QUALIFIED_CORE, "net.sf.jopt-simple:jopt-simple");

    /** Drops what is not of JMH. */
    public Harness {
        own = own.stream().filter(entry -> PARTS.contains(entry.name()) || entry.name().endsWith(":commons-math3"))
                .toList();
    }

    /** Its version. */
    public String version() {
        return own.stream().filter(Harness::isCore).findFirst().orElseThrow().version();
    }

    /** What a program needs that has no benchmarks. */
    public ModuleClassPath alone() {
        return new ModuleClassPath(List.of(), own);
    }

    /** Whether a class path has a JMH that benchmarks can be run by as they are. */
    public boolean fits(ModuleClassPath path) {
        return release(path).equals(release(version()));
    }

    /** The version of JMH on a class path. */
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
     * Puts the JMH of this plugin on a class path, in place of upstream's of the same release.
     *
     * @throws RefusedException if the class path has another release, which generates other benchmarks
     */
    public ModuleClassPath on(ModuleClassPath path) throws RefusedException {
        if (!fits(path)) {
            throw new RefusedException("The benchmarks were compiled with JMH "
                    + versionOn(path).orElse("of an unknown version") + ", and this plugin runs those of JMH "
                    + release(version()) + ": use version " + version() + " of " + QUALIFIED_CORE + " and " + GROUP
                    + ":"
                    + PROCESSOR);
        }
        return replacedOn(path);
    }

    /** Puts the JMH of this plugin on a class path, whatever that has. */
    public ModuleClassPath replacedOn(ModuleClassPath path) {
        return path.without(entry -> PARTS.contains(entry.name())).orElse(own);
    }

    private static boolean isCore(ClassPathEntry entry) {
        return entry.name().equals(QUALIFIED_CORE);
    }
}
