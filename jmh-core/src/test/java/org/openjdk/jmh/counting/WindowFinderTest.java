package org.openjdk.jmh.counting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.results.counts.CountedEvent;

class WindowFinderTest {

    private static final int WORKER = 9;

    @TempDir
    Path folder;

    private final List<ForkStop> stops = new ArrayList<>();
    private String events = "Ir Dr Bcm";

    /** A part in which the worker did so much, and others something. */
    private void part(long work) throws IOException {
        Map<Integer, ThreadKind> threads = new HashMap<>();
        threads.put(3, ThreadKind.of("VM Thread"));
        threads.put(4, ThreadKind.of("C2 CompilerThre"));
        threads.put(WORKER, ThreadKind.of("org.openjdk.jmh"));
        stops.add(ForkStop.of(new ForkProcess(ProcessHandle.current().pid()), threads));
        write(2, "5000");
        write(3, "7");
        write(4, "20 0 1");
        write(WORKER, String.valueOf(work));
    }

    private void write(int thread, String counts) throws IOException {
        Files.writeString(folder.resolve("counts." + stops.size() + "-0" + thread),
                "# callgrind format\nversion: 1\npid: 1\n"
                        + "part: " + stops.size() + "\nthread: " + thread
                        + "\n\ndesc: Trigger: Client Request\nevents: " + events + "\n"
                        + "summary: " + counts + "\n\nfn=(1) ???\n0 17\n");
    }

    private List<CountedWindow> last(int iterations) throws IOException, CountingException {
        return new WindowFinder(2, stops, CountFile.in(folder), CountedEvent.INSTRUCTIONS).last(iterations);
    }

    @Test
    void iterations_areFoundBetweenMessages() throws Exception {
        for (long work : new long[] {60_000, 900, 100_000, 0, 8_000, 100_010, 0, 7_500, 100_020, 300}) {
            part(work);
        }
        List<CountedWindow> windows = last(2);
        assertArrayEquals(new double[] {100_010, 100_020},
                windows.stream().mapToDouble(window -> window.work).toArray());
        assertEquals(7, windows.get(0).collection);
        assertEquals(20, windows.get(0).compilation);
    }

    /** A sleep of a tenth of a second; what follows on an iteration had a quarter of the work of one. */
    @Test
    void idleIterations_areDistinguishedFromWhatIsBetweenThem() throws Exception {
        for (long work : new long[] {0, 461_333, 12_085, 0, 99_139, 0, 0, 120_930, 0, 0, 83_381, 0, 0, 85_223, 0, 0,
            126_725, 23_663, 0, 168_751, 300}) {
            part(work);
        }
        assertEquals(5, last(5).size());
    }

    @Test
    void mainThread_isNotCounted() throws Exception {
        part(0);
        part(10);
        part(0);
        assertEquals(10, last(1).get(0).work);
    }

    @Test
    void cycles_weighMissesAndBranches() {
        assertEquals(1000 + 10 * (2 + 1) + 10 * (3 + 4 + 5) + 100 * (6 + 7 + 8),
                CountedEvent.CYCLES.cost(Map.of("Ir", 1000.0,
                        "Bcm", 2.0, "Bim", 1.0, "I1mr", 3.0, "D1mr", 4.0, "D1mw", 5.0, "ILmr", 6.0, "DLmr", 7.0, "DLmw",
                        8.0)));
    }

    /** One that does next to nothing does no more than what is done behind it. */
    @Test
    void workAtTheEnd_isNotAnIteration() throws Exception {
        for (long work : new long[] {0, 102_523, 12_085, 122_552, 0, 571_498, 0, 85_273, 73_123}) {
            part(work);
        }
        assertArrayEquals(new double[] {571_498, 85_273},
                last(2).stream().mapToDouble(window -> window.work).toArray());
    }

    @Test
    void cyclesAndInstructions_haveEachOtherBeside() throws Exception {
        part(0);
        write(WORKER, "1000 0 7");
        part(0);
        CountedWindow cycles = window(CountedEvent.CYCLES);
        assertEquals(1070, cycles.work);
        assertEquals(1000, cycles.otherEvent);
        CountedWindow instructions = window(CountedEvent.INSTRUCTIONS);
        assertEquals(1000, instructions.work);
        assertEquals(1070, instructions.otherEvent);
    }

    /** Callgrind leaves out zeros behind the last count. */
    @Test
    void cyclesThatMissNothing_areInstructions() throws Exception {
        part(0);
        write(WORKER, "1000");
        part(0);
        assertEquals(1000, window(CountedEvent.INSTRUCTIONS).otherEvent);
    }

    @Test
    void cyclesThatWereNotEstimated_areUnknown() throws Exception {
        part(0);
        events = "Ir";
        write(WORKER, "1000");
        part(0);
        assertTrue(Double.isNaN(window(CountedEvent.INSTRUCTIONS).otherEvent));
    }

    private CountedWindow window(CountedEvent event) throws Exception {
        return new WindowFinder(2, stops, CountFile.in(folder), event).last(1).get(0);
    }

    @Test
    void fewMessages_areAnError() throws Exception {
        part(100);
        assertTrue(
                assertThrows(CountingException.class, () -> last(5)).getMessage().contains("too few for 5 iterations"));
    }

    @Test
    void iterationsThatCannotBeDistinguished_areAnError() throws Exception {
        for (int i = 0; i < 12; i++) {
            part(1000);
        }
        String message = assertThrows(CountingException.class, () -> last(5)).getMessage();
        assertTrue(message.contains("cannot be separated"), message);
    }

    @Test
    void filesWithoutCounts_arePassedOver() throws Exception {
        part(100);
        part(0);
        Files.writeString(folder.resolve("counts-09"), "");
        assertEquals(1, last(1).size());
    }

    /** What is missing may be a window. */
    @Test
    void truncatedDump_isAnError() throws Exception {
        part(100);
        part(0);
        Files.writeString(folder.resolve("counts.1-0" + WORKER), "# callgrind format\nversion: 1\npid: 1\n");
        String message = assertThrows(IOException.class, () -> last(1)).getMessage();
        assertTrue(message.startsWith("counts.1-0" + WORKER + " is cut off, as on a full disk ("), message);
    }

    @Test
    void threadsOfTheVm_areIdentifiedByTheirNames() {
        assertEquals(ThreadKind.COLLECTION, ThreadKind.of("GC Thread#1"));
        assertEquals(ThreadKind.COLLECTION, ThreadKind.of("VM Thread"));
        assertEquals(ThreadKind.COMPILATION, ThreadKind.of("C1 CompilerThre"));
        assertEquals(ThreadKind.OTHER, ThreadKind.of("VM Periodic Tas"));
        assertEquals(ThreadKind.WORK, ThreadKind.of("ForkJoinPool.co"));
        assertEquals(ThreadKind.WORK, ThreadKind.of(""));
    }
}
