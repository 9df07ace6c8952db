package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;

/** Tests hosts and forks of different builds of JMH, combined by a wrapper around the forks' VM. */
@EnabledOnOs(OS.LINUX)
class MixedJmhTest {

    private static final String OPTIONAL = "-Djmh.link.token=optional";

    @TempDir
    Path folder;

    private Path json() {
        return folder.resolve("result.json");
    }

    /** A script that runs Java with a class path other than the requested one. */
    private Path javaWith(List<Path> core) throws IOException {
        String classPath = String.join(":", core.stream().map(Path::toString).toList()) + ":" + Jars.ownBenchmarks();
        return script("for a in \"$@\"; do shift; [ \"$last\" = -cp ] && a='" + classPath + "'; last=$a; "
                + "set -- \"$@\" \"$a\"; done; exec " + java() + " \"$@\"");
    }

    private Path script(String command) throws IOException {
        Path script = Files.writeString(folder.resolve("java.sh"), "#!/bin/sh\n" + command + "\n");
        return Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private Outcome run(Jmh host, Path vm, String... arguments) {
        List<String> common = List.of("SteadyBenchmark", "-w", "10ms", "-r", "10ms", "-i", "2", "-wi", "6", "-f", "2",
                "-rf", "json", "-rff", json().toString(), "-jvm", vm.toString());
        return host.run(common, arguments).expect(0);
    }

    private void assertMeasured(Outcome outcome) {
        assertEquals(2, Json.only(json()).getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size(),
                outcome::out);
    }

    private void assertRefused(Outcome outcome) {
        assertEquals(List.of(), Json.results(json()));
        assertFalse(outcome.linesWith("# ERROR: the fork showed no token").isEmpty(), outcome::out);
        assertTrue(outcome.out().contains(OPTIONAL), outcome::out);
    }

    /** A fork whose parent has ended before it connects, so its origin is unknown. */
    private Path detachedJava() throws IOException {
        return script("env -i setsid sh -c '\"$0\" \"$@\" &' " + java() + " \"$@\" | cat");
    }

    @Test
    void ourHost_upstreamsFork_measures() throws IOException {
        ourHost_upstreamsFork_measures("dynamic");
    }

    @Tag("nightly")
    @Test
    void ourHost_upstreamsForkOfAStaticRun_measures() throws IOException {
        ourHost_upstreamsFork_measures("static");
    }

    private void ourHost_upstreamsFork_measures(String reconfiguration) throws IOException {
        assertMeasured(run(Runs.plugged(folder), javaWith(Jars.upstream()), "-rf", reconfiguration, "-sc", "never"));
    }

    @Test
    void upstreamsHost_ourFork_measures() throws IOException {
        assertMeasured(run(Jmh.upstream().with(Jars.ownBenchmarks()), javaWith(Jars.ours())));
    }

    @Test
    void ourHost_forkWithoutEnvironment_measuresWithoutMessages() throws IOException {
        Outcome outcome = run(Jmh.ours(), script("exec env -i " + java() + " \"$@\""));
        assertMeasured(outcome);
        assertEquals(List.of(), outcome.linesWith("token"), outcome::out);
    }

    @Test
    void ourHost_forkOfUnknownOrigin_isRejectedWithTheRemedy() throws IOException {
        assertRefused(run(Jmh.ours(), detachedJava()));
    }

    @Test
    void ourHost_admittedForkOfUnknownOrigin_measures() throws IOException {
        assertMeasured(run(Jmh.ours().vm(OPTIONAL), detachedJava()));
    }
}
