package org.openjdk.jmh.bridge.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.results.assertions.Assertion;

/** Benchmarks that the tests of a class need, and tests that can never be judged. */
final class ClassPlan {

    final AssertedClass owner;
    private final BenchmarkIndex index;
    private final Map<AssertionTest, Set<String>> needed = new LinkedHashMap<>();
    private final Map<AssertionTest, String> defects = new LinkedHashMap<>();

    private ClassPlan(AssertedClass owner, BenchmarkIndex index) {
        this.owner = owner;
        this.index = index;
    }

    static ClassPlan of(AssertedClass owner, BenchmarkIndex index) {
        ClassPlan plan = new ClassPlan(owner, index);
        if (!JupiterAnnotations.disabled(owner.type()).isPresent()) {
            owner.tests().forEach(plan::add);
        }
        return plan;
    }

    private void add(AssertionTest test) {
        Assertion assertion = test.assertion();
        if (!assertion.formula().isPresent()) {
            defects.put(test,
                    "no formula:\n" + assertion.error().map(error -> String.join("\n", error.lines())).orElse(""));
            return;
        }
        List<Measured> measured = assertion.formula().get().measured().stream().filter(each -> !each.isBaseline())
                .collect(Collectors.toList());
        Optional<String> defect = measured.stream().map(each -> index.defect(each, owner.type()))
                .filter(Optional::isPresent).map(Optional::get).findFirst();
        if (measured.isEmpty()) {
            defects.put(test, "no benchmark is named that could run");
        } else if (defect.isPresent()) {
            defects.put(test, defect.get());
        } else {
            needed.put(test, measured.stream().flatMap(each -> index.find(each, owner.type()).stream())
                    .collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    /** Returns the reasons why tests can never be judged. */
    Map<AssertionTest, String> defects() {
        return Collections.unmodifiableMap(defects);
    }

    List<AssertionTest> judgeable() {
        return new ArrayList<>(needed.keySet());
    }

    Set<String> benchmarks(AssertionTest test) {
        return needed.getOrDefault(test, Collections.emptySet());
    }

    Set<String> benchmarks() {
        return needed.values().stream().flatMap(Set::stream).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns whether a benchmark sets all VM arguments instead of appending some. */
    boolean fixesArguments() {
        return index.fixArguments(benchmarks());
    }
}
