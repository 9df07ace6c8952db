package org.openjdk.jmh.production.comparisons;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.assertions.Findings;
import org.openjdk.jmh.dynreconf.assertions.MeasuredData;
import org.openjdk.jmh.dynreconf.assertions.formula.Argument;
import org.openjdk.jmh.dynreconf.assertions.formula.Dimension;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.results.assertions.BenchmarkNames;

/**
 * Provides methods of production to formulas. The units of the bootstrap are VMs, or batches if there is only one; how
 * much VMs differ is then unknown.
 */
record ProductionData(List<ProductionTimes> all) implements MeasuredData {

    private static final String PRODUCTION = "production";

    @Override
    public Findings find(Measured wanted) {
        if (wanted.isBaseline()) {
            return Findings.notRun("production has no baseline");
        }
        if (wanted.dimension() != Dimension.TIME) {
            return Findings.unusable("production has times, not the allocations of " + wanted.name());
        }
        Set<String> names = all.stream().map(times -> times.method().qualified())
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> found = BenchmarkNames.find(wanted.name(), "", names);
        if (found.size() > 1) {
            return Findings.unusable(wanted.name() + " may be " + String.join(" or ", found));
        }
        List<ProductionTimes> meant = all.stream()
                .filter(times -> found.contains(times.method().qualified()) && isMeant(wanted, times)).toList();
        List<ProductionTimes> invoked = meant.stream().filter(times -> times.invocations() > 0).toList();
        return invoked.isEmpty()
                ? Findings.notRun(wanted + (meant.isEmpty() ? " was not timed" : " was not invoked"))
                : invoked.size() > 1 ? Findings.unusable(wanted.name() + " may be "
                        + invoked.stream().map(times -> times.method().shortName()).collect(Collectors.joining(" or "))
                        + ": write the types of parameters in quotes, such as " + wanted.name() + "('int')")
                        : measured(invoked.get(0));
    }

    /** Returns whether the arguments, if any, are the types of the method's parameters, with or without packages. */
    private static boolean isMeant(Measured wanted, ProductionTimes times) {
        List<Argument> arguments = wanted.arguments();
        List<String> parameters = times.method().parameters();
        boolean same = arguments.isEmpty() || arguments.size() == parameters.size();
        for (int i = 0; same && i < arguments.size(); i++) {
            same = ("." + parameters.get(i)).endsWith("." + arguments.get(i).value().orElse(""));
        }
        return same;
    }

    private static Findings measured(ProductionTimes times) {
        List<double[]> vms = times.batches().means();
        ForkSamples samples = ForkSamples.ofScores(vms.toArray(new double[0][]));
        return vms.isEmpty() ? Findings.unusable("the clock is too coarse for " + times.method().qualified())
                : Findings.of(Map.of(PRODUCTION, vms.size() > 1 ? samples : samples.iterationsAsForks()));
    }

    /** Production has no known values of parameters. */
    @Override
    public SortedMap<Double, Findings> series(Measured wanted, String parameter) {
        return new TreeMap<>();
    }
}
