package org.openjdk.jmh.bridge.plan;

import java.util.Collection;
import java.util.Set;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Tells whether a test may get the same arguments again, because nothing can have changed them. */
public final class Immutables {

    private static final Set<String> TYPES = Set.of("java.lang.String", "java.lang.Boolean", "java.lang.Character",
            "java.lang.Byte", "java.lang.Short", "java.lang.Integer", "java.lang.Long", "java.lang.Float",
            "java.lang.Double", "java.lang.Class", "java.time.Duration", "java.time.Instant", "java.time.LocalDate",
            "java.time.LocalDateTime", "java.time.LocalTime", "java.time.OffsetDateTime", "java.time.Period",
            "java.time.Year", "java.time.YearMonth", "java.time.ZonedDateTime", "java.util.Locale", "java.util.UUID",
            "java.net.URI", "org.junit.jupiter.api.TestInfo", "org.junit.jupiter.api.RepetitionInfo");

    private final TestClassPath classPath;

    /**
     * Prepares looking at tests.
     *
     * @param classPath where the types of arguments are
     */
    public Immutables(TestClassPath classPath) {
        this.classPath = classPath;
    }

    /**
     * Tells whether arguments stay what they are.
     *
     * @param types the types of some parameters
     * @return whether all of them say so
     */
    public boolean all(Collection<Type> types) {
        return types.stream().allMatch(this::isImmutable);
    }

    private boolean isImmutable(Type type) {
        return switch (type.getSort()) {
            case Type.OBJECT -> TYPES.contains(type.getClassName()) || isEnum(type.getClassName());
            case Type.ARRAY -> false;
            default -> true;
        };
    }

    /** Its constants are the same objects for everybody. */
    private boolean isEnum(String name) {
        return classPath.find(name).map(ClassInfo::superName).filter("java.lang.Enum"::equals).isPresent();
    }
}
