package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.lint.Rule;

/** All rules. */
public final class Rules {

    private Rules() {
    }

    /**
     * Returns all rules in the order of the documentation.
     *
     * @param criteria supplies the available stability criteria; called only if a benchmark names one
     */
    public static List<Rule> all(Supplier<StabilityCriteria> criteria) {
        return Arrays.asList(new RangeRule(), new BoundsRule(), new CriterionRule(criteria), new AssertionRule(),
                new MeasuresRule(),
                new NoBenchmarkRule(),
                new UnusedResultRule(), new AccumulationRule(), new FinalInputRule(), new InvocationFixtureRule(),
                ForkRule.zeroForks(), ForkRule.singleFork(), new SortedInputRule(), new GrowingInputRule(),
                new SpentInputRule(), new SharedLineRule(), new SpinRule(), new HandmadeBlackholeRule(),
                new OperationsRule(), new DefaultUnitRule(), new TwinRule());
    }

    /** Returns the ids of all rules in the order of the documentation. */
    public static List<String> ids() {
        return all(StabilityCriteria::builtIn).stream().map(Rule::id).collect(Collectors.toList());
    }
}
