package org.openjdk.jmh.results.compared;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Side;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/** What one side measured of one metric. */
final class SideMetric {

    /** The label of a benchmark's own score. */
    static final String PRIMARY = "";

    private final Unit unit;
    private final Side side;

    SideMetric(Unit unit, Side side) {
        this.unit = unit;
        this.side = side;
    }

    Unit unit() {
        return unit;
    }

    Side side() {
        return side;
    }

    /** The same in a unit that is smaller or larger by a factor. */
    SideMetric in(Unit other, double factor) {
        if (factor == 1) {
            return this;
        }
        List<List<Sample>> forks = new ArrayList<>();
        for (List<Sample> fork : side.forks()) {
            List<Sample> scaled = new ArrayList<>();
            for (Sample iteration : fork) {
                scaled.add(scaled(iteration, factor));
            }
            forks.add(scaled);
        }
        return new SideMetric(other, Side.of(forks));
    }

    private static Sample scaled(Sample iteration, double factor) {
        double[] values = new double[iteration.size()];
        long[] counts = new long[values.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = iteration.value(i) * factor;
            counts[i] = iteration.count(i);
        }
        return Sample.weighted(values, counts);
    }
}
