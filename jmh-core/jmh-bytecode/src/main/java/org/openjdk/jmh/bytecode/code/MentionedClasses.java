package org.openjdk.jmh.bytecode.code;

import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/** Collects the classes that descriptors and signatures mention. */
final class MentionedClasses {

    final Set<String> names = new LinkedHashSet<>();

    /** Adds an internal name, which may be that of an array. */
    void name(String name) {
        if (name != null) {
            type(Type.getObjectType(name));
        }
    }

    /** Adds the types of a field's or method's descriptor. */
    void descriptor(String descriptor) {
        type(Type.getType(descriptor));
    }

    void signature(String signature) {
        if (signature != null) {
            new SignatureReader(signature).accept(new Signature());
        }
    }

    void type(Type type) {
        if (type.getSort() == Type.METHOD) {
            type(type.getReturnType());
            for (Type argument : type.getArgumentTypes()) {
                type(argument);
            }
        } else if (type.getSort() == Type.ARRAY) {
            type(type.getElementType());
        } else if (type.getSort() == Type.OBJECT) {
            names.add(type.getInternalName());
        }
    }

    private final class Signature extends SignatureVisitor {

        private String outer = "";

        private Signature() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitClassType(String name) {
            outer = name;
            names.add(name);
        }

        @Override
        public void visitInnerClassType(String name) {
            outer += "$" + name;
            names.add(outer);
        }

        @Override
        public SignatureVisitor visitTypeArgument(char wildcard) {
            return new Signature();
        }
    }
}
