package org.openjdk.jmh.ab;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.runner.RunnerException;

/** Versions of the same benchmarks, the good one first and the bad one last; some may have to be made before they run. */
public interface BisectedVersions {

    /**
     * As tables call them.
     *
     * @return two or more, the good one first
     */
    List<String> names();

    /**
     * As the answer calls a version.
     *
     * @param version from 0
     * @return its name, and what a reader wants to know of it
     */
    default String title(int version) {
        return names().get(version);
    }

    /**
     * Makes a version, unless it is there.
     *
     * @param version from 0
     * @return benchmarks and their JMH
     * @throws RunnerException      if it cannot be made; the message is a sentence behind its name
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    String classPath(int version) throws RunnerException, InterruptedException;

    /**
     * Tells which versions can have changed a benchmark, as far as is known before any of them is made.
     *
     * @return for each; what it says of the first one does not matter
     */
    boolean[] mayMatter();

    /**
     * Whether all versions are there, so that none costs more than another.
     *
     * @return false where some have to be made
     */
    boolean areThere();

    /**
     * How long it takes to make a version that is not there.
     *
     * @param version from 0
     * @return seconds, 0 where it is there
     */
    default double seconds(int version) {
        return 0;
    }

    /**
     * What there is to know of a version for other tools.
     *
     * @param version from 0
     * @return texts by their names; perhaps none
     */
    default Map<String, String> about(int version) {
        return Collections.emptyMap();
    }

    /**
     * By which another bisection is known to be of the same versions.
     *
     * @return a text that differs where any of them does
     * @throws RunnerException if one cannot be read
     */
    String identity() throws RunnerException;

    /**
     * Arguments of forks' VMs where nobody says others.
     *
     * @return perhaps none
     */
    List<String> inherited();

    /**
     * What else changed, where a benchmark reaches the same code in the first version and in the last one.
     *
     * @param benchmark its qualified name
     * @return what it is, and what to do about it; empty where nothing did, as far as is known
     */
    default Optional<String> changesBesideCode(String benchmark) {
        return Optional.empty();
    }

    /**
     * How to measure the change once more.
     *
     * @param before    the version before it
     * @param behind    the version that has it
     * @param benchmark its name
     * @param options   that the command of the bisection does not have, each word by itself
     * @return a command; empty where there is no short one
     */
    Optional<String> repetition(int before, int behind, String benchmark, List<String> options);
}
