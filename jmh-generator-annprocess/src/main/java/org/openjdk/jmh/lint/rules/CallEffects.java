package org.openjdk.jmh.lint.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * Follows calls into the methods that they reach, as deep as can be seen, and tells what these do beyond computing a result:
 * to store in what the method did not make itself, to hold a lock, to leave Java, to call something that does so.
 */
final class CallEffects {

    private static final int DEPTH = 8;
    /** More than a method that computes calls; who calls more is likely to do something. */
    private static final int MOST_CALLS = 400;
    private static final String COMPILERS_OWN = "variable ";

    private final Callees callees;
    private final Map<String, Effects> known = new HashMap<>();
    private int callsLeft = MOST_CALLS;

    CallEffects(Callees callees) {
        this.callees = callees;
    }

    Effects of(Expr call) {
        callsLeft = MOST_CALLS;
        return of(call, DEPTH);
    }

    private Effects of(Expr call, int depth) {
        boolean isFollowed = depth < DEPTH && Effects.isToldByItsNameOnly(call) && callees.isKnown(call);
        Effects told = isFollowed ? Effects.UNKNOWN : Effects.of(call);
        if (told != Effects.UNKNOWN || isLambda(call)) {
            return isLambda(call) ? Effects.NONE : told;
        }
        String key = Callees.key(call);
        Effects before = known.get(key);
        if (before == null) {
            known.put(key, Effects.NONE);
            before = follow(call, depth);
            known.put(key, before);
        }
        return before == Effects.UNKNOWN && isFunction(call) ? Effects.NONE : before;
    }

    /** To make one does nothing; what it does stands where it is called. */
    private static boolean isLambda(Expr call) {
        return call.owner().isEmpty();
    }

    /** What no body tells: functions by their contract, and static methods that are given nothing they could change. */
    private boolean isFunction(Expr call) {
        boolean isGivenValues = call.operands().stream().noneMatch(PlainValues::mayBeChanged);
        return Effects.isFunctionByContract(call)
                || call.isStatic() && isGivenValues && !callees.isKnown(call) && !call.type().equals("void");
    }

    private Effects follow(Expr call, int depth) {
        List<MethodFacts> methods = callees.methods(call);
        if (callees.isKeptApart(call)) {
            return Effects.LIKELY;
        }
        if (methods.isEmpty() || depth < 0 || --callsLeft < 0) {
            return Effects.UNKNOWN;
        }
        Effects worst = Effects.NONE;
        for (MethodFacts method : methods) {
            boolean staysACall = method.isNative() && !Effects.isFunctionByContract(call);
            worst = worse(worst, staysACall ? Effects.LIKELY : of(method, depth));
        }
        return worst;
    }

    private Effects of(MethodFacts method, int depth) {
        Body body = method.body();
        if (method.isSynchronized()) {
            return Effects.LIKELY;
        }
        Effects worst = body.steps().isEmpty() ? Effects.UNKNOWN : Effects.NONE;
        for (Step step : body.steps()) {
            worst = worse(worst, of(step, body, depth));
            if (worst == Effects.LIKELY) {
                return worst;
            }
        }
        return worst;
    }

    private Effects of(Step step, Body body, int depth) {
        Effects worst = Effects.NONE;
        if (step.kind() == Step.Kind.STORE && !isStoredInOwn(step.target(), body)) {
            return Effects.LIKELY;
        }
        if (step.kind() == Step.Kind.ESCAPE && !step.value().displayName().startsWith(COMPILERS_OWN)) {
            worst = Effects.UNKNOWN;
        }
        for (Expr expr : step.expressions()) {
            if (expr.kind() == Expr.Kind.CALL && !expr.name().equals("<init>") && worst != Effects.LIKELY) {
                Effects effects = of(expr, depth - 1);
                boolean staysWithin = effects == Effects.LIKELY && !expr.isStatic()
                        && Confined.isMadeIn(expr.operands().get(0), body);
                worst = worse(worst, staysWithin ? Effects.NONE : effects);
            }
        }
        return worst;
    }

    private static boolean isStoredInOwn(Expr target, Body body) {
        return !target.operands().isEmpty() && Confined.isMadeIn(target.operands().get(0), body);
    }

    private static Effects worse(Effects one, Effects other) {
        return one.compareTo(other) >= 0 ? one : other;
    }
}
