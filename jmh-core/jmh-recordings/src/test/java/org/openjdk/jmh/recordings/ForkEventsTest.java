package org.openjdk.jmh.recordings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.recordings.Doc_jmhTest.Doc;

/** A recording of this VM, with the settings of forks. */
class ForkEventsTest {

    @TempDir
    static Path folder;

    private static Path file;
    private static long start;
    private static long end;

    @BeforeAll
    static void record() throws Exception {
        file = folder.resolve("fork.jfr");
        Path settings = folder.resolve("fork.jfc");
        Files.copy(ForkEvents.class.getResourceAsStream("fork.jfc"), settings);
        try (Recording recording = new Recording(Configuration.create(settings))) {
            recording.start();
            Doc_jmhTest.work_avgt_jmhStub(100);
            start = System.currentTimeMillis();
            Doc_jmhTest.work_avgt_jmhStub(400);
            end = System.currentTimeMillis();
            Doc.spin(50);
            recording.dump(file);
        }
    }

    private static long count(Map<List<String>, Long> stacks, String method) {
        return stacks.entrySet().stream().filter(stack -> stack.getKey().stream()
                .anyMatch(name -> name.startsWith(Doc.class.getName() + "." + method + "(")))
                .mapToLong(Map.Entry::getValue).sum();
    }

    /** Samples of the stub alone, and of the window alone; how many there are depends on the machine, but some are. */
    @Test
    void samples_areOfTheBenchmarkWhileItIsMeasured() throws IOException {
        ForkEvents whole = ForkEvents.read(List.of(file), new MeasurementWindow(0, Long.MAX_VALUE / 2_000_000));
        ForkEvents fork = ForkEvents.read(List.of(file), new MeasurementWindow(start, end));
        long measured = count(fork.wallSamples(), "spin");
        assertTrue(measured > 0 && measured < count(whole.wallSamples(), "spin"), () -> fork.wallSamples().toString());
        assertTrue(measured <= count(fork.wallSamples(), "work"), () -> fork.wallSamples().toString());
        assertEquals(Doc.class.getName() + ".work(I)V",
                fork.wallSamples().keySet().stream().filter(stack -> !stack.isEmpty()).findFirst().orElseThrow()
                        .get(0));
        assertTrue(fork.lines().containsKey(Doc.class.getName() + ".spin(I)V"), () -> fork.lines().toString());
    }

    @Test
    void allocation_isSeenWhereItIs() throws IOException {
        ForkEvents fork = ForkEvents.read(List.of(file), new MeasurementWindow(start, end));
        assertTrue(count(fork.allocated(), "keep") > 1_000_000, () -> fork.allocated().toString());
        assertTrue(fork.allocationSamples() > 0);
        assertTrue(fork.allocated().keySet().stream().anyMatch(site -> site.get(site.size() - 1).equals("new [B")),
                () -> fork.allocated().toString());
    }

    @Test
    void sleep_isAWait() throws IOException {
        Map<List<String>, Long> waits = ForkEvents.read(List.of(file), new MeasurementWindow(start, end)).waits();
        assertTrue(count(waits, "work") >= 1_000_000, waits::toString);
        assertTrue(waits.keySet().stream().allMatch(stack -> stack.get(stack.size() - 1).equals("(sleeping)")),
                waits::toString);
    }

    @Test
    void unreadableRecordings_areRejected() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        MeasurementWindow window = new MeasurementWindow(start, end);
        for (int length : List.of(0, 10, 100, bytes.length / 2, bytes.length - 10)) {
            Path cut = Files.write(folder.resolve("cut.jfr"), Arrays.copyOf(bytes, length));
            assertThrows(IOException.class, () -> ForkEvents.read(List.of(cut), window),
                    () -> String.valueOf(length));
        }
        Path text = Files.writeString(folder.resolve("text.jfr"), "no recording at all, but a text of some length");
        assertThrows(IOException.class, () -> ForkEvents.read(List.of(text), window));
        assertThrows(FileNotFoundException.class,
                () -> ForkEvents.read(List.of(folder.resolve("none.jfr")), window));
    }
}
