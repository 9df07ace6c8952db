package org.openjdk.jmh.why;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FlightRecorderTest {

    private static String settings(List<String> vmArguments) throws Exception {
        String start = vmArguments.stream().filter(argument -> argument.startsWith("-XX:StartFlightRecording="))
                .findFirst().orElseThrow();
        // In quotes if the folder has a comma or a space in its name.
        return Files.readString(Path.of(start.replaceAll(".*,settings=\"?(.*?)\"?,dumponexit=.*", "$1")));
    }

    @Test
    void withoutProfiler_flightRecorderTakesTheSamples() throws Exception {
        try (FlightRecorder recorder = FlightRecorder.open(Optional.empty())) {
            List<String> arguments = recorder.vmArguments();
            assertTrue(settings(arguments).contains("jdk.ExecutionSample"));
            assertFalse(arguments.toString().contains("agentpath"), arguments::toString);
            assertEquals("JDK Flight Recorder", recorder.name());
        }
    }

    /** Of one time there is one account. */
    @Test
    void asyncProfiler_takesTheSamplesAndFlightRecorderAllElse() throws Exception {
        try (FlightRecorder recorder = FlightRecorder.open(Optional.of(Path.of("libasyncProfiler.so")))) {
            List<String> arguments = recorder.vmArguments();
            String settings = settings(arguments);
            assertFalse(settings.contains("jdk.ExecutionSample") || settings.contains("jdk.CPUTimeSample"), settings);
            assertTrue(settings.contains("jdk.ObjectAllocationSample") && settings.endsWith("</configuration>\n"),
                    settings);
            String agent = arguments.get(arguments.size() - 1);
            assertTrue(agent.startsWith("-agentpath:" + Path.of("").toAbsolutePath().resolve("libasyncProfiler.so")
                    + "=start,event=cpu,"), agent);
            assertEquals("async-profiler", recorder.name());
        }
    }
}
