package org.openjdk.jmh.ab.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class WorkerArgumentsTest {

    @Test
    void host_knowsWhatThisVmKnows_andDoesNotRunAsItRuns() {
        assertEquals(List.of("-Dx=a b", "--add-opens=java.base/java.lang=ALL-UNNAMED"),
                WorkerArguments.of(List.of("-Xms16g", "-XX:+AlwaysPreTouch", "-Dx=a b", "-javaagent:agent.jar",
                        "--add-opens=java.base/java.lang=ALL-UNNAMED", "-agentlib:jdwp=server=y", "-ea")));
    }
}
