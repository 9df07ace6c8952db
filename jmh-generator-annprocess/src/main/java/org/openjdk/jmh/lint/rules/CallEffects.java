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
 *
 * <p>By evidence alone, names are not believed where there is code: of a call whose result somebody should use, a name such as
 * {@code sort} or {@code check} says that there is more to it, but what a method changes that returns nothing only its code tells.
 */
final class CallEffects {

    private static final int DEPTH = 8;
    /** More than a method that computes calls; who calls more is likely to do something. */
    private static final int MOST_CALLS = 400;

    private final Callees callees;
    private final boolean isByEvidence;
    private final Map<String, Effects> known = new HashMap<>();
    private int callsLeft = MOST_CALLS;

    CallEffects(Callees callees, boolean isByEvidence) {
        this.callees = callees;
        this.isByEvidence = isByEvidence;
    }

    Effects of(Expr call) {
        callsLeft = MOST_CALLS;
        return of(call, DEPTH);
    }

    private Effects of(Expr call, int depth) {
        boolean isCheckOfACallee = depth < DEPTH && Effects.isNullCheck(call);
        if (call.code() != null || isCheckOfACallee) {
            return Effects.NONE;
        }
        if (Functions.isAllThatCounts(call)) {
            return ofFunctions(call, depth);
        }
        boolean isFollowed =
                (isByEvidence || depth < DEPTH) && Effects.isToldByItsNameOnly(call) && callees.isKnown(call);
        Effects told = isFollowed ? Effects.UNKNOWN : Effects.of(call);
        if (told != Effects.UNKNOWN) {
            return told;
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

    /** What no body tells: functions by their contract, and static methods that are given nothing they could change. */
    private boolean isFunction(Expr call) {
        boolean isGivenValues = call.operands().stream().noneMatch(PlainValues::mayBeChanged);
        return Effects.isFunctionByContract(call)
                || call.isStatic() && isGivenValues && !callees.isKnown(call) && !call.type().equals("void");
    }

    /** What a stream or a walk does beyond computing is what the functions do that it is given. */
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

    /** Whoever calls a function may give it anything, so that what it does to its arguments is not known. */
    private Effects ofFunction(Expr value, int depth) {
        if (value.code() == null) {
            return Functions.isUnknown(value) ? Effects.UNKNOWN : Effects.NONE;
        }
        Effects effects = value.code() == Body.EMPTY ? Effects.UNKNOWN : of(value.code(), depth);
        return effects == Effects.OF_ARGUMENTS ? Effects.LIKELY : effects;
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
                    : Confined.ofChange(step.target().operands().get(0), body);
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
            return Confined.ofChange(changed, body);
        }
        if (effects == Effects.OF_ARGUMENTS) {
            Effects worst = Effects.NONE;
            for (Expr operand : Functions.changeable(call)) {
                worst = worst.orWorse(Confined.ofChange(operand, body));
            }
            return worst;
        }
        boolean staysWithin = !isByEvidence && effects == Effects.LIKELY && !call.isStatic()
                && Confined.ofChange(call.operands().get(0), body) == Effects.NONE;
        return staysWithin ? Effects.NONE : effects;
    }

    private Effects ofConstructor(Expr created, int depth) {
        return PrivateObjects.isHarmless(created.type()) || follow(created, depth).compareTo(Effects.UNKNOWN) < 0
                ? Effects.NONE : Effects.UNKNOWN;
    }

    /** Returns all that a call of the JDK changes, beside what functions do that it is given; null where nobody knows. */
    Expr changed(Expr call) {
        Expr changed = Functions.changed(call);
        return changed != null && call.operands().stream()
                .allMatch(each -> ofFunction(Conversions.bare(each), DEPTH) == Effects.NONE) ? changed : null;
    }
}
