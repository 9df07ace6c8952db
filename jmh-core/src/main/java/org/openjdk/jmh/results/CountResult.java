package org.openjdk.jmh.results;

import java.util.Collection;
import org.openjdk.jmh.util.ListStatistics;

/** Counted events per operation, in place of its time. */
public final class CountResult extends Result<CountResult> {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the count of one measured window.
     *
     * @param label label of the benchmark's result, or of an additional count
     * @param count events per operation
     * @param unit  unit, such as {@code instr/op}
     */
    public CountResult(ResultRole role, String label, double count, String unit) {
        super(role, label, of(count), unit, AggregationPolicy.AVG);
    }

    private CountResult(CountResult like, ListStatistics counts) {
        super(like.role, like.label, counts, like.unit, like.policy);
    }

    @Override
    protected Aggregator<CountResult> getThreadAggregator() {
        return CountResult::together;
    }

    @Override
    protected Aggregator<CountResult> getIterationAggregator() {
        return CountResult::together;
    }

    private static CountResult together(Collection<CountResult> all) {
        ListStatistics counts = new ListStatistics();
        all.forEach(each -> counts.addValue(each.getScore()));
        return new CountResult(all.iterator().next(), counts);
    }
}
