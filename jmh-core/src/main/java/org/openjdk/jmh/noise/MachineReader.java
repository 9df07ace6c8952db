package org.openjdk.jmh.noise;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import org.openjdk.jmh.results.environment.Machine;
import org.openjdk.jmh.util.SystemFile;

/** Finds out what machine this is. What cannot be read is not known. */
final class MachineReader {

    private static final String CPU = "sys/devices/system/cpu/";
    private static final String DMI = "sys/devices/virtual/dmi/id/";
    /** By what makers of hypervisors and clouds write into the tables of firmware, or the kernel into a file of its own. */
    private static final String[][] HYPERVISORS = {{"kvm", "KVM"}, {"qemu", "QEMU"}, {"vmware", "VMware"},
        {"virtualbox", "VirtualBox"}, {"innotek", "VirtualBox"}, {"xen", "Xen"}, {"microsoft corporation virtual",
            "Hyper-V"},
        {"amazon ec2", "Amazon EC2"}, {"google compute engine", "Google Compute Engine"}, {"parallels", "Parallels"},
        {"bochs", "Bochs"}};
    private static final String UNNAMED = "unknown hypervisor";
    private static final Pattern FLAGS = Pattern.compile("^flags\\s*:.*\\bhypervisor\\b", Pattern.MULTILINE);

    /** Enough for a mean, at some milliseconds in all with the slowest of clocks. */
    private static final int READINGS = 200;
    private static final int ROUNDS = 20;

    private final Path root;

    MachineReader(Path root) {
        this.root = root;
    }

    Machine read(double quota, LongSupplier clock) {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return new Machine(system.getAvailableProcessors(), hypervisor(),
                word("sys/devices/system/clocksource/clocksource0/current_clocksource"), nanosOf(clock), governor(),
                turbo(), quota, system.getSystemLoadAverage());
    }

    /** The fastest of several rounds: others are interrupted, or not compiled yet. */
    private static double nanosOf(LongSupplier clock) {
        double fastest = Double.POSITIVE_INFINITY;
        for (int round = 0; round < ROUNDS; round++) {
            long start = clock.getAsLong();
            long latest = start;
            for (int i = 0; i < READINGS; i++) {
                latest = clock.getAsLong();
            }
            fastest = Math.min(fastest, (double) (latest - start) / READINGS);
        }
        return Math.max(1, fastest);
    }

    /** Processors in a virtual machine say so on x86; firmware names the maker, there and elsewhere. */
    private String hypervisor() {
        String names = (text(DMI + "sys_vendor") + " " + text(DMI + "product_name") + " " + text("sys/hypervisor/type"))
                .replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
        for (String[] known : HYPERVISORS) {
            if (names.contains(known[0]) && !names.contains("metal")) {
                return known[1];
            }
        }
        return FLAGS.matcher(text("proc/cpuinfo")).find() ? UNNAMED : null;
    }

    private String governor() {
        SortedSet<String> governors = new TreeSet<>();
        File[] policies = root.resolve(CPU + "cpufreq").toFile()
                .listFiles(folder -> folder.getName().startsWith("policy"));
        if (policies != null) {
            for (File policy : policies) {
                String governor = word(CPU + "cpufreq/" + policy.getName() + "/scaling_governor");
                if (governor != null) {
                    governors.add(governor);
                }
            }
        }
        return governors.isEmpty() ? null : String.join(",", governors);
    }

    private Boolean turbo() {
        String off = word(CPU + "intel_pstate/no_turbo");
        String on = word(CPU + "cpufreq/boost");
        return off != null && isSwitch(off) ? Boolean.valueOf(off.equals("0"))
                : on != null && isSwitch(on) ? Boolean.valueOf(on.equals("1")) : null;
    }

    private static boolean isSwitch(String text) {
        return Arrays.asList("0", "1").contains(text);
    }

    /** A file of one printable word, or null where it is none. */
    private String word(String file) {
        String word = text(file).trim();
        return word.matches("[!-~]{1,40}") ? word : null;
    }

    private String text(String file) {
        return SystemFile.text(root.resolve(file));
    }
}
