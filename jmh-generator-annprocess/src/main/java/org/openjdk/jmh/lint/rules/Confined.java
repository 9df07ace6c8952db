package org.openjdk.jmh.lint.rules;

import java.util.HashSet;
import java.util.Set;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;

/** Tells which objects a method made itself, so that to change them has no effect elsewhere as long as it runs. */
final class Confined {

    private static final String ITERATORS = "iterator|listIterator|spliterator";
    private static final String COPIES = "clone|copyOf|copyOfRange";

    private Confined() {
    }

    static boolean isMadeIn(Expr converted, Body body) {
        Expr value = PrivateObjects.changed(converted);
        if (value.kind() != Expr.Kind.LOCAL) {
            return isMade(value);
        }
        boolean made = false;
        for (Step step : body.steps()) {
            if (step.assigns(value.name())) {
                Expr assigned = PrivateObjects.changed(step.value());
                if (!isMade(assigned) && !assigned.isLocal(value.name()) && !isNull(assigned)) {
                    return false;
                }
                made |= isMade(assigned);
            }
        }
        return made;
    }

    private static boolean isMade(Expr value) {
        return value.kind() == Expr.Kind.NEW
                || value.kind() == Expr.Kind.CALL && (value.name().matches(ITERATORS) || value.name().matches(COPIES));
    }

    private static boolean isNull(Expr value) {
        return value.kind() == Expr.Kind.CONSTANT && value.constant() == null;
    }

    /** Returns the type of the new object that a value is, or an empty text. */
    static String typeMade(Expr converted, Body body) {
        Expr value = Conversions.bare(converted);
        Set<String> types = new HashSet<>();
        types.add(value.kind() == Expr.Kind.NEW ? value.type() : "");
        if (value.kind() == Expr.Kind.LOCAL && isMadeIn(value, body)) {
            types.clear();
            body.steps().stream().filter(step -> step.assigns(value.name())).map(step -> Conversions.bare(step.value()))
                    .filter(assigned -> !isNull(assigned))
                    .forEach(assigned -> types.add(assigned.kind() == Expr.Kind.NEW ? assigned.type() : ""));
        }
        return types.size() == 1 ? types.iterator().next() : "";
    }
}
