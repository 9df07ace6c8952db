package org.openjdk.jmh.runner.options;

import java.util.Locale;
import org.openjdk.jmh.results.counts.CountedEvent;

/** Rules of options that contradict {@code -count}. */
final class CountRules {

    private CountRules() {
    }

    /** Returns what is wrong, in a sentence, or null. */
    static String problem(ReconfigurationOptions options, CountedEvent event) {
        String flag = "-count " + event + " and ";
        if (options.getReconfiguration().orElse(Reconfiguration.STATIC) != Reconfiguration.STATIC) {
            return flag + "-rf " + options.getReconfiguration().get().name().toLowerCase(Locale.ROOT)
                    + ": counts need no criterion, as they repeat; leave one of them out";
        }
        if (options.getSideOrder().orElse(SideOrder.INTERLEAVED) == SideOrder.DUET) {
            return flag + "-sideOrder duet: what the machine does makes no difference to counts; leave one of them out";
        }
        if (options.getHistory().hasValue()) {
            return flag
                    + "-hist: that remembers how long forks take to become steady, and counted ones warm up by numbers; "
                    + "leave -hist out, and keep results (-rf json) for -vs 'nightly/*.json'";
        }
        return options instanceof Options ? upstreams(flag, (Options) options) : null;
    }

    private static String upstreams(String flag, Options options) {
        if (options.getForkCount().hasValue() && options.getForkCount().get() == 0) {
            return flag + "-f 0: what is counted is the VM of a fork; give a number of forks, or leave -f out";
        }
        if (!options.getProfilers().isEmpty()) {
            return flag
                    + "-prof: a profiler would be counted as well, and measure a VM that valgrind slows down; leave one "
                    + "of them out";
        }
        if (options.getWarmupForkCount().hasValue() && options.getWarmupForkCount().get() > 0) {
            return flag + "-wf: there is nothing for forks to warm up; leave -wf out";
        }
        return null;
    }
}
