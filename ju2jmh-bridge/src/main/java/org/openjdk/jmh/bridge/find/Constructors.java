package org.openjdk.jmh.bridge.find;

import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;

/** Chooses constructors as JUnit does. */
final class Constructors {

    private static final String WITH_NAME = "(Ljava/lang/String;)V";

    private Constructors() {
    }

    static MethodInfo of(ClassInfo type, Framework framework) {
        if (framework == Framework.JUNIT3) {
            return type.constructor(WITH_NAME).or(() -> type.constructor("()V")).orElse(null);
        }
        String outer = type.isInner() ? "L" + type.nesting().outer().replace('.', '/') + ";" : "";
        return type.constructor("(" + outer + ")V").orElse(null);
    }
}
