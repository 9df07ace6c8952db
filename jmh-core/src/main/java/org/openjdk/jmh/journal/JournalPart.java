package org.openjdk.jmh.journal;

import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.journal.Journal;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournalHeader;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.RunIdentity;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.PreviousStart;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.run.RunningBenchmark;

/** Writes each ended fork to the journal, and reads the journal if the run is resumed. */
public final class JournalPart implements Part {

    private final RunContext run;
    private Journal journal;

    public JournalPart(RunContext run) {
        this.run = run;
    }

    @Override
    public PreviousStart findPreviousStart(List<? extends RunningBenchmark> benchmarks) throws JournalException {
        String file = run.options().getJournal().get();
        if (run.find(RunKeys.FORKS).filter(forks -> !forks.withoutForks().isEmpty()).isPresent()) {
            run.say("# Journal: benchmarks without forks are not in it; -resume runs them again");
        }
        JournalHeader header = run.find(HeaderSource.KEY)
                .orElse(all -> RunIdentity.of(all, run.plans()::description, run.options()))
                .header(benchmarks.stream().map(RunningBenchmark::params).collect(Collectors.toList()));
        boolean resumes = run.options().shouldResume().orElse(false);
        journal = resumes ? Journal.resume(file, header) : Journal.begin(file, header);
        journal.notes().forEach(note -> run.say("# Journal: " + note));
        return resumes ? new PreviousStart(journal.toString(), journal.takeForks(), journal.hadEnded()) : null;
    }

    @Override
    public void forkEnded(JournaledFork fork) {
        try {
            journal.add(fork);
        } catch (JournalException e) {
            run.say("# WARNING: " + e.getMessage());
        }
    }

    /** Marks the journal as complete, after the results were written. */
    @Override
    public void runFinished() {
        if (journal != null) {
            try {
                journal.end();
            } catch (JournalException e) {
                run.say("# WARNING: " + e.getMessage());
            }
            close();
        }
    }

    @Override
    public void runInterrupted() {
        close();
    }

    @Override
    public void close() {
        if (journal != null) {
            journal.close();
            journal = null;
        }
    }
}
