package org.openjdk.jmh.lint.rules;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;

/**
 * Tells which local variables are used: returned, stored, thrown, handed to a call that may do something with them,
 * tested by a condition, or needed for the value of another variable that is used. To change an object that nobody else
 * knows is no use of it.
 */
final class Flow {

    private final Map<String, Set<String>> neededFor = new HashMap<>();
    private final Set<String> used = new HashSet<>();
    private final PrivateObjects privateObjects;

    Flow(Body body, Callees callees) {
        privateObjects = new PrivateObjects(body, callees);
        for (Step step : body.steps()) {
            follow(step);
        }
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Map.Entry<String, Set<String>> needed : neededFor.entrySet()) {
                grown |= !Collections.disjoint(needed.getValue(), used) && used.add(needed.getKey());
            }
        }
    }

    private void follow(Step step) {
        if (step.kind() == Step.Kind.ASSIGN) {
            follow(step.value(), false, step.target().name());
        } else {
            follow(step.value(), step.kind() != Step.Kind.DISCARD, null);
        }
        if (step.kind() == Step.Kind.STORE) {
            follow(step.target(), true, null);
        }
    }

    private void follow(Expr expr, boolean isUsed, String target) {
        if (expr.kind() == Expr.Kind.LOCAL) {
            reach(expr.name(), isUsed, target);
        }
        boolean escapes = (expr.kind() == Expr.Kind.CALL || expr.kind() == Expr.Kind.NEW)
                && Effects.of(expr) != Effects.NONE;
        boolean isReceiver =
                expr.kind() == Expr.Kind.CALL && (!expr.isStatic() || Effects.changesItsFirstArgument(expr));
        for (Expr operand : expr.operands()) {
            boolean isKept = isReceiver && privateObjects.contains(PrivateObjects.changed(operand).name());
            follow(operand, isUsed || escapes && !isKept, target);
            isReceiver = false;
        }
    }

    private void reach(String variable, boolean isUsed, String target) {
        if (isUsed) {
            used.add(variable);
        } else if (target != null) {
            neededFor.computeIfAbsent(variable, name -> new HashSet<>()).add(target);
        }
    }

    /** Tells whether the variable holds an object that nobody else knows and that is changed. */
    boolean isOnlyChanged(String variable) {
        return privateObjects.contains(variable) && privateObjects.isCalled(variable);
    }

    boolean isUsed(String variable) {
        return used.contains(variable);
    }

    /** Tells whether the value ends in this variable, so that it is here that it should be used. */
    boolean isDeadEnd(String variable) {
        Set<String> targets = neededFor.getOrDefault(variable, Collections.<String>emptySet());
        return !isUsed(variable) && Collections.singleton(variable).containsAll(targets);
    }
}
