package org.openjdk.jmh.runner.options;

/** The part of {@link ChainedOptionsBuilder} that concerns a baseline that is run beside the candidate. */
public interface SideOptionsBuilder {

    /**
     * Sets the VM of the baseline's forks.
     *
     * @param path of the program
     * @return this builder
     */
    default ChainedOptionsBuilder baselineJvm(String path) {
        throw UnimplementedOption.of(this, "baselineJvm");
    }

    /**
     * Sets arguments of the VM of the baseline's forks.
     *
     * @param arguments instead of those of {@link ChainedOptionsBuilder#jvmArgs} where these are given, else added to
     *                  what annotations say
     * @return this builder
     */
    default ChainedOptionsBuilder baselineJvmArgs(String... arguments) {
        throw UnimplementedOption.of(this, "baselineJvmArgs");
    }

    /**
     * Sets a parameter of the baseline.
     *
     * @param name  of the parameter
     * @param value that the baseline has, whatever the candidate has
     * @return this builder
     */
    default ChainedOptionsBuilder baselineParam(String name, String value) {
        throw UnimplementedOption.of(this, "baselineParam");
    }

    /**
     * Sets whether benchmarks are run as well whose code is the same on both sides.
     *
     * @param all false to leave them out but for a few, as by default
     * @return this builder
     */
    default ChainedOptionsBuilder compareAll(boolean all) {
        throw UnimplementedOption.of(this, "compareAll");
    }

    /**
     * Sets when the two forks of a block run.
     *
     * @param order one after the other, as by default, or both at the same time on disjoint cores
     * @return this builder
     */
    default ChainedOptionsBuilder sideOrder(SideOrder order) {
        throw UnimplementedOption.of(this, "sideOrder");
    }

    /**
     * Sets what reports call the sides.
     *
     * @param baseline  instead of its class path
     * @param candidate instead of its class path
     * @return this builder
     */
    default ChainedOptionsBuilder sideNames(String baseline, String candidate) {
        throw UnimplementedOption.of(this, "sideNames");
    }
}
