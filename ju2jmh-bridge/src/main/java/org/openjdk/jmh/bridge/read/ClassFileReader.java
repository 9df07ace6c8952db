package org.openjdk.jmh.bridge.read;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/** Parses class files. */
final class ClassFileReader extends ClassVisitor {

    private static final int CLASS_FILE_MAGIC = 0xCAFEBABE;
    /** The class file version of Java N is N + 44. */
    private static final int VERSION_OF_JAVA_0 = 44;

    private String name = "";
    private int access;
    private @Nullable String superName;
    private List<String> interfaces = List.of();
    private ClassInfo.Nesting nesting = new ClassInfo.Nesting(null, null, false);
    private final List<AnnotationInfo> annotations = new ArrayList<>();
    private final List<MethodInfo> methods = new ArrayList<>();
    private final List<FieldInfo> fields = new ArrayList<>();

    private ClassFileReader() {
        super(Opcodes.ASM9);
    }

    static ClassInfo read(byte[] bytes) throws UnreadableClassException {
        checkVersion(bytes);
        try {
            ClassFileReader reader = new ClassFileReader();
            new ClassReader(bytes).accept(reader,
                    ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            return reader.result();
        } catch (RuntimeException | OutOfMemoryError e) {
            // ASM throws any exception for a damaged file, and a damaged length may need too much memory.
            throw new UnreadableClassException("broken class file (" + e + ")");
        }
    }

    private static void checkVersion(byte[] bytes) throws UnreadableClassException {
        if (bytes.length < 8 || word(bytes, 0) != CLASS_FILE_MAGIC) {
            throw new UnreadableClassException("broken class file (not a class file)");
        }
        int java = (word(bytes, 4) & 0xFFFF) - VERSION_OF_JAVA_0;
        int here = Runtime.version().feature();
        if (java > here) {
            throw new UnreadableClassException("class file for Java " + java + ", but this VM is Java " + here);
        }
    }

    private static int word(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 24 | (bytes[at + 1] & 0xFF) << 16 | (bytes[at + 2] & 0xFF) << 8
                | bytes[at + 3] & 0xFF;
    }

    private ClassInfo result() {
        return new ClassInfo(name, access, superName, interfaces, annotations, methods, fields, nesting);
    }

    private static String binary(String internalName) {
        return internalName.replace('/', '.');
    }

    private static List<String> binary(String @Nullable [] internalNames) {
        List<String> names = new ArrayList<>();
        if (internalNames != null) {
            for (String internalName : internalNames) {
                names.add(binary(internalName));
            }
        }
        return names;
    }

    @Override
    public void visit(int version, int flags, String className, @Nullable String signature, @Nullable String parent,
                      String @Nullable [] parents) {
        name = binary(className);
        access = flags;
        superName = parent == null ? null : binary(parent);
        interfaces = binary(parents);
    }

    @Override
    public void visitOuterClass(String owner, String method, String descriptor) {
        nesting = new ClassInfo.Nesting(binary(owner), nesting.simpleName(), true);
    }

    @Override
    public void visitInnerClass(String inner, String outer, String simpleName, int flags) {
        if (name.equals(binary(inner))) {
            access = flags;
            String enclosing = outer == null ? nesting.outer() : binary(outer);
            nesting = new ClassInfo.Nesting(enclosing, simpleName, nesting.isLocal() || outer == null);
        }
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        return AnnotationReader.into(annotations, descriptor);
    }

    @Override
    public FieldVisitor visitField(int flags, String field, String descriptor, String signature, Object value) {
        List<AnnotationInfo> onField = new ArrayList<>();
        fields.add(new FieldInfo(field, descriptor, flags, onField));
        return new FieldVisitor(Opcodes.ASM9) {
            @Override
            public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                return AnnotationReader.into(onField, annotation);
            }
        };
    }

    private static boolean hasTypeVariables(@Nullable String signature) {
        boolean[] found = {false};
        if (signature != null) {
            new SignatureReader(signature).accept(new SignatureVisitor(Opcodes.ASM9) {
                @Override
                public void visitTypeVariable(String variable) {
                    found[0] = true;
                }
            });
        }
        return found[0];
    }

    @Override
    public MethodVisitor visitMethod(int flags, String method, String descriptor, @Nullable String signature,
                                     String @Nullable [] thrown) {
        List<AnnotationInfo> onMethod = new ArrayList<>();
        List<AnnotationInfo> onParameters = new ArrayList<>();
        methods.add(new MethodInfo(name, method, descriptor, flags, binary(thrown), onMethod, onParameters,
                hasTypeVariables(signature)));
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public AnnotationVisitor visitParameterAnnotation(int parameter, String annotation, boolean visible) {
                return AnnotationReader.into(onParameters, annotation);
            }

            @Override
            public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                return AnnotationReader.into(onMethod, annotation);
            }
        };
    }
}
