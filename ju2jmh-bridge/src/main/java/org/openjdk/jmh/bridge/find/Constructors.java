package org.openjdk.jmh.bridge.find;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;

/** Selects the constructor that JUnit calls. */
final class Constructors {

    private static final String WITH_NAME = "(Ljava/lang/String;)V";

    private Constructors() {
    }

    static @Nullable MethodInfo of(ClassInfo type, Framework framework) {
        if (framework == Framework.JUNIT3) {
            return type.constructor(WITH_NAME).or(() -> type.constructor("()V")).orElse(null);
        }
        String outer = type.nesting().outer();
        String parameter = type.isInner() && outer != null ? "L" + outer.replace('.', '/') + ";" : "";
        return type.constructor("(" + parameter + ")V").orElse(null);
    }
}
