package org.openjdk.jmh.util;

/**
 * Hook before upstream's check that padded fields are far enough apart.
 *
 * <p>The check reads field offsets with {@code sun.misc.Unsafe}, for which JDK 24 and later print a warning in every
 * fork (JEP 498). There is no other way to read offsets, so the check is skipped there. The padding is the same.
 */
final class FieldLayout {

    private static final int FIRST_RELEASE_THAT_WARNS = 24;

    private FieldLayout() {
    }

    static void check(Class<?> klass, String fieldName) {
        if (feature(System.getProperty("java.specification.version")) < FIRST_RELEASE_THAT_WARNS) {
            Utils.checkWithUnsafe(klass, fieldName);
        }
    }

    static int feature(String specification) {
        return Integer.parseInt(specification.startsWith("1.") ? specification.substring(2) : specification);
    }
}
