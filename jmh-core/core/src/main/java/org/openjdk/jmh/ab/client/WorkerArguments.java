package org.openjdk.jmh.ab.client;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What a host takes from the arguments of the VM that starts it. Properties and modules are what JMH and profilers may ask
 * for in a host as in this process. How large the heap is, which collector there is, who debugs or instruments is for forks
 * alone: a second VM of the kind takes the memory or the port that the fork needs.
 */
final class WorkerArguments {

    private WorkerArguments() {
    }

    static List<String> of(List<String> arguments) {
        return arguments.stream().filter(argument -> argument.startsWith("-D") || argument.startsWith("--"))
                .collect(Collectors.toList());
    }
}
