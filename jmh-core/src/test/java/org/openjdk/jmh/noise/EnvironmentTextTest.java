package org.openjdk.jmh.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.environment.BenchmarkEnvironment;
import org.openjdk.jmh.results.environment.EnvironmentText;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.Interference;
import org.openjdk.jmh.results.environment.Machine;

class EnvironmentTextTest {

    private static final Machine KNOWN =
            new Machine(8, "KVM", "hpet", 812.4, "powersave", true, 1.5, 0.25);
    private static final Machine UNKNOWN = new Machine(1, null, null, 25, null, null, Double.NaN, -1);

    private static ForkEnvironment fork(long stolenTicks, long waitedNanos, double ruler) {
        Counts counts = new Counts(1_000_000_000, 100, stolenTicks, 90, 0, 0, waitedNanos, 12);
        return new ForkEnvironment(KNOWN, counts.interference(1, 8), List.of(), 500_000, 500_000 * ruler,
                Double.NaN);
    }

    private static Optional<String> warning(ForkEnvironment... forks) {
        return EnvironmentText.warning(new BenchmarkEnvironment(KNOWN, List.of(forks)));
    }

    @Test
    void header_hasWhatIsKnown() {
        assertEquals("# Environment: 8 processors, of which the control group may use 1.50, virtual machine (KVM), "
                + "governor powersave, turbo on, load 0.3, clock hpet, 812 ns a reading",
                EnvironmentText.header(KNOWN));
        assertEquals("# Environment: 1 processor, clock, 25 ns a reading", EnvironmentText.header(UNKNOWN));
    }

    @Test
    void machine_isWarnedOfWithTheRemedy() {
        assertEquals(List.of(
                "governor powersave changes the processor frequency with the load, which changes results: run cpupower "
                        + "frequency-set -g performance",
                "a reading of the clock takes 812 ns (clock source hpet), which sample time mode includes in each time: choose a faster clock source, such as tsc, or "
                        + "another mode"),
                EnvironmentText.warnings(KNOWN));
        assertEquals(List.of(), EnvironmentText.warnings(UNKNOWN));
    }

    @Test
    void disturbedForks_areNamedWithTheLargestOfEachCause() {
        assertEquals(
                Optional.of(
                        "the machine disturbed 3 of 4 forks (1, 3, 4): up to 9.0 % of the time taken by other virtual machines; up to 5.0 % of the time waiting for a processor; up to 25.0 % change of the machine's "
                                + "own speed; use a dedicated machine, or processors that are not shared"),
                warning(fork(5, 0, 1), fork(0, 0, 1.04), fork(9, 50_000_000, 1), fork(0, 0, 0.75)));
    }

    @Test
    void undisturbedForks_areNotMentioned() {
        assertEquals(Optional.empty(), warning(fork(1, 10_000_000, 1.049), fork(0, 0, 0.96)));
        assertEquals(Optional.empty(), warning());
    }

    @Test
    void iteration_hasWhatIsKnown() {
        assertEquals(
                "# Environment: 5.0 % stolen, 2.5 % waiting, 0.6 % of all processors used by others, 0.0 % stopped, "
                        + "12 involuntary switches",
                EnvironmentText.iteration(fork(5, 25_000_000, 1).measurement()));
        assertEquals("# Environment: nothing known", EnvironmentText.iteration(Interference.unknown()));
    }
}
