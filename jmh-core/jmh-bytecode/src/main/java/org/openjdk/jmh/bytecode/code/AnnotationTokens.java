package org.openjdk.jmh.bytecode.code;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Collects the visible annotations of one element, regardless of their order. Ignores those of JMH that configure how
 * long, how often and in which unit to measure, but not what. Values of parameters are ignored, too, since each result
 * names its own.
 */
final class AnnotationTokens {

    private static final String PACKAGE = "Lorg/openjdk/jmh/annotations/";
    private static final Set<String> IGNORED = Stream.of("Warmup", "Measurement", "Timeout", "OutputTimeUnit",
            "Reconfigure", "WarmupMin", "ForkMin").map(name -> PACKAGE + name + ";").collect(Collectors.toSet());
    private static final Set<String> IGNORED_VALUES = Stream.of("Fork;value", "Fork;warmups", "Param;value")
            .map(name -> PACKAGE + name).collect(Collectors.toSet());

    /** The texts among the values of annotations, by descriptor. */
    final Map<String, Set<String>> texts = new TreeMap<>();
    private final Map<String, String> written = new TreeMap<>();
    private final Consumer<String> types;

    /** Creates a collector that passes on the descriptors of all mentioned classes. */
    AnnotationTokens(Consumer<String> types) {
        this.types = types;
    }

    AnnotationVisitor visit(String place, String descriptor, boolean visible) {
        if (!visible) {
            return null;
        }
        types.accept(descriptor);
        Set<String> values = texts.computeIfAbsent(descriptor, key -> new LinkedHashSet<>());
        StringBuilder text = new StringBuilder(descriptor);
        return new Values(descriptor, text, values, () -> {
            if (!IGNORED.contains(descriptor)) {
                written.merge(place + descriptor, text.toString(), String::concat);
            }
        });
    }

    void writeTo(CodeDigest tokens) {
        written.forEach((place, text) -> tokens.text(place).text(text));
    }

    private final class Values extends AnnotationVisitor {

        private final String descriptor;
        private final StringBuilder text;
        private final Set<String> values;
        private final Runnable end;

        private Values(String descriptor, StringBuilder text, Set<String> values, Runnable end) {
            super(Opcodes.ASM9);
            this.descriptor = descriptor;
            this.text = text;
            this.values = values;
            this.end = end;
        }

        @Override
        public void visit(String name, Object value) {
            if (value instanceof Type) {
                types.accept(((Type) value).getDescriptor());
            }
            add(name, ConstantText.of(value));
            values.add(String.valueOf(value));
        }

        @Override
        public void visitEnum(String name, String type, String value) {
            types.accept(type);
            add(name, type + value);
        }

        @Override
        public AnnotationVisitor visitAnnotation(String name, String type) {
            types.accept(type);
            add(name, type);
            return new Values(type, text, values, () -> add(name, "end"));
        }

        @Override
        public AnnotationVisitor visitArray(String name) {
            if (IGNORED_VALUES.contains(descriptor + name)) {
                return null;
            }
            add(name, "array");
            return new Values(descriptor, text, values, () -> add(name, "end"));
        }

        @Override
        public void visitEnd() {
            end.run();
        }

        private void add(String name, String value) {
            if (!IGNORED_VALUES.contains(descriptor + name)) {
                text.append('\n').append(name).append('=').append(value.length()).append(':').append(value);
            }
        }
    }
}
