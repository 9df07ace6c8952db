package org.openjdk.jmh.mutate.operators;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.mutate.model.MutateException;

/**
 * How long a delay is, and the class that spends the time.
 *
 * @param nanoseconds at least 1
 * @param text with its unit, as the user wrote it
 */
record DelayLength(long nanoseconds, String text) {

    static final DelayLength DEFAULT = new DelayLength(100, "100ns");

    private static final Pattern NOTATION = Pattern.compile("([1-9][0-9]{0,8})(ns|us|ms)");

    /**
     * Reads a length.
     *
     * @param text a number and ns, us or ms
     * @throws MutateException if it is something else
     */
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

    /** {@return the statement that spends the time} */
    String call() {
        return "org.openjdk.jmh.mutate.delay." + className() + ".spend();";
    }

    /** {@return where the source of the class belongs} */
    String sourcePath() {
        return "org/openjdk/jmh/mutate/delay/" + className() + ".java";
    }

    private String className() {
        return "Delay" + text;
    }

    /**
     * The class whose code takes so long on this machine. A chain of multiplications cannot be shortened, and begins with what
     * the delay before it ended with. A processor runs ahead of a chain whose end nobody needs, so that a delay of ten
     * nanoseconds would cost three: what is read behind a volatile write waits until that is done. Each thread has a cache
     * line, so that none waits for another's.
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
                """.formatted(className(), className(), DelayTokens.of(nanoseconds));
    }
}
