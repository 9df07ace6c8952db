package org.openjdk.jmh.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ControlGroupTest {

    private static final String MEMBERSHIP = "proc/self/cgroup";
    private static final String GROUPS = "sys/fs/cgroup/";

    @TempDir
    Path root;

    private FakeSystem system;

    @BeforeEach
    void makeSystem() {
        system = new FakeSystem(root);
    }

    private void assertGroup(double quota, long throttledNanos) {
        try (ControlGroup group = new ControlGroup(root)) {
            assertEquals(quota, group.quota());
            assertEquals(throttledNanos, group.throttledNanos());
        }
    }

    @Test
    void secondVersion_hasQuotaAndMicroseconds() {
        system.file(MEMBERSHIP, "0::/user/bench\n")
                .file(GROUPS + "user/bench/cpu.max", "150000 100000\n")
                .file(GROUPS + "user/bench/cpu.stat", "usage_usec 5\nnr_throttled 2\nthrottled_usec 7000\n");
        assertGroup(1.5, 7_000_000);
    }

    @Test
    void firstVersion_hasQuotaAndNanoseconds() {
        system.file(MEMBERSHIP, "5:memory:/a\n4:cpu,cpuacct:/docker/1\n1:name=systemd:/\n")
                .file(GROUPS + "cpu,cpuacct/docker/1/cpu.cfs_quota_us", "50000")
                .file(GROUPS + "cpu,cpuacct/docker/1/cpu.cfs_period_us", "100000")
                .file(GROUPS + "cpu,cpuacct/docker/1/cpu.stat", "nr_periods 9\nnr_throttled 1\nthrottled_time 123\n");
        assertGroup(0.5, 123);
    }

    @Test
    void tightestLimitOfAllThatAGroupIsIn_holds() {
        system.file(MEMBERSHIP, "0::/outer/inner\n")
                .file(GROUPS + "outer/inner/cpu.max", "400000 100000")
                .file(GROUPS + "outer/inner/cpu.stat", "throttled_usec 1")
                .file(GROUPS + "outer/cpu.max", "200000 100000")
                .file(GROUPS + "outer/cpu.stat", "throttled_usec 2");
        assertGroup(2, 2000);
    }

    @Test
    void containerThatSeesItsGroupAsRoot_hasItsLimit() {
        system.file(MEMBERSHIP, "0::/../../somewhere/outside\n4:cpu:/docker/unseen\n")
                .file(GROUPS + "cpu.max", "100000 100000")
                .file(GROUPS + "cpu.stat", "throttled_usec 3");
        assertGroup(1, 3000);
    }

    @Test
    void groupWithoutLimit_isNeverThrottled() {
        system.file(MEMBERSHIP, "0::/\n").file(GROUPS + "cpu.max", "max 100000")
                .file(GROUPS + "cpu.stat", "throttled_usec 3");
        assertGroup(Double.NaN, 0);
        system.file(MEMBERSHIP, "4:cpu:/\n").file(GROUPS + "cpu/cpu.cfs_quota_us", "-1")
                .file(GROUPS + "cpu/cpu.cfs_period_us", "100000");
        assertGroup(Double.NaN, 0);
    }

    @Test
    void systemWithoutGroups_hasNoLimit() {
        assertGroup(Double.NaN, 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "throttled_usec", "throttled_usec x", "throttled_usec -1",
        "throttled_usec 999999999999999999"})
    void garbledStatistics_areUnknown(String text) {
        system.file(MEMBERSHIP, "0::/\n:\n\0\n").file(GROUPS + "cpu.max", "100000 100000").file(GROUPS + "cpu.stat",
                text);
        assertGroup(1, SmallFile.UNKNOWN);
    }
}
