package org.openjdk.jmh.bridge.find;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/**
 * Reads arguments of parameterized tests that JMH's {@code @Param} can represent: one primitive value, string or public
 * enum constant for each invocation. JMH converts the returned texts to the same values as JUnit does. If that cannot
 * be proven, JUnit supplies the arguments.
 */
record LiteralArguments(TestClassPath classPath, MetaAnnotations meta, DeclaredParameterSets declaredSets) {

    /** Maximum length, as for other labels of invocations: longer ones make tables of results unreadable. */
    private static final int LONGEST = 80;
    /** JMH writes parameters into files with one line per benchmark. */
    private static final Pattern ON_ONE_LINE = Pattern.compile("[^\\p{Cntrl}\\p{Cs}\\u2028\\u2029]*");
    /** JMH's placeholder for a parameter without a value. */
    private static final String NO_VALUE = "blank_blank_blank_2014";
    /** A CSV row that means the same with all settings of {@code @CsvSource}. */
    private static final Pattern CSV_CELL = Pattern.compile("[\\w.+-]+");
    private static final Pattern INTEGER = Pattern.compile("-?(0|[1-9]\\d{0,17})");
    private static final Pattern DECIMAL = Pattern.compile("-?\\d{1,17}(\\.\\d{1,17})?");
    private static final Map<String, Integer> BOXES = Map.of("java.lang.Boolean", Type.BOOLEAN, "java.lang.Character",
            Type.CHAR, "java.lang.Byte", Type.BYTE, "java.lang.Short", Type.SHORT, "java.lang.Integer", Type.INT,
            "java.lang.Long", Type.LONG, "java.lang.Float", Type.FLOAT, "java.lang.Double", Type.DOUBLE);

    /**
     * Returns the argument of each invocation in JUnit's order; empty if {@code @Param} cannot represent one of them.
     */
    Optional<List<String>> of(MethodInfo test) {
        List<AnnotationInfo> aboutParameters = test.annotations().stream().filter(meta::isAboutParameters).toList();
        List<AnnotationInfo> sources =
                aboutParameters.stream().filter(each -> !each.type().equals(MetaAnnotations.PARAMETERIZED_TEST))
                        .toList();
        boolean isSimple = test.parameters().size() == 1 && test.onParameters().isEmpty() && sources.size() == 1
                && aboutParameters.size() == 2 && sources.get(0).type().startsWith(MetaAnnotations.PROVIDER);
        return isSimple ? arguments(sources.get(0), test).filter(LiteralArguments::areFitForJmh) : Optional.empty();
    }

    private static boolean areFitForJmh(List<String> arguments) {
        return !arguments.isEmpty() && new HashSet<>(arguments).size() == arguments.size()
                && arguments.stream().allMatch(each -> each.length() <= LONGEST
                        && ON_ONE_LINE.matcher(each).matches() && !each.equals(NO_VALUE));
    }

    private Optional<List<String>> arguments(AnnotationInfo source, MethodInfo test) {
        Type parameter = test.parameters().get(0);
        return switch (source.simpleName()) {
            case "ValueSource" -> source.values().size() == 1 && !source.values().containsKey("classes")
                    ? converted(source.list(source.values().keySet().iterator().next()), parameter)
                    : Optional.empty();
            case "CsvSource" -> source.values().keySet().equals(Set.of("value"))
                    && source.list("value").stream().allMatch(row -> CSV_CELL.matcher(row.toString()).matches())
                            ? converted(source.list("value"), parameter) : Optional.empty();
            case "EnumSource" -> source.text("value").orElse(parameter.getClassName()).equals(parameter.getClassName())
                    ? declaredSets.constants(source, test).flatMap(names -> converted(names, parameter))
                    : Optional.empty();
            default -> Optional.empty();
        };
    }

    private Optional<List<String>> converted(List<?> values, Type parameter) {
        List<String> texts = new ArrayList<>();
        for (Object value : values) {
            Optional<String> text = value instanceof String string ? ofString(string, parameter)
                    : ofPrimitive(value, parameter);
            if (text.isEmpty()) {
                return Optional.empty();
            }
            texts.add(text.get());
        }
        return Optional.of(texts);
    }

    private Optional<String> ofString(String value, Type parameter) {
        if (parameter.getClassName().equals("java.lang.String")) {
            return Optional.of(value);
        }
        int sort = BOXES.getOrDefault(parameter.getClassName(), parameter.getSort());
        boolean isSame = switch (sort) {
            case Type.BOOLEAN -> value.equals("true") || value.equals("false");
            case Type.CHAR -> value.length() == 1;
            case Type.BYTE -> isBetween(value, Byte.MIN_VALUE, Byte.MAX_VALUE);
            case Type.SHORT -> isBetween(value, Short.MIN_VALUE, Short.MAX_VALUE);
            case Type.INT -> isBetween(value, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case Type.LONG -> isBetween(value, Long.MIN_VALUE, Long.MAX_VALUE);
            case Type.FLOAT, Type.DOUBLE -> DECIMAL.matcher(value).matches();
            default -> constants(parameter).contains(value);
        };
        return isSame ? Optional.of(value) : Optional.empty();
    }

    private static boolean isBetween(String value, long lowest, long highest) {
        return INTEGER.matcher(value).matches() && Long.parseLong(value) >= lowest && Long.parseLong(value) <= highest;
    }

    /** Returns the constants of an enum that JMH's generated code can access; empty for other types. */
    private Set<String> constants(Type type) {
        return type.getSort() != Type.OBJECT ? Set.of()
                : classPath.find(type.getClassName()).filter(this::isPublic).stream()
                        .flatMap(found -> found.fields().stream()).filter(field -> field.is(Opcodes.ACC_ENUM))
                        .map(field -> field.name()).collect(Collectors.toSet());
    }

    private boolean isPublic(ClassInfo type) {
        String outer = type.nesting().outer();
        return type.is(Opcodes.ACC_PUBLIC) && !type.nesting().isLocal()
                && (outer == null || isPublic(classPath.require(outer, type.name())));
    }

    /** Converts a value as a method call does: boxes, unboxes, or widens it. */
    private static Optional<String> ofPrimitive(Object value, Type parameter) {
        int from = Objects.requireNonNull(BOXES.get(value.getClass().getName()), "annotations hold boxed primitives");
        Integer boxed = BOXES.get(parameter.getClassName());
        int to = boxed == null ? parameter.getSort() : boxed;
        if (from == to) {
            return Optional.of(value.toString());
        }
        boolean isWider = from != Type.BOOLEAN && to > from && to <= Type.DOUBLE
                && !(from == Type.CHAR && to < Type.INT) && !(from == Type.FLOAT && to == Type.LONG);
        if (boxed != null || !isWider) {
            return Optional.empty();
        }
        Number number = value instanceof Character c ? Integer.valueOf(c) : (Number) value;
        return Optional.of(switch (to) {
            case Type.FLOAT -> String.valueOf(number.floatValue());
            case Type.DOUBLE -> String.valueOf(number.doubleValue());
            default -> String.valueOf(number.longValue());
        });
    }
}
