package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;
import org.openjdk.jmh.lint.model.StepRange;

/**
 * Determines which local variables are used: returned, stored, thrown, passed to a call with effects, tested by a
 * condition, or needed for another used variable. Changing an object that no other code knows is no use, nor is the
 * condition of a loop without visible effects.
 */
final class Flow {

    /** Pseudo-variable for values dropped at a call, which is reported instead of variables. */
    private static final String DROPPED = "";

    private final List<Step> steps;
    private final Callees callees;
    private final PrivateObjects privateObjects;
    private final Map<String, Set<String>> neededFor = new HashMap<>();
    private final Set<String> changed = new HashSet<>();
    private final Set<String> used = new HashSet<>();
    private final Set<String> tested = new HashSet<>();
    private final Set<String> asserted = new HashSet<>();
    private final List<StepRange> deadLoops;

    Flow(Body body, Callees callees) {
        steps = body.steps();
        this.callees = callees;
        privateObjects = new PrivateObjects(body, callees);
        deadLoops = new ArrayList<>(body.loopRanges());
        for (Step step : steps) {
            if (step.kind() == Step.Kind.ASSERTION) {
                step.expressions().stream().filter(each -> each.kind() == Expr.Kind.LOCAL)
                        .forEach(each -> asserted.add(each.name()));
            } else if (step.kind() != Step.Kind.CONDITION) {
                follow(step);
            }
        }
        followConditions(used);
        while (deadLoops.removeIf(loop -> isAlive(loop) || !endsByItself(loop))) {
            followConditions(used);
        }
        followConditions(tested);
    }

    /** Follows the conditions outside of dead loops, or all conditions. */
    private void followConditions(Set<String> into) {
        for (int i = 0; i < steps.size(); i++) {
            int step = i;
            if (steps.get(i).kind() == Step.Kind.CONDITION
                    && (into != used || deadLoops.stream().noneMatch(loop -> contains(loop, step)))) {
                follow(steps.get(i).value(), into, true, Collections.<String>emptySet());
            }
        }
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Map.Entry<String, Set<String>> needed : neededFor.entrySet()) {
                grown |= !Collections.disjoint(needed.getValue(), into) && into.add(needed.getKey());
            }
        }
    }

    private static boolean contains(StepRange loop, int step) {
        return loop.first() <= step && step < loop.end();
    }

    private void follow(Step step) {
        if (step.kind() == Step.Kind.ASSIGN) {
            follow(step.value(), used, false, Collections.singleton(step.target().name()));
        } else if (step.kind() == Step.Kind.STORE) {
            Set<String> holder = privateObjects.holder(step.target());
            changed.addAll(holder);
            follow(step.value(), used, holder.isEmpty(), holder);
            follow(step.target(), used, holder.isEmpty(), holder);
        } else {
            boolean isDropped = step.kind() == Step.Kind.DISCARD && callees.effects(step.value()) == Effects.NONE;
            follow(step.value(), used, step.kind() != Step.Kind.DISCARD,
                    isDropped ? Collections.singleton(DROPPED) : Collections.<String>emptySet());
        }
    }

    private void follow(Expr expr, Set<String> into, boolean isUsed, Set<String> targets) {
        if (expr.kind() == Expr.Kind.LOCAL) {
            reach(expr.name(), into, isUsed, targets);
        }
        boolean escapes = expr.kind() == Expr.Kind.NEW;
        Set<String> all = new HashSet<>(targets);
        if (expr.kind() == Expr.Kind.CALL && callees.effects(expr) != Effects.NONE) {
            Set<String> holders = privateObjects.changedBy(expr);
            escapes = holders == null;
            if (!escapes) {
                all.addAll(holders);
                if (privateObjects.isGivenFresh(expr)) {
                    all.add(DROPPED);
                } else {
                    changed.addAll(holders);
                }
            }
        }
        for (Expr operand : expr.operands()) {
            follow(operand, into, isUsed || escapes, all);
        }
    }

    private void reach(String variable, Set<String> into, boolean isUsed, Set<String> targets) {
        if (isUsed) {
            into.add(variable);
        }
        neededFor.computeIfAbsent(variable, name -> new HashSet<>()).addAll(targets);
    }

    /** Returns whether a loop has a visible effect apart from its conditions. */
    private boolean isAlive(StepRange loop) {
        return steps.subList(loop.first(), loop.end()).stream().anyMatch(this::isSeen);
    }

    private boolean isSeen(Step step) {
        switch (step.kind()) {
            case ASSIGN:
                return used.contains(step.target().name()) || hasEffect(step);
            case DISCARD:
            case CONDITION:
                return hasEffect(step);
            case STORE:
                Set<String> holder = privateObjects.holder(step.target());
                return holder.isEmpty() || !Collections.disjoint(holder, used) || hasEffect(step);
            default:
                return true;
        }
    }

    private boolean hasEffect(Step step) {
        for (Expr expr : step.expressions()) {
            boolean mayHave = expr.kind() == Expr.Kind.NEW ? !PrivateObjects.isHarmless(expr.type())
                    : expr.kind() == Expr.Kind.CALL && expr.code() == null
                            && !(expr.name().equals("<init>") && PrivateObjects.isHarmless(expr.owner()))
                            && callees.effects(expr) != Effects.NONE;
            if (mayHave) {
                Set<String> holders = privateObjects.changedBy(expr);
                if (holders == null || !Collections.disjoint(holders, used)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns whether a loop ends by itself; one that tests nothing that it changes waits for another thread. */
    private boolean endsByItself(StepRange loop) {
        List<Step> inside = steps.subList(loop.first(), loop.end());
        return inside.stream().filter(step -> step.kind() == Step.Kind.CONDITION)
                .flatMap(step -> step.expressions().stream())
                .anyMatch(expr -> expr.name().equals("hasNext") || expr.kind() == Expr.Kind.LOCAL
                        && inside.stream().anyMatch(step -> step.assigns(expr.name())));
    }

    List<StepRange> deadLoops() {
        List<StepRange> outermost = new ArrayList<>(deadLoops);
        outermost.removeIf(inner -> deadLoops.stream()
                .anyMatch(outer -> outer != inner && contains(outer, inner.first()) && inner.end() <= outer.end()));
        return outermost;
    }

    /** Returns whether a call changes only objects that no other code knows. */
    boolean hasNoEffect(Expr call) {
        Set<String> holders = privateObjects.isGivenFresh(call) ? privateObjects.changedBy(call) : null;
        return holders != null && Collections.disjoint(holders, used);
    }

    /** Returns whether a variable holds an object that no other code knows and that is only changed. */
    boolean isOnlyChanged(String variable) {
        return changed.contains(variable) && privateObjects.contains(variable) && !privateObjects.isIterator(variable);
    }

    boolean isAsserted(String variable) {
        return asserted.contains(variable);
    }

    /** Returns whether a value ends in this variable, so that it should be used here. */
    boolean isDeadEnd(String variable) {
        Set<String> targets = neededFor.getOrDefault(variable, Collections.<String>emptySet());
        return !used.contains(variable) && (isOnlyChanged(variable) || !tested.contains(variable))
                && Collections.singleton(variable).containsAll(targets);
    }
}
