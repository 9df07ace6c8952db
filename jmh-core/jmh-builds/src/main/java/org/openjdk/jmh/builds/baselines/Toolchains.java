package org.openjdk.jmh.builds.baselines;

import java.nio.file.Path;
import java.util.Optional;

/** Finds the JDKs that a build tool is configured with. */
public interface Toolchains {

    /** Returns the folder of a JDK by version, such as 25, or what else the build tool supports. */
    Optional<Path> home(String version);

    /** Returns the list of known JDKs, or what to do if there are none. */
    String known();
}
