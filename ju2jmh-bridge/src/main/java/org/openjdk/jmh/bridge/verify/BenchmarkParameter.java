package org.openjdk.jmh.bridge.verify;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.bridge.runtime.SetLabel;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * The only {@code @Param} of a benchmark's states. Its values are labels of sets, or literal arguments that get labels
 * here.
 */
record BenchmarkParameter(Field field) {

    private static final String OF_LABELS = "set";

    /** Returns the parameter of a benchmark method; empty if it has none. */
    static Optional<BenchmarkParameter> of(Method benchmark) {
        Set<Class<?>> states = new LinkedHashSet<>();
        addStates(benchmark, states);
        return states.stream().flatMap(state -> Arrays.stream(state.getDeclaredFields()))
                .filter(field -> field.isAnnotationPresent(Param.class)).findFirst().map(BenchmarkParameter::new);
    }

    /** Adds the states of a method and those that their set-up methods need. */
    private static void addStates(Method method, Set<Class<?>> states) {
        for (Class<?> state : method.getParameterTypes()) {
            if (state != BenchmarkParams.class && states.add(state)) {
                Arrays.stream(state.getMethods()).filter(m -> m.isAnnotationPresent(Setup.class))
                        .forEach(setUp -> addStates(setUp, states));
            }
        }
    }

    String name() {
        return field.getName();
    }

    private List<String> values() {
        return List.of(field.getAnnotation(Param.class).value());
    }

    /** Returns the {@link SetLabel labels} of all values. */
    List<String> labels() {
        return values().stream().map(this::label).toList();
    }

    String label(String value) {
        return name().equals(OF_LABELS) ? value : "#" + (values().indexOf(value) + 1) + " " + value;
    }

    String value(String label) {
        return name().equals(OF_LABELS) ? label : values().get(SetLabel.last(label) - 1);
    }

    /** Returns the value with a label, converted to the type of the field as JMH does. */
    Object converted(String label) {
        String value = value(label);
        Class<?> type = field.getType();
        if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants()).filter(each -> ((Enum<?>) each).name().equals(value))
                    .findFirst().orElseThrow();
        }
        return switch (type.getSimpleName()) {
            case "boolean", "Boolean" -> Boolean.valueOf(value);
            case "char", "Character" -> value.charAt(0);
            case "byte", "Byte" -> Byte.valueOf(value);
            case "short", "Short" -> Short.valueOf(value);
            case "int", "Integer" -> Integer.valueOf(value);
            case "long", "Long" -> Long.valueOf(value);
            case "float", "Float" -> Float.valueOf(value);
            case "double", "Double" -> Double.valueOf(value);
            default -> value;
        };
    }
}
