package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.assertions.formula.Argument;
import org.openjdk.jmh.dynreconf.assertions.formula.Connection;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaVisitor;
import org.openjdk.jmh.dynreconf.assertions.formula.Growth;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.dynreconf.assertions.formula.Negation;
import org.openjdk.jmh.dynreconf.assertions.formula.Quantification;
import org.openjdk.jmh.dynreconf.assertions.formula.Relation;

/** Checks a formula by visiting its parts and looking up what they name. A baseline may have any benchmark. */
final class FormulaCheck implements FormulaVisitor<Void> {

    private final VisibleBenchmarks benchmarks;
    private final FormulaProblems problems;
    private final Map<String, List<String>> variables = new LinkedHashMap<>();

    FormulaCheck(VisibleBenchmarks benchmarks, FormulaProblems problems) {
        this.benchmarks = benchmarks;
        this.problems = problems;
    }

    @Override
    public Void relation(Relation relation) {
        List<DeclaredBenchmark> sides = new ArrayList<>();
        for (Measured measured : relation.measured()) {
            check(measured, Optional.empty()).ifPresent(sides::add);
        }
        if (sides.size() == 2 && Collections.disjoint(sides.get(0).modes(), sides.get(1).modes())) {
            problems.warning(sides.get(0) + " is measured in " + sides.get(0).modes() + " and " + sides.get(1) + " in "
                    + sides.get(1).modes()
                    + ": different modes are not compared; run with -bm to measure both in the same mode");
        }
        return null;
    }

    @Override
    public Void growth(Growth growth) {
        check(growth.grown(), Optional.of(growth.order().parameter()));
        return null;
    }

    @Override
    public Void negation(Negation negation) {
        return negation.negated().accept(this);
    }

    @Override
    public Void connection(Connection connection) {
        connection.left().accept(this);
        return connection.right().accept(this);
    }

    @Override
    public Void quantification(Quantification quantification) {
        variables.put(quantification.variable(), quantification.values());
        quantification.body().accept(this);
        variables.remove(quantification.variable());
        return null;
    }

    private Optional<DeclaredBenchmark> check(Measured measured, Optional<String> grows) {
        Optional<DeclaredBenchmark> benchmark = measured.isBaseline() ? Optional.empty()
                : benchmarks.find(measured.name(), problems);
        if (benchmark.isPresent()) {
            boolean understood = true;
            for (Argument argument : measured.arguments()) {
                understood &= benchmark.get().check(argument, values(argument), problems);
            }
            if (understood) {
                benchmark.get().checkRest(measured, grows, problems);
            }
        }
        return benchmark;
    }

    private List<String> values(Argument argument) {
        List<String> values = new ArrayList<>();
        argument.value().ifPresent(values::add);
        argument.hint().map(variables::get).ifPresent(values::addAll);
        return values;
    }
}
