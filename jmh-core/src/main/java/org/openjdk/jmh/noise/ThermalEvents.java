package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How often processors were slowed down because they were hot: {@code core_throttle_count} of each, on Intel's. */
final class ThermalEvents implements Closeable {

    private final List<SmallFile> files = new ArrayList<>();

    ThermalEvents(Path root) {
        File[] processors = root.resolve("sys/devices/system/cpu").toFile()
                .listFiles(folder -> folder.getName().matches("cpu\\d+"));
        if (processors != null) {
            for (File processor : processors) {
                SmallFile file = SmallFile.open(processor.toPath().resolve("thermal_throttle/core_throttle_count"));
                if (file.exists()) {
                    files.add(file);
                }
            }
        }
    }

    /** Returns how often so far, or unknown. */
    long count() {
        long sum = files.isEmpty() ? SmallFile.UNKNOWN : 0;
        for (SmallFile file : files) {
            long count = file.read() ? file.number("", 0) : SmallFile.UNKNOWN;
            sum = count < 0 || sum < 0 ? SmallFile.UNKNOWN : sum + count;
        }
        return sum;
    }

    @Override
    public void close() {
        files.forEach(SmallFile::close);
    }
}
