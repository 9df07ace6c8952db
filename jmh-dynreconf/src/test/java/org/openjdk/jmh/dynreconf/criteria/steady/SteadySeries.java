package org.openjdk.jmh.dynreconf.criteria.steady;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.IterationSampler;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.settings.SamplingSettings;

/** Feeds series of levels to judges, for tests. */
final class SteadySeries {

    private static final double EXACT = 1e-12;

    private SteadySeries() {
    }

    static Iteration oneSecond(double level) {
        return Iteration.of(Sample.of(level)).withSeconds(1);
    }

    static Judge steady(String text) {
        return steady(text, 50);
    }

    static Judge steady(String text, int longestWarmup) {
        SamplingSettings sampling = SamplingSettings.defaults();
        ConfiguredCriterion steady = StabilityCriteria.builtIn().parse(text).get(0);
        return steady.criterion()
                .judge(JudgeSetup.of(steady, 1, longestWarmup, sampling, new IterationSampler(1, 2, 1)));
    }

    static void add(Judge steady, double... levels) {
        addIterations(steady, 1, levels);
    }

    /** A fork whose iterations of one second have so many values each. */
    static void addIterations(Judge steady, int size, double... values) {
        steady.startFork(ForkRole.measured());
        for (int i = 0; i < values.length; i += size) {
            Sample sample = Sample.of(Arrays.copyOfRange(values, i, i + size));
            steady.measurementIteration(Iteration.of(sample).withSeconds(1));
        }
    }

    static Judge series(double... levels) {
        Judge steady = steady("steady");
        add(steady, levels);
        return steady;
    }

    static Map<String, Double> rounded(Map<String, Double> figures) {
        Map<String, Double> rounded = new HashMap<>(figures);
        rounded.replaceAll(
                (name, figure) -> Math.abs(figure - 0.2 / 10.2) < EXACT ? Double.valueOf(0.2 / 10.2) : figure);
        return rounded;
    }
}
