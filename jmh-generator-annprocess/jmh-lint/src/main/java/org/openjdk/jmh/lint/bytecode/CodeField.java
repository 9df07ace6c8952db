package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.openjdk.jmh.lint.model.FieldFacts;

/** A field of a compiled class. */
final class CodeField extends CodeElement implements FieldFacts {

    private final FieldNode field;

    CodeField(ClassNode owner, FieldNode field) {
        super(field.visibleAnnotations, field.invisibleAnnotations,
                new CodePlace(SourceNames.qualified(owner.name), field.name, SourceNames.sourceFile(owner), 0));
        this.field = field;
    }

    @Override
    public String name() {
        return field.name;
    }

    @Override
    public String type() {
        return SourceNames.type(Type.getType(field.desc));
    }

    @Override
    public boolean isStatic() {
        return (field.access & Opcodes.ACC_STATIC) != 0;
    }

    @Override
    public Object constant() {
        return field.value;
    }
}
