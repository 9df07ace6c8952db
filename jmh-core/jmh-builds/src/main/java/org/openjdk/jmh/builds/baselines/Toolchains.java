package org.openjdk.jmh.builds.baselines;

import java.nio.file.Path;
import java.util.Optional;

/** JDKs that a build tool knows. */
public interface Toolchains {

    /**
     * Returns the folder of a JDK.
     *
     * @param version version such as 25, or what else the build tool supports
     */
    Optional<Path> home(String version);

    /** Returns the list of known JDKs, or what to do if there are none. */
    String known();
}
