package org.openjdk.jmh.builds.classpaths;

import java.util.Map;

/**
 * Resolves class paths like the build tool, from the same repositories. Artifacts are named by group and artifact,
 * separated by a colon. All methods throw {@link UnresolvedException} if the repositories lack an artifact.
 */
public interface Resolver {

    /** Returns an artifact with its runtime dependencies. */
    ModuleClassPath artifact(String name, String version) throws UnresolvedException;

    /** Returns an artifact with its runtime dependencies from the repositories of plugins. */
    ModuleClassPath tool(String name, String version) throws UnresolvedException;

    /** Returns the dependencies of the module with some versions replaced. */
    ModuleClassPath withVersions(Map<String, String> versions) throws UnresolvedException;
}
