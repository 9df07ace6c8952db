package org.openjdk.jmh.journal;

import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournalHeader;
import org.openjdk.jmh.run.RunKey;

/** Describes a run, so that only the same run resumes its journal. */
@FunctionalInterface
public interface HeaderSource {

    /** Published if the options of one side do not describe the run. */
    RunKey<HeaderSource> KEY = new RunKey<>("header of the journal");

    /** Returns the properties that a run needs to resume the journal of this one. */
    JournalHeader header(List<BenchmarkParams> benchmarks) throws JournalException;
}
