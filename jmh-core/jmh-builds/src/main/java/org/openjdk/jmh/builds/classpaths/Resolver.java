package org.openjdk.jmh.builds.classpaths;

import java.util.Map;

/** Resolves class paths as the build tool does for a module, from the same repositories. */
public interface Resolver {

    /**
     * Returns an artifact with its runtime dependencies.
     *
     * @param name    group and artifact, separated by a colon
     * @param version version of the artifact
     * @throws UnresolvedException if the repositories do not have them
     */
    ModuleClassPath artifact(String name, String version) throws UnresolvedException;

    /**
     * Returns an artifact with its runtime dependencies from the repositories of plugins.
     *
     * @param name    group and artifact, separated by a colon
     * @param version version of the artifact
     * @throws UnresolvedException if the repositories do not have them
     */
    ModuleClassPath tool(String name, String version) throws UnresolvedException;

    /**
     * Returns the dependencies of the module with some of them in other versions.
     *
     * @param versions versions by group and artifact, separated by a colon
     * @throws UnresolvedException if the repositories do not have them
     */
    ModuleClassPath withVersions(Map<String, String> versions) throws UnresolvedException;
}
