package org.openjdk.jmh.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.results.environment.Machine;

class MachineReaderTest {

    private static final String CPU = "sys/devices/system/cpu/";
    private static final String DMI = "sys/devices/virtual/dmi/id/";

    @TempDir
    Path root;

    private FakeSystem system;

    @BeforeEach
    void makeSystem() {
        system = new FakeSystem(root);
    }

    private Machine machine() {
        AtomicLong clock = new AtomicLong();
        return new MachineReader(root).read(Double.NaN, () -> clock.getAndAdd(25));
    }

    @Test
    void systemWithoutFiles_hasProcessorsAndAClock() {
        Machine machine = machine();
        assertTrue(machine.processors > 0);
        assertEquals(25, machine.clockNanos, 1e-9);
        assertNull(machine.hypervisor);
        assertNull(machine.clockSource);
        assertNull(machine.governor);
        assertNull(machine.turbo);
    }

    @ParameterizedTest
    @CsvSource({"QEMU, Standard PC, QEMU", "'Amazon EC2', m5.large, Amazon EC2", "'Amazon EC2', m5.metal,",
        "'VMware, Inc.', VMware7, VMware", "Microsoft Corporation, Virtual Machine, Hyper-V",
        "Microsoft Corporation, Surface Laptop,", "Dell Inc., PowerEdge,"})
    void firmware_namesTheHypervisor(String vendor, String product, String expected) {
        system.file(DMI + "sys_vendor", vendor + "\n").file(DMI + "product_name", product + "\n");
        assertEquals(expected, machine().hypervisor);
    }

    @Test
    void processorFlag_revealsAnUnnamedHypervisor() {
        system.file("proc/cpuinfo", "processor\t: 0\nflags\t\t: fpu vme hypervisor lahf_lm\nbugs\t:\n");
        assertEquals("unknown hypervisor", machine().hypervisor);
        system.file("proc/cpuinfo", "processor\t: 0\nflags\t\t: fpu vme\nbugs\t: hypervisor\n");
        assertNull(machine().hypervisor);
    }

    @Test
    void governors_areNamedOnce() {
        system.file(CPU + "cpufreq/policy0/scaling_governor", "powersave\n")
                .file(CPU + "cpufreq/policy1/scaling_governor", "performance\n")
                .file(CPU + "cpufreq/policy2/scaling_governor", "powersave\n")
                .file(CPU + "cpufreq/policy3/scaling_governor", "\0garbled \u00e4\n");
        assertEquals("performance,powersave", machine().governor);
    }

    @ParameterizedTest
    @CsvSource({"intel_pstate/no_turbo, 0, true", "intel_pstate/no_turbo, 1, false", "cpufreq/boost, 1, true",
        "cpufreq/boost, 0, false", "cpufreq/boost, 2,", "intel_pstate/no_turbo, x,"})
    void turbo_isKnownFromEitherDriver(String file, String text, Boolean expected) {
        system.file(CPU + file, text + "\n");
        assertEquals(expected, machine().turbo);
    }

    @Test
    void clockSource_isTheCurrentOne() {
        system.file("sys/devices/system/clocksource/clocksource0/current_clocksource", "hpet\n");
        assertEquals("hpet", machine().clockSource);
    }
}
