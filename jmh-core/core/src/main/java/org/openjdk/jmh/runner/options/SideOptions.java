package org.openjdk.jmh.runner.options;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.util.Optional;

/**
 * The part of {@link Options} that concerns a baseline that is run beside the candidate, in the same run. Where any of it
 * is given, or {@link ComparisonOptions#getBaselines()} names a jar or a class path, both sides are run.
 */
public interface SideOptions {

    /**
     * Returns the VM of the baseline's forks.
     *
     * @return path of the program; where absent, that of the candidate
     */
    default Optional<String> getBaselineJvm() {
        return Optional.none();
    }

    /**
     * Returns the arguments of the VM of the baseline's forks.
     *
     * @return instead of {@link Options#getJvmArgs()} where these are given, else added to what annotations say; where
     *         absent, those of the candidate
     */
    default Optional<Collection<String>> getBaselineJvmArgs() {
        return Optional.none();
    }

    /**
     * Returns the parameters that the baseline has another value of.
     *
     * @return values by names
     */
    default Map<String, String> getBaselineParameters() {
        return Collections.emptyMap();
    }

    /**
     * Returns whether benchmarks are run as well whose code is the same on both sides.
     *
     * @return where absent, they are not
     */
    default Optional<Boolean> shouldCompareAll() {
        return Optional.none();
    }

    /**
     * Returns when the two forks of a block run.
     *
     * @return where absent, one after the other
     */
    default Optional<SideOrder> getSideOrder() {
        return Optional.none();
    }

    /**
     * Returns what reports call the sides.
     *
     * @return the name of the baseline, and that of the candidate behind it; either may be absent, and is the class path
     *         then
     */
    default List<String> getSideNames() {
        return Collections.emptyList();
    }
}
