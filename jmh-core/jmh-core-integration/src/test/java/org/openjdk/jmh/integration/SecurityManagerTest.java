package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.condition.OS;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;

/** Tests that policies with the permissions that upstream's JMH needs are sufficient for ours; they deny getenv. */
@EnabledForJreRange(max = JRE.JAVA_23)
class SecurityManagerTest {

    private static final String POLICY = "jmh-security-minimal-runner.policy";
    private static final String BENCHMARK = "SteadyBenchmark";
    private static final List<String> SHORT = List.of(BENCHMARK, "-wi", "0", "-i", "1", "-r", "10ms", "-f", "1", "-foe",
            "true");
    private static final String NO_TOKEN = "# WARNING: a security manager denies the environment";

    /** Upstream's jar contains the policy, and hence ours does. */
    private static String shipped(String policy) {
        return "jar:" + Jars.home(Main.class).toUri() + "!/" + policy;
    }

    private static void assertMeasured(Outcome outcome) {
        assertTrue(outcome.expect(0).linesWith(BENCHMARK + ".").stream().anyMatch(line -> line.endsWith("/op")
                || line.contains("thrpt")), outcome::out);
    }

    @Test
    void hostWithUpstreamsPolicy_reportsAMissingTokenAndMeasures() {
        Outcome outcome = Jmh.ours().start("org.example.link.GuardedMain",
                List.of(shipped(POLICY), BENCHMARK));
        assertMeasured(outcome);
        assertEquals(1, outcome.linesWith(NO_TOKEN).size(), outcome::out);
    }

    @Test
    void forkWithUpstreamsPolicy_measuresWithoutMessages() {
        Outcome outcome = Jmh.ours().run(SHORT, "-jvmArgsAppend", "-Djava.security.manager", "-jvmArgsAppend",
                "-Djava.security.policy=" + shipped(POLICY));
        assertMeasured(outcome);
        assertEquals(List.of(), outcome.linesWith("token"), outcome::out);
    }

    /** This fork cannot read the environment in any way. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void forkWithoutItsEnvironment_isRecognizedByItsProcess() {
        Outcome outcome = Jmh.ours().run(SHORT, "-jvmArgsAppend",
                "-Djava.security.manager=org.example.link.NoEnvironment");
        assertMeasured(outcome);
        assertEquals(List.of(), outcome.linesWith("token"), outcome::out);
    }
}
