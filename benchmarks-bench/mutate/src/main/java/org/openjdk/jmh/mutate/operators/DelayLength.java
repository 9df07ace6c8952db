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
     * The class whose code takes so long on this machine. A chain of multiplications cannot be shortened, its start is
     * not known to the compiler, and its end might be needed: so it is computed.
     */
    String source() {
        return """
                package org.openjdk.jmh.mutate.delay;

                public final class %s {

                    private static volatile long seed = System.nanoTime();

                    private %s() {
                    }

                    public static void spend() {
                        long value = seed;
                        for (long left = %dL; left > 0; left--) {
                            value = value * 6364136223846793005L + 1442695040888963407L + left;
                        }
                        if (value == 42) {
                            seed = value + 1;
                        }
                    }
                }
                """.formatted(className(), className(), Tokens.of(nanoseconds));
    }
}
