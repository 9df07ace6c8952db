package org.openjdk.jmh.ab.worker;

/** Finds out what the JMH of this VM can do, without loading a class that another JMH lacks. */
final class JmhFeatures {

    private JmhFeatures() {
    }

    /** Returns whether it has dynamic runs, which must be off: one side alone must not decide the length of a fork. */
    static boolean hasDynamicRuns() {
        return has("org.openjdk.jmh.runner.options.Reconfiguration", "values");
    }

    /** Returns whether its forks can ask before each iteration. */
    static boolean hasTurns() {
        return has("org.openjdk.jmh.infra.ReconfigurableParams", "takeTurns");
    }

    private static boolean has(String type, String method) {
        try {
            return Class.forName(type).getMethod(method) != null;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
