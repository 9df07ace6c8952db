package org.openjdk.jmh.ab.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class WorkerClientTest {

    @Test
    void worker_inheritsPropertiesAndModules_andNoMemoryNorAgents() {
        assertEquals(List.of("-Dx=a b", "--add-opens=java.base/java.lang=ALL-UNNAMED"),
                WorkerClient.inherited(List.of("-Xms16g", "-XX:+AlwaysPreTouch", "-Dx=a b", "-javaagent:agent.jar",
                        "--add-opens=java.base/java.lang=ALL-UNNAMED", "-agentlib:jdwp=server=y", "-ea")));
    }
}
