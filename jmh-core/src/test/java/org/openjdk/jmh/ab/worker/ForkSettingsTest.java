package org.openjdk.jmh.ab.worker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

class ForkSettingsTest {

    private static final String[] ODD =
            {"-Da=b c", "-Db=c\\d", "-Dc=\"q\" 'r'", "", "-Dd=\u00e9\u4e2d\ud83d\ude00", "a\tb\n%20+"};

    /** What a fork gets of options that went over the line. */
    private static Options arrived(Options options) {
        String line = ForkSettings.of(options).encode();
        assertFalse(line.contains("\n"), line);
        OptionsBuilder fork = new OptionsBuilder();
        ForkSettings.decode(line).applyTo(fork);
        return fork.build();
    }

    @Test
    void emptySettings_arriveEmpty() {
        Options none = arrived(new OptionsBuilder().build());
        assertEquals("{}", ForkSettings.of(none).toString());
        assertFalse(none.getThreads().hasValue());
    }

    @Test
    void argumentsOfVm_arriveAsTheyAre() {
        Options fork = arrived(new OptionsBuilder().jvmArgsPrepend(ODD).jvmArgsAppend(ODD).build());
        assertEquals(List.of(ODD), List.copyOf(fork.getJvmArgsPrepend().get()));
        assertEquals(List.of(ODD), List.copyOf(fork.getJvmArgsAppend().get()));
        assertEquals(List.of(),
                List.copyOf(arrived(new OptionsBuilder().jvmArgsAppend().build()).getJvmArgsAppend().get()));
    }

    @Test
    void allSettings_arrive() {
        Options said = new OptionsBuilder().threads(Threads.MAX).threadGroups(2, 3).warmupBatchSize(4)
                .measurementBatchSize(5).operationsPerInvocation(6).shouldDoGC(true).syncIterations(false)
                .timeout(new TimeValue(1, TimeUnit.HOURS)).timeUnit(TimeUnit.DAYS).verbosity(VerboseMode.EXTRA)
                .jvmArgsPrepend("-Da").jvmArgsAppend("-Db").addProfiler("gc", "churn=true;x").addProfiler("stack")
                .build();
        Options fork = arrived(said);
        assertEquals(Threads.MAX, fork.getThreads().get());
        assertArrayEquals(new int[] {2, 3}, fork.getThreadGroups().get());
        assertEquals("4 5 6", fork.getWarmupBatchSize().get() + " " + fork.getMeasurementBatchSize().get() + " "
                + fork.getOperationsPerInvocation().get());
        assertEquals("true false", fork.shouldDoGC().get() + " " + fork.shouldSyncIterations().get());
        assertEquals(new TimeValue(1, TimeUnit.HOURS), fork.getTimeout().get());
        assertEquals(TimeUnit.DAYS, fork.getTimeUnit().get());
        assertEquals(VerboseMode.EXTRA, fork.verbosity().get());
        assertEquals(said.getProfilers(), fork.getProfilers());
        assertEquals(Arrays.stream(ForkSetting.values()).collect(Collectors.toList()),
                Arrays.stream(ForkSetting.values()).filter(setting -> setting.of(fork).isPresent())
                        .collect(Collectors.toList()),
                "a setting that this test does not set");
    }
}
