package org.openjdk.jmh.bytecode.selection;

import java.util.regex.Pattern;

/**
 * Recognizes the classes of JMH itself, which may be in the same jar as the benchmarks. Other code below its package is
 * a user's.
 */
final class HarnessClasses {

    private static final Pattern CLASSES = Pattern
            .compile("org/openjdk/jmh/(annotations|infra|profile|results|runner|util)/.*");

    private HarnessClasses() {
    }

    static boolean has(String internalName) {
        return internalName.startsWith("org/openjdk/jmh/") && CLASSES.matcher(internalName).matches();
    }
}
