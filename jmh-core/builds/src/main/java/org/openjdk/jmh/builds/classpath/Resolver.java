package org.openjdk.jmh.builds.classpath;

import java.util.Map;

/** Resolves class paths as the build tool does for a module, from the same repositories. */
public interface Resolver {

    /**
     * Returns an artifact and all that it needs to run.
     *
     * @param name    group and artifact, separated by a colon
     * @param version of it
     * @throws UnresolvedException if the repositories do not have them
     */
    ModuleClassPath artifact(String name, String version) throws UnresolvedException;

    /**
     * Returns the same from where plugins come from.
     *
     * @param name    group and artifact, separated by a colon
     * @param version of it
     * @throws UnresolvedException if the repositories do not have them
     */
    ModuleClassPath tool(String name, String version) throws UnresolvedException;

    /**
     * Returns the dependencies of the module, some of them in other versions.
     *
     * @param versions by group and artifact, separated by a colon
     * @throws UnresolvedException if the repositories do not have them
     */
    ModuleClassPath withVersions(Map<String, String> versions) throws UnresolvedException;
}
