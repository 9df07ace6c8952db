package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.Resolver;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds artifacts of JUnit that projects omit because build tools add them: the launcher, and engines for Jupiter and
 * for JUnit 3 and 4.
 */
public record JUnitArtifacts(Resolver resolver, BuildTool tool) {

    private static final String PLATFORM = "org.junit.platform:junit-platform-commons";
    private static final String LAUNCHER = "org.junit.platform:junit-platform-launcher";
    private static final String JUPITER = "org.junit.jupiter:junit-jupiter-api";
    private static final String JUPITER_ENGINE = "org.junit.jupiter:junit-jupiter-engine";
    private static final String JUNIT_4 = "junit:junit";
    private static final String VINTAGE_ENGINE = "org.junit.vintage:junit-vintage-engine";

    /** Version of the vintage engine for projects that have only JUnit 3 or 4. */
    private static final String VINTAGE_VERSION = "5.11.4";
    private static final String VINTAGE_PLATFORM_VERSION = "1.11.4";

    /**
     * Returns the test class path with missing artifacts added.
     *
     * @throws RefusedException if it has no JUnit, or an artifact cannot be resolved
     */
    public ModuleClassPath addedTo(ModuleClassPath tests) throws RefusedException {
        ModuleClassPath all = tests;
        for (String part : lackedBy(tests, tool)) {
            int colon = part.lastIndexOf(':');
            try {
                all = all.orElse(resolver.artifact(part.substring(0, colon), part.substring(colon + 1)).dependencies());
            } catch (UnresolvedException e) {
                throw new RefusedException(part + ", which runs unit tests, cannot be resolved: " + e.getMessage(), e);
            }
        }
        return all;
    }

    /** Returns the coordinates of missing artifacts, or throws RefusedException if the class path has no JUnit. */
    public static List<String> lackedBy(ModuleClassPath tests, BuildTool tool) throws RefusedException {
        Optional<String> platform = version(tests, PLATFORM);
        Optional<String> jupiter = version(tests, JUPITER);
        if (jupiter.isEmpty() && platform.isEmpty() && version(tests, JUNIT_4).isEmpty()) {
            throw new RefusedException(
                    "the module does not depend on JUnit; its tests would show whether mutants behave like the "
                            + "original. " + tool.typed("jmh.mutate.tests") + "false does without");
        }
        List<String> parts = new ArrayList<>();
        if (version(tests, JUNIT_4).isPresent() && version(tests, VINTAGE_ENGINE).isEmpty()) {
            parts.add(VINTAGE_ENGINE + ":" + jupiter.orElse(VINTAGE_VERSION));
        }
        if (jupiter.isPresent() && version(tests, JUPITER_ENGINE).isEmpty()) {
            parts.add(JUPITER_ENGINE + ":" + jupiter.get());
        }
        if (version(tests, LAUNCHER).isEmpty()) {
            parts.add(LAUNCHER + ":" + platform.orElse(VINTAGE_PLATFORM_VERSION));
        }
        return parts;
    }

    private static Optional<String> version(ModuleClassPath path, String name) {
        return path.find(name).map(ClassPathEntry::version);
    }
}
