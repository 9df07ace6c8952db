package org.openjdk.jmh.builds.baseline;

import java.nio.file.Path;
import java.util.Optional;

/** The JDKs that a build tool knows. */
public interface Toolchains {

    /**
     * Returns the folder of a JDK.
     *
     * @param version such as 25; what else it may be, the tool says
     */
    Optional<Path> home(String version);

    /** Returns which there are, or what to do if there are none. */
    String known();
}
