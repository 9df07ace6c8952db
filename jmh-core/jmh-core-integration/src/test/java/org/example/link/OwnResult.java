package org.example.link;

import java.util.Collection;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.Aggregator;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ResultRole;

/** Result of a user's profiler. */
public final class OwnResult extends Result<OwnResult> {

    private static final long serialVersionUID = 1L;

    public OwnResult(double value) {
        super(ResultRole.SECONDARY, "own", of(value), "tigers", AggregationPolicy.AVG);
    }

    @Override
    protected Aggregator<OwnResult> getThreadAggregator() {
        return new First();
    }

    @Override
    protected Aggregator<OwnResult> getIterationAggregator() {
        return new First();
    }

    /** Returns the first of several results. */
    private static final class First implements Aggregator<OwnResult> {

        @Override
        public OwnResult aggregate(Collection<OwnResult> results) {
            return results.iterator().next();
        }
    }
}
