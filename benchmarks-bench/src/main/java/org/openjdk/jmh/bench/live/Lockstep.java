package org.openjdk.jmh.bench.live;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Lets hosts run one fork after the other in rotating order, so that only one fork is measured at a time and a drift of
 * the machine hits all alike. None begins before all are ready; one that ends, for whatever reason, is left out; one that
 * is ahead with another benchmark waits for the others.
 */
final class Lockstep {

    private final List<HostProcess> waiting;

    /** All hosts, with the one that is first in the first round. */
    Lockstep(List<HostProcess> hosts, int first) {
        waiting = new ArrayList<>(hosts);
        Collections.rotate(waiting, -first);
    }

    void run() throws IOException {
        for (HostProcess host : waiting) {
            host.await();
        }
        waiting.removeIf(HostProcess::hasEnded);
        while (!waiting.isEmpty()) {
            int behind = waiting.stream().mapToInt(host -> host.begun().size()).min().orElseThrow();
            for (HostProcess host : waiting) {
                if (host.begun().size() == behind) {
                    host.grant();
                    host.await();
                }
            }
            waiting.removeIf(HostProcess::hasEnded);
            Collections.rotate(waiting, -1);
        }
    }
}
