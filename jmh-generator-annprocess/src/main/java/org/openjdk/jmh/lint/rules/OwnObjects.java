package org.openjdk.jmh.lint.rules;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;

/** Recognizes objects that a method created itself, whose changes have no effect elsewhere while it runs. */
final class OwnObjects {

    private static final String ITERATORS = "iterator|listIterator|spliterator";
    private static final String COPIES = "clone|copyOf|copyOfRange|toArray|toCharArray|getBytes";

    private OwnObjects() {
    }

    /** Returns the effect of changing an object: none if the method created it, otherwise one on its arguments. */
    static Effects ofChange(Expr object, Body body) {
        return ofChange(object, body, new HashSet<>());
    }

    private static Effects ofChange(Expr converted, Body body, Set<String> open) {
        Expr value = PrivateObjects.changed(converted);
        if (isMade(value)) {
            return Effects.NONE;
        }
        switch (value.kind()) {
            case CONSTANT:
                return Effects.OF_ARGUMENTS;
            case LOCAL:
                return open.add(value.name()) ? ofChange(assigned(value, body), body, open) : Effects.NONE;
            case FIELD:
                return value.isStatic() ? Effects.LIKELY : ofPart(value, body, open);
            case OPERATOR:
                return Loops.isElement(value) ? ofPart(value, body, open) : Effects.LIKELY;
            case OTHER:
                return value.operands().isEmpty() ? Effects.LIKELY : ofChange(value.operands(), body, open);
            default:
                return Effects.LIKELY;
        }
    }

    /** A variable without assignment is a parameter. */
    private static Effects ofChange(List<Expr> values, Body body, Set<String> open) {
        Effects worst = values.isEmpty() ? Effects.OF_ARGUMENTS : Effects.NONE;
        for (Expr value : values) {
            worst = worst.orWorse(ofChange(value, body, open));
        }
        return worst;
    }

    /**
     * Returns the effect of changing a part of an object: other code may know parts of an own object. A variable that
     * advances, as in a list, keeps its origin.
     */
    private static Effects ofPart(Expr value, Body body, Set<String> open) {
        if (open.contains(Conversions.bare(value.operands().get(0)).name())) {
            return Effects.OF_ARGUMENTS;
        }
        Effects ofWhole = ofChange(value.operands().get(0), body, open);
        return ofWhole == Effects.NONE ? Effects.LIKELY : ofWhole;
    }

    private static List<Expr> assigned(Expr variable, Body body) {
        return body.steps().stream().filter(step -> step.assigns(variable.name())).map(Step::value)
                .filter(value -> !isNull(Conversions.bare(value))).collect(Collectors.toList());
    }

    static boolean isIterator(Expr value) {
        return value.kind() == Expr.Kind.CALL && value.name().matches(ITERATORS);
    }

    /** Returns whether a call creates an array or object that no other code knows. */
    static boolean isCopy(Expr value) {
        return value.kind() == Expr.Kind.CALL && value.name().matches(COPIES);
    }

    private static boolean isMade(Expr value) {
        return value.kind() == Expr.Kind.NEW || isIterator(value) || isCopy(value) || PrivateObjects.isNewBuffer(value);
    }

    private static boolean isNull(Expr value) {
        return value.kind() == Expr.Kind.CONSTANT && value.constant() == null;
    }

    /** Returns the type of the new object that a value is; empty if it is not new. */
    static String typeMade(Expr converted, Body body) {
        Expr value = Conversions.bare(converted);
        Set<String> types = new HashSet<>();
        for (Expr each : value.kind() == Expr.Kind.LOCAL ? assigned(value, body) : Collections.singletonList(value)) {
            Expr made = Conversions.bare(each);
            boolean isArray = isCopy(made) && made.owner().startsWith("java.") && !made.name().equals("clone");
            types.add(made.kind() == Expr.Kind.NEW ? made.type() : isArray ? "array" : "");
        }
        return types.size() == 1 ? types.iterator().next() : "";
    }
}
