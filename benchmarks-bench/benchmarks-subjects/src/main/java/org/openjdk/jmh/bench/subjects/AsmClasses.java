package org.openjdk.jmh.bench.subjects;

import java.io.IOException;
import java.io.InputStream;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** Bytecode with ASM. */
public class AsmClasses extends Subject {

    private byte[] bytes;

    /** Takes a class of this jar that is the same on every JDK. */
    @Setup
    public void read() throws IOException {
        try (InputStream stream = ClassReader.class.getResourceAsStream("ClassReader.class")) {
            bytes = stream.readAllBytes();
        }
    }

    /** Slow-warming: one method of thousands of bytecodes with large switches, which takes long to compile. */
    @Benchmark
    public int countMethods() {
        TreeMap<String, Integer> calls = new TreeMap<>();
        new ClassReader(bytes).accept(new CallCounter(calls), ClassReader.SKIP_DEBUG);
        return calls.size();
    }

    /** Slow-warming and allocating: writes the class back and computes the sizes of all stack frames anew. */
    @Benchmark
    public byte[] rewrite() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        new ClassReader(bytes).accept(writer, 0);
        return writer.toByteArray();
    }

    /** Counts calls by name. */
    private static final class CallCounter extends ClassVisitor {

        private final TreeMap<String, Integer> calls;

        private CallCounter(TreeMap<String, Integer> calls) {
            super(Opcodes.ASM9);
            this.calls = calls;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                                         String[] thrown) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitMethodInsn(int opcode, String owner, String called, String type, boolean isInterface) {
                    calls.merge(called, 1, Integer::sum);
                }
            };
        }
    }
}
