package org.openjdk.jmh.results.stored;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ForkRecording;
import org.openjdk.jmh.reconfiguration.ForkReplay;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.StoredJournal;

/**
 * The results in a journal, as if the run had been interrupted after its last fork. The benchmarks need not be on the
 * class path. If a criterion is not, results lack their reconfiguration.
 */
final class JournaledResults {

    private final StoredJournal journal;
    private final Map<BenchmarkParams, List<JournaledFork>> forks = new LinkedHashMap<>();
    private final ForkReplay earlier = new ForkReplay();
    /** Remarks for the user, one line each. */
    final Set<String> notes = new LinkedHashSet<>();
    private final Set<BenchmarkParams> undecided = new LinkedHashSet<>();

    JournaledResults(StoredJournal journal) {
        this.journal = journal;
        notes.addAll(journal.notes);
        for (JournaledFork fork : journal.forks) {
            forks.computeIfAbsent(fork.params(), params -> new ArrayList<>()).add(fork);
            fork.evidence().ifPresent(evidence -> addPlan(fork.params(), (ForkRecording) evidence));
        }
    }

    private void addPlan(BenchmarkParams params, ForkRecording recording) {
        try {
            earlier.addPlan(params, recording);
        } catch (CriterionException e) {
            undecided.add(params);
            notes.add("the decisions of dynamic runs are left out: " + e.getMessage());
        }
    }

    /** Returns the results of all benchmarks that have one, in the order of a result file. */
    Collection<RunResult> all() {
        Collection<RunResult> results = new TreeSet<>(RunResult.DEFAULT_SORT_COMPARATOR);
        int unfinished = 0;
        for (Map.Entry<BenchmarkParams, List<JournaledFork>> own : forks.entrySet()) {
            BenchmarkParams params = own.getKey();
            JournaledBenchmark benchmark = new JournaledBenchmark(params,
                    params.isReconfigurable() && !undecided.contains(params) ? earlier.monitor(params) : null);
            own.getValue().forEach(benchmark::add);
            if (benchmark.hasResult()) {
                RunResult result = benchmark.result(journal.ended);
                results.add(result);
                unfinished += result.getIncomplete().map(missing -> missing.isUnfinished()).orElse(false) ? 1 : 0;
            }
        }
        if (!journal.ended) {
            notes.add("the run is unfinished; " + Nouns.count(results.size(), "benchmark", "has", "have")
                    + " a result, of which "
                    + unfinished + (unfinished == 1 ? " is" : " are") + " unfinished");
        }
        return results;
    }
}
