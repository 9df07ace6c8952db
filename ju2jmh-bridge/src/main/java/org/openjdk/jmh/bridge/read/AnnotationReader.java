package org.openjdk.jmh.bridge.read;

import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/** Reads the elements of an annotation, or of an array inside one. */
final class AnnotationReader extends AnnotationVisitor {

    private final BiConsumer<String, Object> sink;

    private AnnotationReader(BiConsumer<String, Object> sink) {
        super(Opcodes.ASM9);
        this.sink = sink;
    }

    static AnnotationVisitor into(List<AnnotationInfo> annotations, String descriptor) {
        Map<String, Object> values = new LinkedHashMap<>();
        annotations.add(new AnnotationInfo(Type.getType(descriptor).getClassName(), values));
        return new AnnotationReader(values::put);
    }

    @Override
    public void visit(String name, Object value) {
        sink.accept(name, value instanceof Type type ? type.getClassName()
                : value.getClass().isArray() ? list(value) : value);
    }

    /** Converts arrays of primitives, which ASM passes as a whole. */
    private static List<Object> list(Object array) {
        return IntStream.range(0, Array.getLength(array)).mapToObj(i -> Array.get(array, i)).toList();
    }

    @Override
    public void visitEnum(String name, String descriptor, String value) {
        sink.accept(name, value);
    }

    @Override
    public AnnotationVisitor visitAnnotation(String name, String descriptor) {
        Map<String, Object> values = new LinkedHashMap<>();
        sink.accept(name, new AnnotationInfo(Type.getType(descriptor).getClassName(), values));
        return new AnnotationReader(values::put);
    }

    @Override
    public AnnotationVisitor visitArray(String name) {
        List<Object> values = new ArrayList<>();
        sink.accept(name, values);
        return new AnnotationReader((ignored, value) -> values.add(value));
    }
}
