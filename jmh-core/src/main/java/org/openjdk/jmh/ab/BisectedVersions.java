package org.openjdk.jmh.ab;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.runner.RunnerException;

/** Versions of the same benchmarks, the good one first and the bad one last. Some may have to be built before they run. */
public interface BisectedVersions {

    /**
     * Returns the names of the versions in tables.
     *
     * @return two or more, the good one first
     */
    List<String> names();

    /**
     * Returns the title of a version in reports.
     *
     * @param version from 0
     * @return its name and a description
     */
    default String title(int version) {
        return names().get(version);
    }

    /**
     * Builds a version, unless that was done.
     *
     * @param version from 0
     * @return the class path of its benchmarks and their JMH
     * @throws RunnerException      if it cannot be built; the message follows the name of the version
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    String classPath(int version) throws RunnerException, InterruptedException;

    /**
     * Returns which versions can have changed a benchmark, as far as that is known before any is built.
     *
     * @return one value for each version; the first one is ignored
     */
    boolean[] mayMatter();

    /**
     * Returns whether all versions are built, so that all cost the same.
     */
    boolean areThere();

    /**
     * Estimates how long it takes to build a version.
     *
     * @param version from 0
     * @return seconds; 0 if it is built
     */
    default double seconds(int version) {
        return 0;
    }

    /**
     * Returns properties of a version for other tools.
     *
     * @param version from 0
     * @return texts by their names; perhaps none
     */
    default Map<String, String> about(int version) {
        return Collections.emptyMap();
    }

    /**
     * Returns a text that identifies the contents of all versions, so that a journal is resumed with the same versions only.
     *
     * @throws RunnerException if a version cannot be read
     */
    String identity() throws RunnerException;

    /**
     * Returns the default arguments of forks' VMs.
     *
     * @return perhaps none
     */
    List<String> inherited();

    /**
     * Returns what changed beside code, if a benchmark reaches the same code in the first version and in the last one.
     *
     * @param benchmark its qualified name
     * @return what changed, and what to do about it; empty if nothing is known to have changed
     */
    default Optional<String> changesBesideCode(String benchmark) {
        return Optional.empty();
    }

    /**
     * Returns a command that measures the change once more.
     *
     * @param before    the version before the change
     * @param behind    the version with the change
     * @param benchmark its name
     * @param options   to add to the command, one word each
     * @return empty if there is no short command
     */
    Optional<String> repetition(int before, int behind, String benchmark, List<String> options);
}
