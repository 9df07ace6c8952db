package org.openjdk.jmh.bridge.plan;

import java.util.Collection;
import java.util.Set;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Decides whether invocations can share arguments because their types are immutable. */
public record Immutables(TestClassPath classPath) {

    private static final Set<String> TYPES = Set.of("java.lang.String", "java.lang.Boolean", "java.lang.Character",
            "java.lang.Byte", "java.lang.Short", "java.lang.Integer", "java.lang.Long", "java.lang.Float",
            "java.lang.Double", "java.lang.Class", "java.time.Duration", "java.time.Instant", "java.time.LocalDate",
            "java.time.LocalDateTime", "java.time.LocalTime", "java.time.OffsetDateTime", "java.time.Period",
            "java.time.Year", "java.time.YearMonth", "java.time.ZonedDateTime", "java.util.Locale", "java.util.UUID",
            "java.net.URI", "org.junit.jupiter.api.TestInfo", "org.junit.jupiter.api.RepetitionInfo");

    /** Returns whether all types are immutable. */
    public boolean all(Collection<Type> types) {
        return types.stream().allMatch(this::isImmutable);
    }

    private boolean isImmutable(Type type) {
        return switch (type.getSort()) {
            case Type.OBJECT -> TYPES.contains(type.getClassName()) || classPath.isEnum(type.getClassName());
            case Type.ARRAY -> false;
            default -> true;
        };
    }
}
