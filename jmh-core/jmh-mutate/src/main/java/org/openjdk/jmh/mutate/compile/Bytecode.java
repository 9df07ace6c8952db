package org.openjdk.jmh.mutate.compile;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.openjdk.jmh.mutate.model.MutateException;

/** Compares class files without debug information. */
public final class Bytecode {

    private Bytecode() {
    }

    /**
     * Returns the class files of a mutant that are new or differ from the original's, which the same compiler has
     * written. All maps are by binary name.
     */
    public static Map<String, byte[]> differing(Map<String, byte[]> original, Map<String, byte[]> mutant) {
        Map<String, byte[]> differing = new TreeMap<>();
        mutant.forEach((name, bytes) -> {
            byte[] before = original.get(name);
            if (before == null || !Arrays.equals(plain(before), plain(bytes))) {
                differing.put(name, bytes);
            }
        });
        return differing;
    }

    /**
     * Returns the Java version of a class file, at least 8: current compilers cannot write older ones.
     *
     * @throws MutateException if it is not a class file
     */
    public static int release(byte[] classFile) throws MutateException {
        if (classFile.length < 8 || (classFile[0] & 0xff) != 0xca || (classFile[1] & 0xff) != 0xfe) {
            throw new MutateException("Not a class file.");
        }
        int major = (classFile[6] & 0xff) << 8 | classFile[7] & 0xff;
        return Math.max(8, major - 44);
    }

    private static byte[] plain(byte[] classFile) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(classFile).accept(writer, ClassReader.SKIP_DEBUG);
        return writer.toByteArray();
    }
}
