package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.openjdk.jmh.dynreconf.assertions.formula.Argument;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.FieldFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;

/** A benchmark with its modes, the parameters of its states, and their declared values. */
final class DeclaredBenchmark {

    private static final List<String> ALL_MODES = Collections.unmodifiableList(
            Arrays.asList("Throughput", "AverageTime", "SampleTime", "SingleShotTime"));

    private final String name;
    private final Set<String> modes = new LinkedHashSet<>();
    private final Map<String, List<String>> parameters = new LinkedHashMap<>();

    DeclaredBenchmark(String name, List<MethodFacts> methods, ClassFacts owner) {
        this.name = name;
        Set<String> seen = new HashSet<>();
        if (Jmh.isState(owner)) {
            addState(owner, seen);
        }
        for (MethodFacts method : methods) {
            addStates(method, seen);
            Jmh.modes(method, owner).forEach(this::addMode);
        }
    }

    private void addMode(String mode) {
        if (mode.equals("All")) {
            modes.addAll(ALL_MODES);
        } else {
            modes.add(mode.equals("Reconfigure") ? "SampleTime" : mode);
        }
    }

    private void addStates(MethodFacts method, Set<String> seen) {
        method.parameterClasses().stream().filter(Jmh::isState).forEach(state -> addState(state, seen));
    }

    /** Adds a state and those that its fixtures request. */
    private void addState(ClassFacts state, Set<String> seen) {
        if (!seen.add(state.name())) {
            return;
        }
        for (ClassFacts level : Jmh.inherited(state)) {
            for (FieldFacts field : level.fields()) {
                AnnotationFacts parameter = field.annotation(Jmh.PARAM);
                if (parameter != null) {
                    parameters.put(field.name(), parameter.texts("value"));
                }
            }
            level.methods().stream().filter(method -> method.annotation(Jmh.SETUP) != null
                    || method.annotation(Jmh.TEAR_DOWN) != null).forEach(method -> addStates(method, seen));
        }
    }

    /** Returns its modes as names of constants. */
    Set<String> modes() {
        return Collections.unmodifiableSet(modes);
    }

    /**
     * Checks an argument against all values that it may have, and returns whether the benchmark has such a parameter.
     */
    boolean check(Argument argument, List<String> values, FormulaProblems problems) {
        Optional<String> parameter = parameter(argument);
        if (!parameter.isPresent()) {
            problems.error(name + " has no parameter " + argument + ": "
                    + (parameters.isEmpty() ? "it has none" : "it has " + String.join(", ", parameters.keySet())));
            return false;
        }
        List<String> declared = parameters.get(parameter.get());
        for (String value : values) {
            if (!declared.isEmpty() && !declared.contains(value)) {
                problems.error(
                        "the parameter " + parameter.get() + " of " + name + " is never " + value + ": its values are "
                                + String.join(", ", declared));
            }
        }
        return true;
    }

    private Optional<String> parameter(Argument argument) {
        if (argument.name().isPresent()) {
            return argument.name().filter(parameters::containsKey);
        }
        Optional<String> hint = argument.hint().filter(parameters::containsKey);
        return hint.isPresent() || parameters.size() != 1 ? hint : Optional.of(parameters.keySet().iterator().next());
    }

    /** Reports parameters with several values of which the formula selects none. */
    void checkRest(Measured measured, Optional<String> grows, FormulaProblems problems) {
        List<String> rest = new ArrayList<>(parameters.keySet());
        measured.arguments().forEach(argument -> parameter(argument).ifPresent(rest::remove));
        if (grows.isPresent() && !rest.remove(grows.get())) {
            problems.error(name + " has no parameter " + grows.get() + " for the growth");
        }
        for (String parameter : rest) {
            if (parameters.get(parameter).size() > 1) {
                problems.error("the parameter " + parameter + " of " + name + " has several values, "
                        + String.join(", ", parameters.get(parameter)) + ": select one, or all with forall");
            }
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
