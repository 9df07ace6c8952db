package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The control group of this process, and so of its forks, that limits its processors the most: its quota, and how long it
 * was stopped because the quota was used up. Version 2 ({@code cpu.max}, {@code cpu.stat}) and version 1
 * ({@code cpu.cfs_quota_us}); in a container, the group may seem to be the root of all.
 */
final class ControlGroup implements Closeable {

    private static final Path GROUPS = Paths.get("sys/fs/cgroup");
    private static final String VERSION_2 = "0::";
    private static final String CONTROLLER = "cpu";

    private double quota = Double.NaN;
    private SmallFile statistics;
    private String label;
    private long nanosOfUnit;

    ControlGroup(Path root) {
        for (String line : lines(root.resolve("proc/self/cgroup"))) {
            String[] parts = line.split(":", 3);
            if (line.startsWith(VERSION_2)) {
                search(root.resolve(GROUPS), parts[2], true);
            } else if (parts.length == 3 && Arrays.asList(parts[1].split(",")).contains(CONTROLLER)) {
                search(mounted(root, parts[1]), parts[2], false);
            }
        }
    }

    private static Path mounted(Path root, String controllers) {
        Path together = root.resolve(GROUPS).resolve(controllers);
        return Files.isDirectory(together) ? together : root.resolve(GROUPS).resolve(CONTROLLER);
    }

    /** A group is limited by those that it is in, too; the names of those outside of a container lead nowhere. */
    private void search(Path mount, String group, boolean second) {
        Path own = mount.resolve(group.replaceFirst("^/+", "")).normalize();
        for (Path folder = own.startsWith(mount) ? own : mount; folder.startsWith(mount); folder = folder.getParent()) {
            double limit = second ? limitOfSecond(folder) : limitOfFirst(folder);
            if (limit > 0 && !(limit >= quota)) {
                quota = limit;
                close();
                statistics = SmallFile.open(folder.resolve("cpu.stat"));
                label = second ? "throttled_usec" : "throttled_time";
                nanosOfUnit = second ? TimeUnit.MICROSECONDS.toNanos(1) : 1;
            }
        }
    }

    /** NaN where there is none, for which the file has the word {@code max}. */
    private static double limitOfSecond(Path folder) {
        try (SmallFile file = SmallFile.open(folder.resolve("cpu.max"))) {
            file.read();
            return ratio(file.number("", 0), file.number("", 1));
        }
    }

    private static double limitOfFirst(Path folder) {
        try (SmallFile own = SmallFile.open(folder.resolve("cpu.cfs_quota_us"));
                SmallFile period = SmallFile.open(folder.resolve("cpu.cfs_period_us"))) {
            own.read();
            period.read();
            return ratio(own.number("", 0), period.number("", 0));
        }
    }

    private static double ratio(long share, long period) {
        return share > 0 && period > 0 ? (double) share / period : Double.NaN;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException | RuntimeException e) {
            return Collections.emptyList();
        }
    }

    /** Processors that the group may use, above 0; NaN where nothing limits it. */
    double quota() {
        return quota;
    }

    /** Nanoseconds for which processors of the group were stopped so far, or unknown; 0 where nothing limits it. */
    long throttledNanos() {
        if (statistics == null) {
            return 0;
        }
        long time = statistics.read() ? statistics.number(label + " ", 0) : SmallFile.UNKNOWN;
        return time < 0 || time > Long.MAX_VALUE / nanosOfUnit ? SmallFile.UNKNOWN : time * nanosOfUnit;
    }

    @Override
    public final void close() {
        if (statistics != null) {
            statistics.close();
        }
    }
}
