package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * Looks into the methods that a benchmark calls, as far as they are its own or those of its states. Overloads are not
 * told apart: what is said of a call holds for all methods of its name.
 */
final class Callees {

    /** HotSpot inlines methods of up to 35 bytes (MaxInlineSize) wherever they are called; an expression takes 1 to 3. */
    private static final int SMALL = 20;
    private static final int DEPTH = 3;

    private static final Set<String> KEPT_APART = new HashSet<>(Arrays.asList("DONT_INLINE", "EXCLUDE"));
    private static final Set<String> NUMBERS = new HashSet<>(Arrays.asList("java.lang.Integer", "java.lang.Long",
            "java.lang.Double", "java.lang.Float", "java.lang.Short", "java.lang.Byte", "java.lang.Character",
            "java.lang.Boolean"));
    private static final String OF_NUMBERS = "\\w+Value|compare|compareTo|hashCode|is[A-Z]\\w*|max|min|sum|bitCount";
    private static final String OF_MATH = "abs|max|min|sqrt|fma|floorDiv|floorMod|addExact|multiplyExact|subtractExact"
            + "|signum|round";
    private static final String OF_STRINGS = "length|charAt|isEmpty";
    private static final String OF_COLLECTIONS =
            "get|getFirst|getLast|size|isEmpty|add|addLast|push|pop|poll|peek|offer"
                    + "|set|next|hasNext";

    private final List<ClassFacts> classes = new ArrayList<>();

    Callees(MethodFacts benchmark, ClassFacts type) {
        classes.addAll(Jmh.inheritedAndEnclosing(type));
        for (ClassFacts parameter : benchmark.parameterClasses()) {
            if (Jmh.isState(parameter)) {
                classes.addAll(Jmh.inherited(parameter));
            }
        }
    }

    private List<Body> bodies(Expr call) {
        List<Body> bodies = new ArrayList<>();
        methods(call).forEach(method -> bodies.add(method.body()));
        return bodies;
    }

    private List<MethodFacts> methods(Expr call) {
        List<MethodFacts> methods = new ArrayList<>();
        for (ClassFacts type : classes) {
            if (type.name().equals(call.owner())) {
                type.methods().stream().filter(method -> method.name().equals(call.name())).forEach(methods::add);
            }
        }
        return methods;
    }

