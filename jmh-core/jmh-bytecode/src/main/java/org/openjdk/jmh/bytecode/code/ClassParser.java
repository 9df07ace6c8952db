package org.openjdk.jmh.bytecode.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Parses the compared parts of a class file. Ignores line numbers, names of variables, frames, the order of the
 * constant pool and of methods, the version of the format, and annotations of types.
 */
final class ClassParser extends ClassVisitor {

    private static final String MEMBER = "";

    private final Map<String, CodeMember> methods = new LinkedHashMap<>();
    private final Map<String, CodeMember> fields = new LinkedHashMap<>();
    private final MentionedClasses mentioned = new MentionedClasses();
    private final AnnotationTokens annotations = new AnnotationTokens(mentioned::descriptor);
    private final Detail detail;
    private final CodeDigest shape;
    private final List<String> supertypes = new ArrayList<>();
    private String name;
    private int access;

    private ClassParser(Detail detail) {
        super(Opcodes.ASM9);
        this.detail = detail;
        this.shape = tokens();
    }

    private CodeDigest tokens() {
        return detail.isAll() ? new CodeDigest() : new NoTokens();
    }

    /** Parses a class, or throws IllegalArgumentException if it is damaged or in an unknown version of the format. */
    static CodeClass parse(byte[] bytes, Detail detail) {
        ClassParser parser = new ClassParser(detail);
        try {
            new ClassReader(bytes).accept(parser, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("expected a class file: " + e, e);
        }
        return parser.result();
    }

    private CodeClass result() {
        annotations.writeTo(shape);
        CodeMember header =
                new CodeMember(name, MEMBER, access, detail, shape, Collections.emptyList(), annotations.texts);
        return new CodeClass(name, access, supertypes, header, methods, fields, mentioned.names);
    }

    @Override
    public void visit(int version, int flags, String internalName, String signature, String superclass,
                      String[] interfaces) {
        name = internalName;
        access = flags;
        if (superclass != null) {
            supertypes.add(superclass);
        }
        supertypes.addAll(Arrays.asList(interfaces));
        shape.number(flags & ~(Opcodes.ACC_SUPER | Opcodes.ACC_DEPRECATED)).text(signature);
        supertypes.forEach(shape::type);
        supertypes.forEach(mentioned::name);
        mentioned.signature(signature);
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        return annotations.visit(MEMBER, descriptor, visible);
    }

    @Override
    public void visitInnerClass(String inner, String outer, String simple, int flags) {
        mentioned.name(inner);
        mentioned.name(outer);
    }

    @Override
    public FieldVisitor visitField(int flags, String field, String descriptor, String signature, Object value) {
        mentioned.descriptor(descriptor);
        mentioned.signature(signature);
        if ((flags & Opcodes.ACC_STATIC) == 0) {
            shape.number(flags).text(field).descriptor(descriptor);
        }
        CodeDigest tokens = tokens().number(flags & ~Opcodes.ACC_DEPRECATED).text(field).descriptor(descriptor)
                .text(signature).text(value == null ? null : ConstantText.of(value));
        AnnotationTokens own = new AnnotationTokens(mentioned::descriptor);
        return new FieldVisitor(Opcodes.ASM9) {

            @Override
            public AnnotationVisitor visitAnnotation(String type, boolean visible) {
                return own.visit(MEMBER, type, visible);
            }

            @Override
            public void visitEnd() {
                own.writeTo(tokens);
                fields.put(field,
                        new CodeMember(name, field, flags, detail, tokens, Collections.emptyList(), own.texts));
            }
        };
    }

    @Override
    public MethodVisitor visitMethod(int flags, String method, String descriptor, String signature,
                                     String[] exceptions) {
        mentioned.descriptor(descriptor);
        mentioned.signature(signature);
        CodeDigest tokens = tokens().number(flags & ~Opcodes.ACC_DEPRECATED)
                .text(Numbered.isMember(method) ? null : method).descriptor(descriptor).text(signature);
        if (exceptions != null) {
            Arrays.stream(exceptions).forEach(mentioned::name);
        }
        return new MethodParser(name, tokens, mentioned, (references, texts) -> methods.put(method + descriptor,
                new CodeMember(name, method + descriptor, flags, detail, tokens, references, texts)));
    }

    /** Discards tokens when no hash is needed. */
    private static final class NoTokens extends CodeDigest {

        @Override
        CodeDigest number(long value) {
            return this;
        }

        @Override
        CodeDigest text(String text) {
            return this;
        }

        @Override
        CodeDigest type(String name) {
            return this;
        }

        @Override
        CodeDigest member(String owner, String name, String descriptor) {
            return this;
        }

        @Override
        CodeDigest descriptor(String descriptor) {
            return this;
        }

        @Override
        byte[] digest() {
            return new byte[0];
        }
    }
}
