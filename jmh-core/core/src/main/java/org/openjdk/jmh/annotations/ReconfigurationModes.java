package org.openjdk.jmh.annotations;

import java.util.Arrays;

/**
 * Hooks of {@link Mode}, which has a constant more than {@code values()} tells of.
 *
 * <p>Implementation note. A program that loops over the modes is to meet upstream's, but {@code values()} has two
 * callers that need them all:
 * <ol>
 * <li>The JDK asks once, by reflection, and keeps the answer for {@code valueOf}, annotations, deserialization, EnumMap
 * and EnumSet. It may do so before the class is initialized, so there is no moment at which to hand it another array.
 * <li>A compiled switch has a table with a place for each constant, made when first used. Without a place for
 * {@code Mode.Reconfigure}, the switch fails where it is given this mode, instead of taking its default.
 * </ol>
 * The stack tells them apart. Where the VM gives no stack, everybody gets all modes.
 *
 * <p>The VM of a fork is to do what it would do with upstream, and its first call is the JDK's: the host sends a mode
 * before there is anything to measure. It needs no stack. Upstream's own switches do not call (see the patches). So the
 * stack of a fork is looked at only where the benchmark itself calls {@code values()}.
 */
public final class ReconfigurationModes {

    /** Frames on top of the stack at {@link #calledForAll}: this class twice, and {@code Mode.values()}. */
    private static final int OWN_FRAMES = 3;

    private static boolean jdkCallsNext;

    private ReconfigurationModes() {
    }

    /** Called when the VM of a fork starts: the next one to call {@code Mode.values()} is the JDK. */
    public static void startFork() {
        jdkCallsNext = true;
    }

    static Mode[] append(Mode[] modes, Mode added) {
        Mode[] all = Arrays.copyOf(modes, modes.length + 1);
        all[modes.length] = added;
        return all;
    }

    /**
     * Returns the modes that a benchmark can be given.
     *
     * @return upstream's in upstream's order, then {@code Mode.Reconfigure}
     */
    public static Mode[] all() {
        return Mode.class.getEnumConstants();
    }

    /** Returns the modes that the caller of {@code Mode.values()} is to see. */
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

    /** Names by javac, by Kotlin, and by the compiler of Eclipse; no source can have an initializer in such a class. */
    static boolean isSwitchTable(StackTraceElement frame) {
        return frame.getMethodName().equals("<clinit>") && isOfCompiler(frame.getClassName())
                || frame.getMethodName().startsWith("$SWITCH_TABLE$");
    }

    /** Without a regular expression, since benchmarks may be the first in their VM to use one. */
    private static boolean isOfCompiler(String className) {
        int last = className.length() - 1;
        int digits = last;
        while (digits >= 0 && className.charAt(digits) >= '0' && className.charAt(digits) <= '9') {
            digits--;
        }
        return digits >= 0 && digits < last && className.charAt(digits) == '$' || className.endsWith("$WhenMappings");
    }
}
