package org.openjdk.jmh.reconfiguration;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;

/**
 * Reads counters that a HotSpot VM publishes in a memory-mapped file, as {@code jstat} does. Reading does not disturb
 * the VM, which updates the counters anyway, unless started with {@code -XX:-UsePerfData}.
 *
 * <p>The layout is documented in HotSpot's {@code perfMemory.hpp}: a header of 32 bytes with magic number, byte order,
 * version, and offset and number of entries; each entry holds the offsets of its name and its value.
 */
final class HotSpotCounters {

    private static final int MAGIC = 0xcafec0c0;
    private static final int HEADER_BYTES = 32;
    private static final byte LITTLE_ENDIAN = 1;
    private static final byte SUPPORTED_MAJOR_VERSION = 2;
    private static final byte LONG = 'J';
    /** Its owner is the user who runs this process. */
    private static final Path OWN_PROCESS = Paths.get("/proc/self");

    private final ByteBuffer memory;
    private final Map<String, Integer> places = new HashMap<>();

    private HotSpotCounters(ByteBuffer memory) {
        this.memory = memory;
    }

    /** Returns the counters of a process, or null if it publishes none or they cannot be read. */
    static HotSpotCounters of(long pid) {
        try {
            Path file = file(Long.toString(pid));
            return file == null ? null : read(file);
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    /** Finds the file of a process. HotSpot on Linux ignores {@code java.io.tmpdir} and writes below {@code /tmp}. */
    private static Path file(String pid) throws IOException {
        Path fixed = Paths.get("/tmp");
        Path found = Files.isDirectory(fixed) ? fileBelow(fixed, pid) : null;
        return found == null ? fileBelow(Paths.get(System.getProperty("java.io.tmpdir")), pid) : found;
    }

    private static Path fileBelow(Path folder, String pid) throws IOException {
        try (DirectoryStream<Path> users = Files.newDirectoryStream(folder, "hsperfdata_*")) {
            for (Path user : users) {
                Path candidate = user.resolve(pid);
                if (isOurs(candidate)) {
                    return candidate;
                }
            }
        }
        return null;
    }

    /** Rejects pipes, which would block, and files of other users, because these folders are world-writable. */
    private static boolean isOurs(Path file) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && Files.isReadable(file)
                && (!Files.exists(OWN_PROCESS) || Files.getOwner(file).equals(Files.getOwner(OWN_PROCESS)));
    }

    private static HotSpotCounters read(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return parse(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()));
        }
    }

    /** Parses published memory, returns null if the layout is unknown. */
    static HotSpotCounters parse(ByteBuffer memory) {
        boolean known = memory.limit() >= HEADER_BYTES && memory.getInt(0) == MAGIC
                && memory.get(5) == SUPPORTED_MAJOR_VERSION;
        if (!known) {
            return null;
        }
        memory.order(memory.get(4) == LITTLE_ENDIAN ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        HotSpotCounters counters = new HotSpotCounters(memory);
        counters.locate(memory.getInt(24), memory.getInt(28));
        return counters;
    }

    private void locate(int firstEntry, int entries) {
        int entry = firstEntry;
        for (int i = 0; i < entries && entry + 20 <= memory.limit(); i++) {
            boolean scalar = memory.getInt(entry + 8) == 0;
            if (scalar && memory.get(entry + 12) == LONG) {
                places.put(text(entry + memory.getInt(entry + 4)), entry + memory.getInt(entry + 16));
            }
            entry += memory.getInt(entry);
        }
    }

    private String text(int start) {
        int end = start;
        while (memory.get(end) != 0) {
            end++;
        }
        byte[] bytes = new byte[end - start];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = memory.get(start + i);
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    boolean has(String name) {
        return places.containsKey(name);
    }

    long value(String name) {
        return memory.getLong(places.get(name));
    }
}
