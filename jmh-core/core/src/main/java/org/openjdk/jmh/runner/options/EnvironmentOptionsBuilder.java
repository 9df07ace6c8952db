package org.openjdk.jmh.runner.options;

/** The part of {@link ChainedOptionsBuilder} that concerns the machine. */
public interface EnvironmentOptionsBuilder {

    /**
     * Sets whether the machine is watched from the host while forks run: what it is, what it takes from them, and how its
     * own speed changes. Scores stay what they are.
     *
     * @param watch whether to, for static and dynamic benchmarks
     * @return this builder
     */
    default ChainedOptionsBuilder watchEnvironment(boolean watch) {
        throw UnimplementedOption.of(this, "watchEnvironment");
    }
}
