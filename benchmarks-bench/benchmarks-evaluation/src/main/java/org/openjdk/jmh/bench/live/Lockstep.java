package org.openjdk.jmh.bench.live;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Lets hosts run one fork after the other in rotating order, so that only one fork is measured at a time and a drift of
 * the machine hits all alike. None begins before all are ready; one that ends, for whatever reason, is left out; one that
 * is ahead with another benchmark waits for the others. Benchmarks are paired by their keys: one that a host does not
 * have shifts nothing.
 */
public final class Lockstep {

    private final List<LockstepMember> all;
    private final List<LockstepMember> waiting;

    /**
     * A lockstep that has not begun.
     *
     * @param hosts all that take part
     * @param first number of the one that is first in the first round, from 0
     */
    public Lockstep(List<? extends LockstepMember> hosts, int first) {
        all = Collections.unmodifiableList(new ArrayList<>(hosts));
        waiting = new ArrayList<>(hosts);
        Collections.rotate(waiting, -first);
    }

    /**
     * Lets all run until they have ended.
     *
     * @throws IOException if one cannot be heard any more
     */
    public void run() throws IOException {
        for (LockstepMember host : waiting) {
            host.await();
        }
        waiting.removeIf(LockstepMember::hasEnded);
        while (!waiting.isEmpty()) {
            String earliest = waiting.stream().map(Lockstep::current).reduce(this::earlier)
                    .orElseThrow(IllegalStateException::new);
            for (LockstepMember host : waiting) {
                if (current(host).equals(earliest)) {
                    host.grant();
                    host.await();
                }
            }
            waiting.removeIf(LockstepMember::hasEnded);
            Collections.rotate(waiting, -1);
        }
    }

    private static String current(LockstepMember host) {
        List<String> begun = new ArrayList<>(host.begun());
        return begun.get(begun.size() - 1);
    }

    /** As a host has shown that has come to both; else by name, as JMH runs them. */
    private String earlier(String one, String other) {
        for (LockstepMember host : all) {
            List<String> order = new ArrayList<>(host.begun());
            if (order.contains(one) && order.contains(other)) {
                return order.indexOf(one) <= order.indexOf(other) ? one : other;
            }
        }
        return one.compareTo(other) <= 0 ? one : other;
    }
}
