package org.openjdk.jmh.lint.tool;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;

/** Checks names and descriptors of declarations, which ASM does not verify. */
final class DeclarationCheck {

    private DeclarationCheck() {
    }

    /**
     * Checks a class.
     *
     * @throws RuntimeException if a declaration has no name or an invalid type
     */
    static void require(ClassNode node) {
        annotations(node.visibleAnnotations, node.invisibleAnnotations);
        node.innerClasses.forEach(inner -> Objects.requireNonNull(inner.name));
        node.fields.forEach(field -> {
            type(field.name, field.desc);
            annotations(field.visibleAnnotations, field.invisibleAnnotations);
        });
        node.methods.forEach(method -> {
            Stream.of(Type.getArgumentTypes(method.desc)).forEach(each -> type(method.name, each.getDescriptor()));
            type(method.name, Type.getReturnType(method.desc).getDescriptor());
            annotations(method.visibleAnnotations, method.invisibleAnnotations);
        });
    }

    private static void type(String name, String descriptor) {
        if (name.isEmpty() || Type.getType(descriptor).getClassName().isEmpty()) {
            throw new IllegalArgumentException(name + ' ' + descriptor);
        }
    }

    private static void annotations(List<AnnotationNode> visible, List<AnnotationNode> invisible) {
        Stream.of(visible, invisible).filter(Objects::nonNull).flatMap(List::stream)
                .forEach(each -> type(each.desc, each.desc));
    }
}
