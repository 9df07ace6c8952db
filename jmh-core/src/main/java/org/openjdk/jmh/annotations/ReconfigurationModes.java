package org.openjdk.jmh.annotations;

import java.util.Arrays;

/**
 * Hooks of {@link Mode}, which has one constant more than {@code values()} returns.
 *
 * <p>Implementation note. Programs that loop over the modes must see upstream's only, but {@code values()} has two
 * callers that need all of them:
 * <ol>
 * <li>The JDK calls it once, by reflection, and caches the answer for {@code valueOf}, annotations, deserialization,
 * EnumMap and EnumSet. This may happen before the class is initialized, so the JDK cannot be given another array in
 * advance.
 * <li>A compiled switch creates a table with an entry for each constant on first use. Without an entry for
 * {@code Mode.Reconfigure}, the switch would fail for this mode instead of taking its default.
 * </ol>
 * The stack distinguishes these callers from others. If the VM provides no stack, every caller gets all modes.
 *
 * <p>The VM of a fork must behave as with upstream. Its first call is the JDK's, as the host sends a mode before
 * anything is measured; that call needs no stack. Upstream's own switches are patched and do not call. So a fork
 * inspects the stack only if the benchmark itself calls {@code values()}.
 */
public final class ReconfigurationModes {

    /** Frames on top of the stack at {@link #calledForAll}: two of this class, and {@code Mode.values()}. */
    private static final int OWN_FRAMES = 3;

    private static boolean jdkCallsNext;

    private ReconfigurationModes() {
    }

    /** Called when the VM of a fork starts: the next caller of {@code Mode.values()} is the JDK. */
    public static void startFork() {
        jdkCallsNext = true;
    }

    static Mode[] append(Mode[] modes, Mode added) {
        Mode[] all = Arrays.copyOf(modes, modes.length + 1);
        all[modes.length] = added;
        return all;
    }

    /** {@return all modes of a benchmark: upstream's in upstream's order, then {@code Mode.Reconfigure}} */
    public static Mode[] all() {
        return Mode.class.getEnumConstants();
    }

    /** Returns the modes that {@code Mode.values()} returns to its caller. */
    static Mode[] visible(Mode[] all) {
        return calledForAll() ? all : Arrays.copyOf(all, all.length - 1);
    }

    private static boolean calledForAll() {
        if (jdkCallsNext) {
            jdkCallsNext = false;
            return true;
        }
        StackTraceElement[] stack = new Throwable().getStackTrace();
        int caller = OWN_FRAMES;
        while (caller < stack.length && isReflection(stack[caller].getClassName())) {
            caller++;
        }
        return caller >= stack.length || stack[caller].getClassName().equals("java.lang.Class")
                || isSwitchTable(stack[caller]);
    }

    private static boolean isReflection(String className) {
        return className.startsWith("java.lang.reflect.") || className.startsWith("java.lang.invoke.")
                || className.startsWith("jdk.internal.reflect.") || className.startsWith("sun.reflect.");
    }

    /**
     * Returns whether a frame creates the table of a switch, by the names of javac, Kotlin and the Eclipse compiler. No
     * source can declare an initializer in such a class.
     */
    static boolean isSwitchTable(StackTraceElement frame) {
        return frame.getMethodName().equals("<clinit>") && isOfCompiler(frame.getClassName())
                || frame.getMethodName().startsWith("$SWITCH_TABLE$");
    }

    /**
     * Matches a name without a regular expression, because loading that library would change the VM of a benchmark that
     * does not use it.
     */
    private static boolean isOfCompiler(String className) {
        int last = className.length() - 1;
        int digits = last;
        while (digits >= 0 && className.charAt(digits) >= '0' && className.charAt(digits) <= '9') {
            digits--;
        }
        return digits >= 0 && digits < last && className.charAt(digits) == '$' || className.endsWith("$WhenMappings");
    }
}
