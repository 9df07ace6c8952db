package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.model.Expr;

/**
 * Guesses whether a call does anything beyond computing its result. What is known of the JDK is listed; of other
 * methods only the name tells.
 */
enum Effects {

    /** The call computes its result and nothing else: without use of the result it may be eliminated. */
    NONE,
    /** The call changes its object or its arguments, and nothing else. */
    OF_ARGUMENTS,
    /** Nothing is known. */
    UNKNOWN,
    /** The name says that the call changes or waits for something. */
    LIKELY;

    /** Class files call it on the new object, which takes what it is given. */
    private static final String CONSTRUCTOR = "<init>";

    private static final Set<String> PURE_CLASSES = new HashSet<>(Arrays.asList(
            "java.lang.Math", "java.lang.StrictMath", "java.lang.Integer", "java.lang.Long", "java.lang.Double",
            "java.lang.Float", "java.lang.Short", "java.lang.Byte", "java.lang.Number", "java.lang.Character",
            "java.lang.Boolean",
            "java.lang.String", "java.math.BigInteger", "java.math.BigDecimal"));

    private static final Set<String> READERS = new HashSet<>(Arrays.asList(
            "get", "getOrDefault", "contains", "containsKey", "containsValue", "containsAll", "size", "isEmpty",
            "indexOf", "lastIndexOf", "hashCode", "equals", "toString", "compareTo", "charAt", "length", "copyOf",
            "copyOfRange", "clone", "hash", "asList", "nCopies", "iterator", "listIterator", "entrySet", "keySet",
            "values",
            "getKey", "getValue", "subList", "stream", "parallelStream"));

    private static final Set<String> READERS_OF_TEXT = new HashSet<>(Arrays.asList("charAt", "chars", "codePointAt",
            "indexOf", "lastIndexOf", "length", "subSequence", "substring", "toString"));

    private static final Set<String> FUNCTIONS = new HashSet<>(
            Arrays.asList("equals/1", "hashCode/0", "compareTo/1", "compare/2", "toString/0", "clone/0", "ordinal/0"));

    private static final Set<String> READERS_OF_TYPES = new HashSet<>(Arrays.asList("cast", "getComponentType",
            "getModifiers", "getSuperclass", "isArray", "isAssignableFrom", "isInstance", "isInterface",
            "isPrimitive"));

    private static final List<String> RESULTS = Arrays.asList(
            "as", "calculate", "ceil", "compare", "compute", "contains", "convert", "copy", "count", "describe",
            "entries", "entry", "equal", "equals", "estimate", "exists", "find", "floor", "format", "get", "has",
            "hash", "index", "is", "iterator", "key", "keys", "last", "length", "lookup", "match", "matches", "max",
            "mean", "min", "parse", "round", "search", "select", "size", "split", "stream", "sum", "to", "value",
            "values");

    private static final List<String> VERBS = Arrays.asList(
            "acquire", "add", "append", "assert", "await", "cancel", "check", "clear", "close", "compareAnd",
            "connect", "decrement", "delete", "dequeue", "destroy", "drain", "enqueue", "ensure", "evict", "execute",
            "fill", "fire", "flush", "force", "forEach", "getAnd", "increment", "insert", "interrupt", "invalidate",
            "invoke", "join", "lock", "log", "mark", "next", "notify", "offer", "open", "park", "poll", "pop",
            "process",
            "publish", "push", "put", "read", "receive", "recycle", "register", "release", "remove", "require",
            "reset", "retain", "run", "schedule", "seek", "send", "set", "signal", "skip", "sleep", "sort", "start",
            "stop", "store", "submit", "subscribe", "take", "transfer", "try", "unlock", "update", "validate",
            "verify", "wait", "write", "yield");

    static Effects of(Expr call) {
        String name = call.name();
        if (call.kind() == Expr.Kind.NEW || call.name().equals(CONSTRUCTOR)) {
            return UNKNOWN;
        }
        if (PURE_CLASSES.contains(call.owner()) || reads(call) || PrivateObjects.isNewBuffer(call)) {
            return NONE;
        }
        return startsWithVerb(name) || readsTheClock(call)
                || changesMap(call) || waits(call) || worksOnBuffers(call) || isOfTheCompiler(call) ? LIKELY : UNKNOWN;
    }

    private static boolean reads(Expr call) {
        boolean isText = call.owner().matches("java\\.lang\\.(Abstract)?String(Builder|Buffer)");
        boolean isOfType = call.owner().equals("java.lang.Class") && READERS_OF_TYPES.contains(call.name());
        boolean isOfArray = call.owner().equals("java.util.Iterator") && call.operands().get(0).type().endsWith("[]");
        return isText && READERS_OF_TEXT.contains(call.name())
                || isOfType || isOfArray || call.owner().startsWith("java.util.") && READERS.contains(call.name())
                        && (call.owner().indexOf('.', "java.util.".length()) < 0
                                || call.owner().equals("java.util.Map.Entry"))
                || call.owner().equals("java.util.concurrent.ConcurrentHashMap") && READERS.contains(call.name());
    }

    /** The VM does not eliminate the call of such a native method. */
    private static boolean readsTheClock(Expr call) {
        return call.owner().equals("java.lang.System");
    }

    private static boolean waits(Expr call) {
        return call.owner().endsWith("Future") && call.name().equals("get");
    }

    /** Buffers and channels answer with themselves or with what came in; their getters are relative reads. */
    private static boolean worksOnBuffers(Expr call) {
        return call.owner().startsWith("java.nio.") || call.owner().startsWith("java.net.");
    }

    /** Compilers make such calls to check for null, and to reach private members of nested classes. */
    private static boolean isOfTheCompiler(Expr call) {
        return isNullCheck(call) || isAccessor(call);
    }

    private static boolean isAccessor(Expr call) {
        return call.name().startsWith("access$");
    }

    /** Source trees have those only that somebody wrote. */
    static boolean isNullCheck(Expr call) {
        return call.owner().equals("java.lang.Object") && call.name().equals("getClass")
                || call.owner().equals("java.util.Objects") && call.name().equals("requireNonNull");
    }

    /** Tells whether nothing but its name speaks for an effect. */
    static boolean isToldByItsNameOnly(Expr call) {
        return of(call) == LIKELY && (startsWithVerb(call.name()) || isAccessor(call))
                && !call.owner().startsWith("java.");
    }

    /** Tells of methods that every class has to keep free of effects, whatever stands in them. */
    static boolean isFunctionByContract(Expr call) {
        int arguments = call.operands().size() - (call.isStatic() ? 0 : 1);
        return FUNCTIONS.contains(call.name() + "/" + arguments);
    }

    /** Returns the one of both that is further from none. */
    Effects orWorse(Effects other) {
        return compareTo(other) > 0 ? this : other;
    }

    /** Tells whether the name of a method says that it reads or computes. */
    static boolean isNamedAfterAResult(Expr call) {
        return call.owner().startsWith("java.util.stream.")
                || RESULTS.stream().anyMatch(verb -> startsWith(call.name(), verb));
    }

    private static boolean changesMap(Expr call) {
        return call.owner().startsWith("java.util.") && (startsWith(call.name(), "compute")
                || startsWith(call.name(), "merge") || startsWith(call.name(), "replace"));
    }

    private static boolean startsWithVerb(String name) {
        for (String verb : VERBS) {
            if (startsWith(name, verb)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a name begins with that word. */
    static boolean startsWith(String name, String verb) {
        return name.startsWith(verb)
                && (name.length() == verb.length() || !Character.isLowerCase(name.charAt(verb.length())));
    }
}