    /** Tells whether an annotation keeps the VM from looking into the method, so that each call of it stays. */
    private boolean isKeptApart(Expr call) {
        for (MethodFacts method : methods(call)) {
            AnnotationFacts control = method.annotation(Jmh.COMPILER_CONTROL);
            if (control != null && KEPT_APART.contains(control.text("value", ""))) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether the body of the method can be looked into. */
    boolean isKnown(Expr call) {
        List<Body> bodies = bodies(call);
        return !bodies.isEmpty() && bodies.stream().noneMatch(body -> body.steps().isEmpty());
    }

    /**
     * Tells whether a call is made for its result: its body changes nothing, or where that is not known, a static method
     * is given nothing that it could change.
     */
    boolean isFunction(Expr call) {
        Effects effects = Effects.of(call);
        return effects == Effects.NONE || effects == Effects.UNKNOWN && (isKnown(call) ? isPure(call)
                : call.isStatic() && call.operands().stream().noneMatch(PlainValues::mayBeChanged));
    }

    /**
     * Returns what each call of a method that can be looked into makes anew.
     *
     * @return the type of the object; empty if the method may hand out one that somebody else knows
     */
    String made(Expr call) {
        Set<String> types = new HashSet<>();
        for (Body body : isKnown(call) && isPure(call) ? bodies(call) : new ArrayList<Body>()) {
            for (Step step : body.steps()) {
                if (step.kind() == Step.Kind.RETURN) {
                    Expr value = Conversions.bare(step.value());
                    types.add(value.kind() == Expr.Kind.NEW && !StateInputs.any(body.steps(), Callees::keepsAnArgument)
                            ? value.type() : "");
                }
            }
        }
        return types.size() == 1 ? types.iterator().next() : "";
    }

    /** Class files have the arguments at the call of the constructor, source trees at the creation. */
    private static boolean keepsAnArgument(Expr expr) {
        boolean isConstructor = expr.kind() == Expr.Kind.CALL && expr.name().equals("<init>");
        return expr.kind() == Expr.Kind.NEW && expr.operands().stream().anyMatch(PlainValues::mayBeChanged)
                || isConstructor && expr.operands().stream().skip(1).anyMatch(PlainValues::mayBeChanged);
    }

    /** Tells of a method that can be looked into whether it does nothing but compute its result. */
    boolean isPure(Expr call) {
        return isPure(call, DEPTH);
    }

    private boolean isPure(Expr call, int depth) {
        return !isKeptApart(call) && bodies(call).stream()
                .allMatch(body -> body.steps().stream()
                        .noneMatch(step -> step.kind() == Step.Kind.STORE && !fillsNewArray(step)
                                || step.kind() == Step.Kind.ESCAPE
                                || step.kind() == Step.Kind.DISCARD && step.value().kind() == Expr.Kind.CALL
                                        && !step.value().name().equals("<init>")
                                || step.expressions().stream().anyMatch(expr -> mayHaveEffects(expr, depth - 1))));
    }

    private boolean mayHaveEffects(Expr expr, int depth) {
        if (expr.kind() != Expr.Kind.CALL || expr.name().equals("<init>") || Effects.of(expr) == Effects.NONE) {
            return false;
        }
        boolean isGivenValues = expr.operands().stream().noneMatch(PlainValues::mayBeChanged);
        boolean mayChange = isKnown(expr) ? depth < 0 || !isPure(expr, depth) : !isGivenValues || !expr.isStatic();
        return Effects.of(expr) == Effects.LIKELY || mayChange;
    }

    /** Compilers make an array of variable arguments. */
    private static boolean fillsNewArray(Step store) {
        return store.target().kind() == Expr.Kind.OPERATOR
                && Conversions.bare(store.target().operands().get(0)).kind() == Expr.Kind.NEW;
    }

    /** Tells whether a method loops or waits or is never inlined, so that no two calls of it can be merged. */
    boolean isLong(Expr call) {
        return isKeptApart(call)
                || isKnown(call) && bodies(call).stream().anyMatch(body -> hasLoop(body) || Waiting.waits(body));
    }

    static boolean hasLoop(Body body) {
        return !body.loopRanges().isEmpty() || body.steps().stream().anyMatch(step -> step.loopDepth() > 0);
    }

    /** Tells whether a method is so small that the VM puts it into its caller. */
    boolean isSmall(Expr call) {
        return isSmall(call, DEPTH);
    }

    private boolean isSmall(Expr call, int depth) {
        if (isSmallInTheJdk(call)) {
            return true;
        }
        return depth > 0 && isKnown(call) && bodies(call).stream().allMatch(body -> isSmall(body, depth - 1));
    }

    private boolean isSmall(Body body, int depth) {
        int size = body.steps().stream().mapToInt(step -> step.expressions().size()).sum();
        return size <= SMALL && isShort(body, depth);
    }

    /** Tells whether a body has no loop, and calls nothing but small methods. */
    boolean isShort(Body body) {
        return isShort(body, DEPTH);
    }

    private boolean isShort(Body body, int depth) {
        return !body.steps().isEmpty() && !hasLoop(body)
                && !StateInputs.any(body.steps(), expr -> expr.kind() == Expr.Kind.CALL && !isSmall(expr, depth)
                        && !expr.owner().equals("org.openjdk.jmh.infra.Blackhole"));
    }

    private static boolean isSmallInTheJdk(Expr call) {
        return NUMBERS.contains(call.owner()) && call.name().matches(OF_NUMBERS)
                || call.owner().endsWith("Math") && call.owner().startsWith("java.lang.")
                        && call.name().matches(OF_MATH)
                || call.owner().equals("java.lang.String") && call.name().matches(OF_STRINGS)
                || call.owner().startsWith("java.util.") && call.name().matches(OF_COLLECTIONS)
                || call.owner().startsWith("java.util.concurrent.atomic.") || Effects.isNullCheck(call);
    }
}
