package org.openjdk.jmh.mutate.operators;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.mutate.model.MutateException;

/**
 * Represents the length of a delay, and creates the class that takes the time.
 *
 * @param nanoseconds at least 1
 * @param text        length with its unit, as the user wrote it
 */
record DelayLength(long nanoseconds, String text) {

    static final DelayLength DEFAULT = new DelayLength(100, "100ns");

    private static final Pattern NOTATION = Pattern.compile("([1-9][0-9]{0,8})(ns|us|ms)");

    /** Parses a number with the unit ns, us or ms, or throws MutateException. */
    static DelayLength parse(String text) throws MutateException {
        Matcher notation = NOTATION.matcher(text);
        if (!notation.matches()) {
            throw new MutateException("A delay is a whole number of ns, us or ms as in delay:10ns, not " + text + ".");
        }
        long unit = switch (notation.group(2)) {
            case "ns" -> 1;
            case "us" -> 1_000;
            default -> 1_000_000;
        };
        return new DelayLength(Long.parseLong(notation.group(1)) * unit, text);
    }

    /** {@return the statement that takes the time} */
    String call() {
        return "org.openjdk.jmh.mutate.delay." + className() + ".spend();";
    }

    String sourcePath() {
        return "org/openjdk/jmh/mutate/delay/" + className() + ".java";
    }

    private String className() {
        return "Delay" + text;
    }

    /**
     * Returns the source of a class that takes this time on this machine.
     *
     * <p>Implementation note. The delay is a chain of multiplications, since the compiler cannot shorten it, and each
     * delay starts with the result of the one before. A processor does not wait for a chain whose result is unused,
     * so that a delay of 10 ns would cost only 3 ns; a read after a volatile write waits. Each thread has a cache
     * line of its own, so that threads do not slow each other down.
     */
    String source() {
        return """
                package org.openjdk.jmh.mutate.delay;

                import java.util.concurrent.atomic.AtomicLongArray;

                public final class %s {

                    private static final AtomicLongArray LAST = new AtomicLongArray(64 << 4);

                    private %s() {
                    }

                    public static void spend() {
                        int own = ((int) Thread.currentThread().getId() & 63) << 4;
                        long value = LAST.get(own);
                        for (long left = %dL; left > 0; left--) {
                            value = value * 6364136223846793005L + 1442695040888963407L + left;
                        }
                        LAST.set(own, value);
                    }
                }
                """.formatted(className(), className(), DelayCalibration.of(nanoseconds));
    }
}
