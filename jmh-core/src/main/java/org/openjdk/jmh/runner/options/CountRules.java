package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.results.counts.CountedEvent;

/** Rejects options that contradict {@code -count}. */
final class CountRules {

    private CountRules() {
    }

    /** Returns what is wrong in a sentence, or null. */
    static String problem(ReconfigurationOptions options, CountedEvent event) {
        String flag = "-count " + event + " and ";
        if (options.getReconfiguration().orElse(Reconfiguration.STATIC) != Reconfiguration.STATIC) {
            return flag + Settings.RECONFIGURATION.typedIn(options)
                    + ": counts repeat exactly, so there is nothing to wait for; leave one of them out";
        }
        if (options.getSideOrder().orElse(SideOrder.INTERLEAVED) == SideOrder.DUET) {
            return flag + "-sideOrder duet: other load on the machine does not affect counts; leave -sideOrder out";
        }
        if (options.getHistory().hasValue()) {
            return flag
                    + "-hist: a history records how forks become steady, but counted forks have a fixed warmup; leave -hist "
                    + "out, and keep the results (-rf json) for -vs 'nightly/*.json'";
        }
        return options instanceof Options ? upstreams(flag, (Options) options) : null;
    }

    private static String upstreams(String flag, Options options) {
        if (options.getForkCount().hasValue() && options.getForkCount().get() == 0) {
            return flag + "-f 0: JMH counts in the VM of a fork; give a number of forks, or leave -f out";
        }
        if (!options.getProfilers().isEmpty()) {
            return flag
                    + "-prof: the counts would include the profiler, and valgrind slows down what it profiles; leave one of "
                    + "them out";
        }
        if (options.getWarmupForkCount().hasValue() && options.getWarmupForkCount().get() > 0) {
            return flag + "-wf: counts need no warmup forks; leave -wf out";
        }
        return null;
    }
}
