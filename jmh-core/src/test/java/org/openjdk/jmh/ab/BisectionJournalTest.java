package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkVm;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.SideOrder;
import org.openjdk.jmh.runner.options.TimeValue;

@Isolated("sets a property of this VM")
class BisectionJournalTest {

    private static final PhaseLength PHASE = new PhaseLength(1, TimeValue.seconds(1));

    @TempDir
    Path folder;

    private VersionJars versions;

    @BeforeEach
    void makeVersions() throws Exception {
        versions = VersionJars.of(List.of(Files.createDirectory(folder.resolve("1")).toString(),
                Files.createDirectory(folder.resolve("2")).toString()));
    }

    private static PairedBenchmark benchmark() {
        IterationParams phase = new IterationParams(IterationType.MEASUREMENT, 1, TimeValue.seconds(1), 1);
        BenchmarkParams params = new BenchmarkParams("a.Doc.work", "a.Doc.work", false, 1, new int[] {1}, List.of(), 20,
                0, phase, phase, Mode.SingleShotTime, new WorkloadParams(), TimeUnit.NANOSECONDS, 1, null, List.of(),
                null, null, null, null, TimeValue.minutes(10));
        ForkRequest fork = new ForkRequest("a.Doc.work", "ss", new TreeMap<>(), PHASE, PHASE,
                new ForkVm(null, null, Collections.emptyList()));
        return new PairedBenchmark(params, fork, fork, List.of(), PairOrder.of(SideOrder.INTERLEAVED, false));
    }

    private ChainedOptionsBuilder options(boolean resumes) {
        return new OptionsBuilder().journal(folder.resolve("journal").toString()).resume(resumes);
    }

    private BisectionJournal open(Options options) throws Exception {
        return BisectionJournal.open(options, versions, benchmark());
    }

    private static SideFork fork(int version, String unit, String more) {
        return SideFork.measured(version, "[{\"benchmark\":\"a.Doc.work\",\"mode\":\"ss\",\"primaryMetric\":"
                + "{\"score\":5,\"scoreUnit\":\"" + unit + "\",\"rawData\":[[5]]}" + more + "}]");
    }

    private static SideFork counted(int version) {
        return fork(version, "instr/op", ",\"counting\":{\"event\":\"instructions\",\"windowInvocations\":50}");
    }

    private void begin(Options options, SideFork... forks) throws Exception {
        try (BisectionJournal journal = open(options)) {
            for (SideFork fork : forks) {
                journal.add(fork, 0, 1);
            }
        }
    }

    private static List<Integer> versions(List<SideFork> forks) {
        return forks.stream().map(SideFork::side).toList();
    }

    /** Those that were counted, and those that were timed as counts showed nothing; lost ones are of what they are among. */
    @Test
    void countedForks_areDistinguishedFromTimedOnes() throws Exception {
        begin(options(false).count(CountedEvent.INSTRUCTIONS).build(), counted(0), SideFork.lost(1, "killed"),
                counted(1), fork(1, "ns/op", ""), SideFork.lost(0, "killed"), fork(0, "ns/op", ""));
        try (BisectionJournal journal = open(options(true).count(CountedEvent.INSTRUCTIONS).build())) {
            assertEquals(List.of(0, 1, 1), versions(journal.counted()));
            assertEquals(List.of(1, 0, 0), versions(journal.timed()));
        }
    }

    @Test
    void whereNothingIsCounted_allForksAreTimed() throws Exception {
        begin(options(false).build(), SideFork.lost(1, "killed"), fork(1, "ns/op", ""));
        try (BisectionJournal journal = open(options(true).build())) {
            assertEquals(List.of(), journal.counted());
            assertEquals(List.of(1, 1), versions(journal.timed()));
        }
    }

    @Test
    void otherJdk_isRefused() throws Exception {
        begin(options(false).build(), fork(1, "ns/op", ""));
        String version = System.getProperty("java.vm.version");
        System.setProperty("java.vm.version", "99+1");
        try {
            assertRefused(options(true).build(), "the JVM was ", "now it is ", " 99+1");
        } finally {
            System.setProperty("java.vm.version", version);
        }
    }

    @Test
    void countsBehindTimes_areRefused() throws Exception {
        begin(options(false).build(), fork(1, "ns/op", ""));
        assertRefused(options(true).count(CountedEvent.CYCLES).build(), "what is counted");
    }

    private void assertRefused(Options options, String... parts) {
        String message = assertThrows(JournalException.class, () -> open(options)).getMessage();
        for (String part : parts) {
            assertTrue(message.contains(part), message);
        }
    }
}
