package org.openjdk.jmh.ab;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Versions of the same benchmarks, numbered from 0, the good one first and the bad one last. Some may have to be built
 * before they run.
 */
public interface BisectedVersions {

    /** Returns the names of the versions in tables, two or more. */
    List<String> names();

    /** Returns the title of a version in reports: its name and a description. */
    default String title(int version) {
        return names().get(version);
    }

    /**
     * Builds a version if necessary, and returns the class path of its benchmarks and their JMH.
     *
     * @throws RunnerException      if it cannot be built; the message follows the name of the version
     * @throws InterruptedException if this thread is interrupted
     */
    String classPath(int version) throws RunnerException, InterruptedException;

    /**
     * Returns for each version whether it may have changed a benchmark, as far as known before any version is built.
     * The first value is ignored.
     */
    boolean[] mayMatter();

    /** Returns whether all versions are built, so that all cost the same. */
    boolean areBuilt();

    /** Estimates the seconds that it takes to build a version, 0 if it is built. */
    default double seconds(int version) {
        return 0;
    }

    /** Returns properties of a version for other tools, by name; may be empty. */
    default Map<String, String> about(int version) {
        return Collections.emptyMap();
    }

    /**
     * Identifies the contents of all versions, so that only the same versions resume a journal.
     *
     * @throws RunnerException if a version cannot be read
     */
    String identity() throws RunnerException;

    /** Returns the default arguments of forks' VMs; may be empty. */
    List<String> inherited();

    /**
     * Returns which other changes there are, and what to do about them, if a benchmark reaches the same code in the
     * first and the last version; empty if unknown.
     */
    default Optional<String> changesBesideCode(String benchmark) {
        return Optional.empty();
    }

    /**
     * Returns a command that measures the change again, empty if there is no short one.
     *
     * @param before  version before the change
     * @param after   version with the change
     * @param options to add to the command, one word each
     */
    Optional<String> repetition(int before, int after, String benchmark, List<String> options);
}
