package org.openjdk.jmh.ab.client;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.util.BriefCommand;

/** Two disjoint sets of equally many cores that this process may use, for forks that run at the same time. */
public final class CoreHalves {

    private static final Path STATUS = Paths.get("/proc/self/status");
    private static final String ALLOWED = "Cpus_allowed_list:";

    private final int available;
    private final int size;
    private final String[] lists;
    private final String remark;

    private CoreHalves(int available, int size, String[] lists, String remark) {
        this.available = available;
        this.size = size;
        this.lists = lists;
        this.remark = remark;
    }

    /**
     * Splits the cores of this process.
     *
     * @return two halves; they have a size but no cores if processes cannot be bound to cores on this system
     */
    public static CoreHalves ofThisProcess() {
        int available = Runtime.getRuntime().availableProcessors();
        try {
            CoreSplit split = CoreSplit.of(physicalCores(), available);
            String[] lists = {CoreList.text(split.half(0)), CoreList.text(split.half(1))};
            if (split.size() > 0) {
                checkTaskset(lists[0]);
            }
            return new CoreHalves(available, split.size(), lists, split.isOfOnePhysicalCore()
                    ? "both halves of the cores share a physical core and slow each other down" : null);
        } catch (IOException | NumberFormatException e) {
            return new CoreHalves(available, available / 2, new String[] {"", ""},
                    "forks do not have cores of their own, which need Linux and taskset: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new CoreHalves(available, available / 2, new String[] {"", ""}, "interrupted");
        }
    }

    private static List<List<Integer>> physicalCores() throws IOException {
        Map<String, List<Integer>> physical = new LinkedHashMap<>();
        for (int core : allowed()) {
            physical.computeIfAbsent(siblings(core), siblings -> new ArrayList<>()).add(core);
        }
        return new ArrayList<>(physical.values());
    }

    private static List<Integer> allowed() throws IOException {
        for (String line : Files.readAllLines(STATUS, StandardCharsets.ISO_8859_1)) {
            if (line.startsWith(ALLOWED)) {
                return CoreList.parse(line.substring(ALLOWED.length()));
            }
        }
        throw new IOException(STATUS + " does not name the cores");
    }

    /** Returns the name of a physical core. If the system does not say, each core is a physical one. */
    private static String siblings(int core) throws IOException {
        Path file = Paths.get("/sys/devices/system/cpu/cpu" + core + "/topology/thread_siblings_list");
        return Files.isReadable(file)
                ? new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).trim() : String.valueOf(core);
    }

    private static void checkTaskset(String cores) throws IOException, InterruptedException {
        File nowhere = new File("/dev/null");
        int code = BriefCommand.exitCode(new ProcessBuilder("taskset", "-c", cores, "true").redirectOutput(nowhere)
                .redirectError(nowhere));
        if (code != 0) {
            throw new IOException("taskset ended with exit code " + code);
        }
    }

    /** Returns how many cores this process may use. */
    public int available() {
        return available;
    }

    /** Returns how many cores each half has, perhaps none. */
    public int size() {
        return size;
    }

    /**
     * Returns the cores of a half.
     *
     * @param number 0 or 1
     * @return a list in taskset's format; empty if forks cannot be bound to cores
     */
    public String list(int number) {
        return lists[number];
    }

    /** Returns a phrase that warns users of a problem with the halves, if there is one. */
    public Optional<String> remark() {
        return Optional.ofNullable(remark);
    }
}
