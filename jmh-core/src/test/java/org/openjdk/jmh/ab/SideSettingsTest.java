package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.Shard;
import org.openjdk.jmh.runner.options.SideOrder;
import org.openjdk.jmh.runner.options.TimeValue;

class SideSettingsTest {

    private static final int STANDARD = SequentialSettings.MOST_BLOCKS;

    private static int mostBlocks(ChainedOptionsBuilder options, int benchmarks) throws SideException {
        PairedBenchmark pair = Pairs.of("p.C.one", new Suite(SequentialSettings.standard())).pair;
        return SideSettings.withinBudget(SideSettings.decision(options.build()), options.build(),
                Collections.nCopies(benchmarks, pair)).mostBlocks();
    }

    private static ChainedOptionsBuilder budget(TimeValue time) {
        return new OptionsBuilder().budget(time);
    }

    @Test
    void settingsThatAreCompared_differOnPurpose() {
        assertEquals(Set.of("jvmArgs"), SideSettings.intended(new OptionsBuilder().baselineJvmArgs("-Xint").build()));
        assertEquals(Set.of("jdkVersion", "vmName", "vmVersion"),
                SideSettings.intended(new OptionsBuilder().baselineJvm("java").build()));
    }

    @Test
    void withoutBudget_allPairsArePossible() throws SideException {
        assertEquals(STANDARD, mostBlocks(new OptionsBuilder(), 1));
    }

    @Test
    void longBudget_hasTimeForAllPairs() throws SideException {
        assertEquals(STANDARD, mostBlocks(budget(TimeValue.hours(20)), 1));
    }

    @Test
    void shortBudget_orManyBenchmarks_leaveFewPairs() throws SideException {
        assertEquals(5, mostBlocks(budget(TimeValue.seconds(1)), 1));
        assertEquals(5, mostBlocks(budget(TimeValue.seconds(100)), 10_000));
    }

    @Test
    void numberOfForks_isTakenLiterally() throws SideException {
        assertEquals(8, mostBlocks(budget(TimeValue.seconds(1)).forks(8), 1));
        assertEquals(3, mostBlocks(budget(TimeValue.seconds(1)).forks(3), 1));
    }

    @Test
    void runsThatOthersContinue_keepTheirMaximum() throws SideException {
        assertEquals(STANDARD, mostBlocks(budget(TimeValue.seconds(1)).journal("run.journal"), 1));
        assertEquals(STANDARD, mostBlocks(budget(TimeValue.seconds(1)).shard(Shard.of(1, 2)), 1));
    }

    @Test
    void otherOrders_keepTheirMaximum() throws SideException {
        for (SideOrder order : List.of(SideOrder.DUET, SideOrder.INTERLEAVED)) {
            assertEquals(STANDARD, mostBlocks(budget(TimeValue.seconds(1)).sideOrder(order), 1));
        }
    }
}
