package org.openjdk.jmh.output;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.file.ResultFile;
import org.openjdk.jmh.results.file.ResultFileException;

/** Results of a run of one side, in one file. */
final class RunResultStore implements ResultStore {

    private final ResultFile file;
    private final Supplier<RunResult> latest;
    private final Supplier<? extends Collection<RunResult>> all;
    private final Map<BenchmarkParams, RunResult> taken = new TreeMap<>();

    /**
     * @param latest returns the current result of the benchmark that is running or has just ended
     * @param all    returns the results of the run, at its end
     */
    RunResultStore(ResultFile file, Supplier<RunResult> latest,
                   Supplier<? extends Collection<RunResult>> all) {
        this.file = file;
        this.latest = latest;
        this.all = all;
    }

    @Override
    public void take() {
        RunResult result = latest.get();
        taken.put(result.getParams(), result);
    }

    @Override
    public boolean drop(BenchmarkParams params) {
        return taken.remove(params) != null;
    }

    @Override
    public void complete() {
        taken.clear();
        all.get().forEach(result -> taken.put(result.getParams(), result));
    }

    @Override
    public int size() {
        return taken.size();
    }

    @Override
    public Collection<RunResult> measured() {
        Collection<RunResult> sorted = new TreeSet<>(RunResult.DEFAULT_SORT_COMPARATOR);
        sorted.addAll(taken.values());
        return sorted;
    }

    @Override
    public void write() throws ResultFileException {
        file.write(measured());
    }

    @Override
    public boolean isReplaceable() {
        return file.isReplaceable();
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
