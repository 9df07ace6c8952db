package org.openjdk.jmh.ab.worker;

import java.util.Arrays;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.runner.options.Options;

/** How many threads a benchmark runs; immutable. */
public final class ThreadDemand {

    private final int threads;
    private final int[] group;

    /**
     * Creates a demand.
     *
     * @param threads as annotations say, perhaps {@link Threads#MAX}
     * @param group   threads of each method of the benchmark's group; one of 1 if it has no group
     */
    public ThreadDemand(int threads, int... group) {
        this.threads = threads;
        this.group = group.clone();
    }

    /**
     * Returns the number of threads.
     *
     * @param cores that the VM sees, 1 or more
     * @return 1 or more, a multiple of what the group needs
     */
    public int on(int cores) {
        int wanted = threads == Threads.MAX ? cores : threads;
        int ofGroup = Arrays.stream(group).sum();
        return (wanted + ofGroup - 1) / ofGroup * ofGroup;
    }

    /** Returns whether its threads run several methods, which may wait for each other. */
    public boolean isGroup() {
        return group.length > 1;
    }

    /**
     * Returns the demand with the changes of a run's options.
     *
     * @param options that win over annotations
     */
    public ThreadDemand or(Options options) {
        return new ThreadDemand(options.getThreads().orElse(threads), options.getThreadGroups().orElse(group));
    }

    /** Returns the demand as a word. */
    String encode() {
        StringBuilder word = new StringBuilder().append(threads);
        for (int ofMethod : group) {
            word.append('/').append(ofMethod);
        }
        return word.toString();
    }

    /** Reads such a word. */
    static ThreadDemand decode(String word) {
        int[] all = Arrays.stream(word.split("/")).mapToInt(Integer::parseInt).toArray();
        return new ThreadDemand(all[0], Arrays.copyOfRange(all, 1, all.length));
    }
}
