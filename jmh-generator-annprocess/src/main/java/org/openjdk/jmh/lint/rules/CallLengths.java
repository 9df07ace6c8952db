package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;

/** Estimates how long calls take: those with loops or waits are long; for others, expressions are counted. */
final class CallLengths {

    /**
     * Largest number of expressions of a small method. HotSpot inlines methods of up to 35 bytes (MaxInlineSize) at
     * every call; an expression takes 1 to 3 bytes.
     */
    private static final int SMALL = 20;
    private static final int SMALL_DEPTH = 3;
    /**
     * Largest number of expressions of a short method. An expression usually takes less than a nanosecond, so such a
     * method takes at most about as long as two timestamps.
     */
    private static final int SHORT = 200;
    private static final int SHORT_DEPTH = 8;

    private static final Set<String> NUMBERS = new HashSet<>(Arrays.asList("java.lang.Integer", "java.lang.Long",
            "java.lang.Double", "java.lang.Float", "java.lang.Short", "java.lang.Byte", "java.lang.Character",
            "java.lang.Boolean"));
    private static final String OF_NUMBERS =
            "\\w+Value|valueOf|compare|compareTo|hashCode|is[A-Z]\\w*|max|min|sum|bitCount|signum|rotate(Left|Right)"
                    + "|reverse(Bytes)?|(highest|lowest)OneBit|numberOf\\w+Zeros|toUnsigned(Int|Long)"
                    + "|(int|long)BitsTo\\w+|\\w+To(Raw)?(Int|Long)Bits";
    private static final String OF_MATH = "abs|max|min|sqrt|fma|floorDiv|floorMod|addExact|multiplyExact|subtractExact"
            + "|signum|round";
    private static final String OF_STRINGS = "length|charAt|isEmpty";
    private static final String OF_COLLECTIONS =
            "get|getFirst|getLast|size|isEmpty|add|addLast|push|pop|poll|peek|offer"
                    + "|set|next|hasNext";

    private static final String OF_MAPS = "put|putIfAbsent|getOrDefault|containsKey|contains|remove|add";
    private static final String OF_QUEUES =
            "(add|offer|poll|peek|get)(First|Last)|remove(First|Last)?|add|offer|poll|peek|push|pop";

    private final Callees callees;
    private int expressionsLeft;

    CallLengths(Callees callees) {
        this.callees = callees;
    }

    /** Returns whether a method loops, waits or is never inlined, so that two of its calls cannot be merged. */
    boolean isLong(Expr call) {
        return callees.isNeverInlined(call) || callees.isKnown(call)
                && callees.bodies(call).stream().anyMatch(body -> hasLoop(body) || WaitingMethods.waits(body));
    }

    static boolean hasLoop(Body body) {
        return !body.loopRanges().isEmpty() || body.steps().stream().anyMatch(step -> step.loopDepth() > 0);
    }

    /** Returns whether the VM certainly inlines a method. */
    boolean isSmall(Expr call) {
        return isSmall(call, SMALL_DEPTH);
    }

    private boolean isSmall(Expr call, int depth) {
        return isSmallInTheJdk(call) || depth > 0 && callees.isKnown(call)
                && callees.bodies(call).stream().allMatch(body -> isSmall(body, depth - 1));
    }

    private boolean isSmall(Body body, int depth) {
        int size = body.steps().stream().mapToInt(step -> step.expressions().size()).sum();
        return size <= SMALL && !hasLoop(body)
                && !StateInputs.any(body.steps(), expr -> isCall(expr) && !isSmall(expr, depth));
    }

    private static boolean isCall(Expr expr) {
        return expr.kind() == Expr.Kind.CALL && !expr.owner().equals(Jmh.BLACKHOLE);
    }

    /** Returns whether code takes some nanoseconds: it has no loop, and calls only known methods that are as short. */
    boolean isShort(Body body) {
        expressionsLeft = SHORT;
        return isShort(body, SHORT_DEPTH);
    }

    private boolean isShort(Body body, int depth) {
        expressionsLeft -= body.steps().stream().mapToInt(step -> step.expressions().size()).sum();
        return !body.steps().isEmpty() && expressionsLeft >= 0 && !hasLoop(body) && !WaitingMethods.waits(body)
                && !StateInputs.any(body.steps(), expr -> isCall(expr) && !isShort(expr, depth - 1));
    }

    private boolean isShort(Expr call, int depth) {
        boolean isOfObject = call.owner().equals("java.lang.Object") && call.name().equals("<init>");
        return isOfObject || isSmallInTheJdk(call) || isShortInTheJdk(call) || call.owner().equals("java.lang.Math")
                || depth >= 0 && !callees.bodies(call).isEmpty()
                        && callees.bodies(call).stream().allMatch(body -> isShort(body, depth));
    }

    private static boolean isSmallInTheJdk(Expr call) {
        return NUMBERS.contains(call.owner()) && call.name().matches(OF_NUMBERS)
                || call.owner().endsWith("Math") && call.owner().startsWith("java.lang.")
                        && call.name().matches(OF_MATH)
                || call.owner().equals("java.lang.String") && call.name().matches(OF_STRINGS)
                || call.owner().startsWith("java.util.") && call.name().matches(OF_COLLECTIONS) && !inserts(call)
                || call.owner().startsWith("java.util.concurrent.atomic.") || Effects.isNullCheck(call);
    }

    /** Returns whether a JDK method takes tens of nanoseconds, however many elements a map, set or queue has. */
    private static boolean isShortInTheJdk(Expr call) {
        String owner = call.owner();
        return owner.matches("java\\.util\\.(concurrent\\.)?\\w*(Map|Set)") && call.name().matches(OF_MAPS)
                || owner.matches("java\\.util\\.(concurrent\\.)?\\w*(Deque|Queue)") && call.name().matches(OF_QUEUES)
                || owner.startsWith("java.util.concurrent.locks.")
                        && call.name().matches("(un|tryL|l)ock|(read|write)Lock")
                || owner.equals("java.lang.System")
                        && call.name().matches("nanoTime|currentTimeMillis|identityHashCode")
                || owner.equals("java.lang.ThreadLocal")
                || owner.equals("java.lang.Thread") && call.name().equals("currentThread")
                || owner.startsWith("java.util.Optional")
                        && call.name().matches("of|ofNullable|empty|isPresent|orElse");
    }

    /** Returns whether a call inserts at a position, which moves or visits other elements. */
    private static boolean inserts(Expr call) {
        return call.name().equals("add") && call.operands().size() > 2;
    }

    /** Recognizes methods that take long since they wait. */
    private static final class WaitingMethods {

        private static final Set<String> CALLS = new HashSet<>(Arrays.asList(
                "java.lang.Thread.sleep", "java.util.concurrent.TimeUnit.sleep", "java.util.concurrent.Future.get",
                "java.util.concurrent.CountDownLatch.await", "java.util.concurrent.locks.LockSupport.parkNanos",
                "java.lang.Thread.join", "java.lang.Process.waitFor"));

        private WaitingMethods() {
        }

        static boolean waits(Body body) {
            return StateInputs.any(body.steps(),
                    expr -> expr.kind() == Expr.Kind.CALL && CALLS.contains(expr.owner() + "." + expr.name()));
        }
    }
}
