package org.openjdk.jmh.lint.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * Follows calls to determine their effects beyond a result: stores to objects that the method did not create, locks,
 * native code, and calls with such effects.
 *
 * <p>Code is stronger evidence than names. For a call with a result, a name such as {@code sort} or {@code check}
 * suggests an effect; for a call without a result, only its code shows what it changes.
 */
final class CallEffects {

    private static final int DEPTH = 8;
    /** Largest number of followed calls: more are unlikely in a method that only computes. */
    private static final int MAX_CALLS = 400;

    private final Callees callees;
    private final boolean isByEvidence;
    private final Map<String, Effects> known = new HashMap<>();
    private int callsLeft = MAX_CALLS;

    CallEffects(Callees callees, boolean isByEvidence) {
        this.callees = callees;
        this.isByEvidence = isByEvidence;
    }

    Effects of(Expr call) {
        callsLeft = MAX_CALLS;
        return of(call, DEPTH);
    }

    private Effects of(Expr call, int depth) {
        boolean isCheckOfACallee = depth < DEPTH && Effects.isNullCheck(call);
        if (call.code() != null || isCheckOfACallee) {
            return Effects.NONE;
        }
        if (Functions.onlyCallsFunctions(call)) {
            return ofFunctions(call, depth);
        }
        boolean isFollowed =
                (isByEvidence || depth < DEPTH) && Effects.isSuspectedByNameOnly(call) && callees.isKnown(call);
        Effects effects = isFollowed ? Effects.UNKNOWN : Effects.of(call);
        if (effects != Effects.UNKNOWN) {
            return effects;
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

    /**
     * Returns whether a call has no effect although its body is unknown: functions by contract, and static methods
     * without mutable arguments.
     */
    private boolean isFunction(Expr call) {
        boolean isGivenValues = call.operands().stream().noneMatch(PlainValues::mayBeChanged);
        return Effects.isFunctionByContract(call)
                || call.isStatic() && isGivenValues && !callees.isKnown(call) && !call.type().equals("void");
    }

    /** Returns the effects of a stream or iteration, which are those of its functions. */
    private Effects ofFunctions(Expr value, int depth) {
        Effects worst = Effects.NONE;
        for (Expr operand : value.operands()) {
            Expr part = Conversions.bare(operand);
            boolean isCall = part.kind() == Expr.Kind.CALL && part.code() == null;
            boolean isUnknown = part.kind() == Expr.Kind.NEW && !PrivateObjects.isOfTheJdk(part.type());
            worst = worst.orWorse(isCall ? of(part, depth) : isUnknown ? Effects.UNKNOWN : ofFunction(part, depth));
        }
        return worst;
    }

    /** Returns the effects of a function whose arguments are unknown. */
    private Effects ofFunction(Expr value, int depth) {
        if (value.code() == null) {
            return Functions.isUnknown(value) ? Effects.UNKNOWN : Effects.NONE;
        }
        Effects effects = value.code() == Body.EMPTY ? Effects.UNKNOWN : of(value.code(), depth);
        return effects == Effects.OF_ARGUMENTS ? Effects.LIKELY : effects;
    }

    private Effects follow(Expr call, int depth) {
        List<MethodFacts> methods = callees.methods(call);
        if (callees.isNeverInlined(call)) {
            return Effects.LIKELY;
        }
        if (methods.isEmpty() || depth < 0 || --callsLeft < 0) {
            return Effects.UNKNOWN;
        }
        Effects worst = Effects.NONE;
        for (MethodFacts method : methods) {
            boolean staysACall = method.isNative() && !Effects.isFunctionByContract(call);
            boolean isEmpty = call.isStatic() && method.body() != Body.EMPTY && method.body().steps().isEmpty();
            worst = worst.orWorse(staysACall ? Effects.LIKELY : isEmpty ? Effects.NONE : of(method, depth));
        }
        return worst;
    }

    private Effects of(MethodFacts method, int depth) {
        if (method.isSynchronized()) {
            return Effects.LIKELY;
        }
        return method.body().steps().isEmpty() ? Effects.UNKNOWN : of(method.body(), depth);
    }

    private Effects of(Body body, int depth) {
        Effects worst = Effects.NONE;
        for (Step step : body.steps()) {
            worst = worst.orWorse(of(step, body, depth));
            if (worst == Effects.LIKELY) {
                return worst;
            }
        }
        return worst;
    }

    private Effects of(Step step, Body body, int depth) {
        if (step.kind() == Step.Kind.ASSERTION) {
            return Effects.NONE;
        }
        Effects worst = step.kind() == Step.Kind.ESCAPE ? Effects.UNKNOWN : Effects.NONE;
        if (step.kind() == Step.Kind.STORE) {
            worst = step.target().operands().isEmpty() ? Effects.LIKELY
                    : OwnObjects.ofChange(step.target().operands().get(0), body);
        }
        for (Expr expr : step.expressions()) {
            if (expr.kind() == Expr.Kind.CALL && !expr.name().equals("<init>") && worst != Effects.LIKELY) {
                worst = worst.orWorse(ofCall(expr, body, depth - 1));
            } else if (expr.kind() == Expr.Kind.NEW && isByEvidence) {
                worst = worst.orWorse(ofConstructor(expr, depth - 1));
            }
        }
        return worst;
    }

    private Effects ofCall(Expr call, Body body, int depth) {
        Effects effects = of(call, depth);
        Expr changed = effects == Effects.NONE ? null : changed(call);
        if (changed != null) {
            return OwnObjects.ofChange(changed, body);
        }
        if (effects == Effects.OF_ARGUMENTS) {
            Effects worst = Effects.NONE;
            for (Expr operand : Functions.changeable(call)) {
                worst = worst.orWorse(OwnObjects.ofChange(operand, body));
            }
            return worst;
        }
        boolean staysWithin = !isByEvidence && effects == Effects.LIKELY && !call.isStatic()
                && OwnObjects.ofChange(call.operands().get(0), body) == Effects.NONE;
        return staysWithin ? Effects.NONE : effects;
    }

    private Effects ofConstructor(Expr created, int depth) {
        return PrivateObjects.isHarmless(created.type()) || follow(created, depth).compareTo(Effects.UNKNOWN) < 0
                ? Effects.NONE : Effects.UNKNOWN;
    }

    /** Returns everything that a call of a JDK method changes, except through its functions; null if unknown. */
    Expr changed(Expr call) {
        Expr changed = Functions.changed(call);
        return changed != null && call.operands().stream()
                .allMatch(each -> ofFunction(Conversions.bare(each), DEPTH) == Effects.NONE) ? changed : null;
    }
}
