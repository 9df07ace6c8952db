package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoFailureException;
import org.eclipse.aether.resolution.DependencyResolutionException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The parts of JUnit that projects leave out because Surefire supplies them: the launcher, and engines for Jupiter and for
 * JUnit 3 and 4.
 */
final class JUnitParts {

    private static final String PLATFORM = "org.junit.platform:junit-platform-commons";
    private static final String LAUNCHER = "org.junit.platform:junit-platform-launcher";
    private static final String JUPITER = "org.junit.jupiter:junit-jupiter-api";
    private static final String JUPITER_ENGINE = "org.junit.jupiter:junit-jupiter-engine";
    private static final String JUNIT_4 = "junit:junit";
    private static final String VINTAGE_ENGINE = "org.junit.vintage:junit-vintage-engine";

    /** For projects that have only JUnit 3 or 4. */
    private static final String VINTAGE_VERSION = "5.11.4";
    private static final String VINTAGE_PLATFORM_VERSION = "1.11.4";

    private final Resolver resolver;

    JUnitParts(Resolver resolver) {
        this.resolver = resolver;
    }

    /**
     * A class path of tests with what it lacks.
     *
     * @throws MojoFailureException if it has no JUnit, or a part cannot be had
     */
    ModuleClassPath addedTo(ModuleClassPath tests) throws MojoFailureException {
        ModuleClassPath all = tests;
        for (String part : lackedBy(tests)) {
            int colon = part.lastIndexOf(':');
            try {
                all = all.orElse(resolver.artifact(part.substring(0, colon), part.substring(colon + 1)).dependencies());
            } catch (DependencyResolutionException e) {
                throw new MojoFailureException(part + ", which runs unit tests, cannot be had: " + e.getMessage(), e);
            }
        }
        return all;
    }

    /**
     * Coordinates of what a class path lacks.
     *
     * @throws MojoFailureException if it has no JUnit
     */
    static List<String> lackedBy(ModuleClassPath tests) throws MojoFailureException {
        Optional<String> platform = version(tests, PLATFORM);
        Optional<String> jupiter = version(tests, JUPITER);
        if (jupiter.isEmpty() && platform.isEmpty() && version(tests, JUNIT_4).isEmpty()) {
            throw new MojoFailureException(
                    "the module does not depend on JUnit, whose tests show whether mutants behave "
                            + "like the original. -Djmh.mutate.tests=false does without");
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
