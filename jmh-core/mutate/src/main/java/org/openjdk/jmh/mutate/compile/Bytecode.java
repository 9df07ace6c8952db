package org.openjdk.jmh.mutate.compile;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.openjdk.jmh.mutate.model.MutateException;

/** Compares class files without line numbers, names of local variables and what else only debuggers need. */
public final class Bytecode {

    private Bytecode() {
    }

    /**
     * The classes in which a mutant differs from the original.
     *
     * @param original class files by binary name
     * @param mutant class files by binary name, made by the same compiler
     * @return those of the mutant that are new or other than the original's
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
     * The Java version that a class file is for.
     *
     * @param classFile its bytes
     * @return 8 or later; older class files count as 8, as compilers of today make no older ones
     * @throws MutateException if it is no class file
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
