package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.util.Optional;

/** The part of {@link Options} that concerns the machine. */
public interface EnvironmentOptions {

    /**
     * Returns whether the machine is watched from the host while forks run.
     *
     * @return where absent, it is for dynamic benchmarks, and for all in a run that is compared
     */
    default Optional<Boolean> shouldWatchEnvironment() {
        return Optional.none();
    }
}
