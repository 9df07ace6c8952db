package org.openjdk.jmh.bench.subjects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

class SubjectsTest {

    private static final int PROMISED_SUBJECTS = 30;
    private static final int PROMISED_LIBRARIES = 8;

    private static TreeSet<String> listed() {
        return BenchmarkList.defaultList()
                .find(OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT), List.of(), List.of())
                .stream().map(BenchmarkListEntry::getUsername).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void subjects_eachRunOnce_giveAResultEach() throws RunnerException {
        Options options = new OptionsBuilder().forks(0).warmupIterations(0).measurementIterations(1)
                .measurementTime(TimeValue.milliseconds(20)).shouldFailOnError(true).verbosity(VerboseMode.SILENT)
                .build();
        TreeSet<String> measured = new TreeSet<>();
        for (RunResult result : new Runner(options).run()) {
            assertTrue(result.getPrimaryResult().getScore() > 0, result.getParams().getBenchmark());
            measured.add(result.getParams().getBenchmark());
        }
        assertEquals(listed(), measured);
    }

    @Test
    void subjects_listed_areAsManyAsPromised() {
        TreeSet<String> listed = listed();
        assertTrue(listed.size() >= PROMISED_SUBJECTS, listed::toString);
        long classes = listed.stream().map(name -> name.substring(0, name.lastIndexOf('.'))).distinct().count();
        assertTrue(classes >= PROMISED_LIBRARIES, listed::toString);
    }
}
