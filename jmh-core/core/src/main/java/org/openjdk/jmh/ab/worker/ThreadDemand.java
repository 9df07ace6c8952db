package org.openjdk.jmh.ab.worker;

import java.util.Arrays;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.runner.options.Options;

/** How many threads a benchmark runs; immutable. */
public final class ThreadDemand {

    private final int threads;
    private final int ofGroups;

    /**
     * A demand.
     *
     * @param threads as annotations say, perhaps {@link Threads#MAX}
     * @param groups  threads of each method of the benchmark's group; one of 1 where it has no group
     */
    public ThreadDemand(int threads, int... groups) {
        this(threads, Arrays.stream(groups).sum());
    }

    private ThreadDemand(int threads, int ofGroups) {
        this.threads = threads;
        this.ofGroups = ofGroups;
    }

    /**
     * How many threads there are.
     *
     * @param cores that the VM sees, 1 or more
     * @return 1 or more, a multiple of what the group needs
     */
    public int on(int cores) {
        int wanted = threads == Threads.MAX ? cores : threads;
        return (wanted + ofGroups - 1) / ofGroups * ofGroups;
    }

    /**
     * The same as options of a run change it.
     *
     * @param options that win over annotations
     * @return a copy
     */
    public ThreadDemand or(Options options) {
        return new ThreadDemand(options.getThreads().orElse(threads),
                options.getThreadGroups().orElse(new int[] {ofGroups}));
    }

    /** One word. */
    String encode() {
        return threads + "/" + ofGroups;
    }

    /** Reads such a word. */
    static ThreadDemand decode(String word) {
        String[] parts = word.split("/");
        return new ThreadDemand(Integer.parseInt(parts[0]), new int[] {Integer.parseInt(parts[1])});
    }
}
