package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.model.Expr;

/** Effects of a call beyond its result. JDK methods are listed; for others only the name is known. */
enum Effects {

    /** No effect: the call may be eliminated if its result is unused. */
    NONE,
    /** The call changes only its receiver or arguments. */
    OF_ARGUMENTS,
    UNKNOWN,
    /** The name suggests that the call changes or awaits something. */
    LIKELY;

    /** Name of constructors; class files call it on a new object, which takes the arguments. */
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

    /** Returns whether a call reads the clock: the VM does not eliminate such native methods. */
    private static boolean readsTheClock(Expr call) {
        return call.owner().equals("java.lang.System");
    }

    private static boolean waits(Expr call) {
        return call.owner().endsWith("Future") && call.name().equals("get");
    }

    /**
     * Returns whether a call is one of a buffer or channel, which return themselves or the data they read; getters of
     * buffers advance them.
     */
    private static boolean worksOnBuffers(Expr call) {
        return call.owner().startsWith("java.nio.") || call.owner().startsWith("java.net.");
    }

    /**
     * Returns whether the compiler has generated a call, for a null check or access to private members of nested
     * classes.
     */
    private static boolean isOfTheCompiler(Expr call) {
        return isNullCheck(call) || isAccessor(call);
    }

    private static boolean isAccessor(Expr call) {
        return call.name().startsWith("access$");
    }

    /** Returns whether a call is a null check; in source trees, only explicit ones exist. */
    static boolean isNullCheck(Expr call) {
        return call.owner().equals("java.lang.Object") && call.name().equals("getClass")
                || call.owner().equals("java.util.Objects") && call.name().equals("requireNonNull");
    }

    /** Returns whether only its name suggests an effect. */
    static boolean isSuspectedByNameOnly(Expr call) {
        return of(call) == LIKELY && (startsWithVerb(call.name()) || isAccessor(call))
                && !call.owner().startsWith("java.");
    }

    /** Returns whether a method must be free of effects by the contract of its name, whatever its code. */
    static boolean isFunctionByContract(Expr call) {
        int arguments = call.operands().size() - (call.isStatic() ? 0 : 1);
        return FUNCTIONS.contains(call.name() + "/" + arguments);
    }

    /** Returns the stronger of both effects. */
    Effects orWorse(Effects other) {
        return compareTo(other) > 0 ? this : other;
    }

    /** Returns whether the name of a method suggests that it reads or computes. */
    static boolean isNamedAfterAResult(Expr call) {
        return call.owner().startsWith("java.util.stream.")
                || RESULTS.stream().anyMatch(verb -> startsWith(call.name(), verb));
    }

    private static boolean changesMap(Expr call) {
        return call.owner().startsWith("java.util.") && (startsWith(call.name(), "compute")
                || startsWith(call.name(), "merge") || startsWith(call.name(), "replace"));
    }

    private static boolean startsWithVerb(String name) {
        return VERBS.stream().anyMatch(verb -> startsWith(name, verb));
    }

    static boolean startsWith(String name, String verb) {
        return name.startsWith(verb)
                && (name.length() == verb.length() || !Character.isLowerCase(name.charAt(verb.length())));
    }
}
