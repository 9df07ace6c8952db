package org.openjdk.jmh.lint.tool;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.objectweb.asm.ClassReader;

/**
 * Index of the classes that call a method of some name and descriptor. Hash collisions may add classes without such a
 * call.
 */
final class CallIndex {

    private static final int TAG_OF_A_METHOD = 10;
    private static final int TAG_OF_AN_INTERFACE_METHOD = 11;

    private final Map<String, int[]> calls = new TreeMap<>();

    /** Adds the methods that a class refers to, and returns its name. */
    String add(ClassReader reader) {
        char[] buffer = new char[reader.getMaxStringLength()];
        int[] hashes = IntStream.range(1, reader.getItemCount()).filter(item -> isMethod(reader, item))
                .map(item -> hash(reader, item, buffer)).sorted().distinct().toArray();
        calls.put(reader.getClassName(), hashes);
        return reader.getClassName();
    }

    private static boolean isMethod(ClassReader reader, int item) {
        int offset = reader.getItem(item);
        int tag = offset == 0 ? 0 : reader.readByte(offset - 1);
        return tag == TAG_OF_A_METHOD || tag == TAG_OF_AN_INTERFACE_METHOD;
    }

    /**
     * Returns the hash of name and descriptor of a method reference, read from the constant pool: two bytes for the
     * class, then two for the entry whose halves are name and descriptor.
     */
    private static int hash(ClassReader reader, int item, char[] buffer) {
        int nameAndType = reader.getItem(reader.readUnsignedShort(reader.getItem(item) + 2));
        return hash(reader.readUTF8(nameAndType, buffer), reader.readUTF8(nameAndType + 2, buffer));
    }

    private static int hash(String method, String descriptor) {
        return 31 * method.hashCode() + descriptor.hashCode();
    }

    List<String> callers(String method, String descriptor) {
        int hash = hash(method, descriptor);
        return calls.entrySet().stream().filter(each -> Arrays.binarySearch(each.getValue(), hash) >= 0)
                .map(Map.Entry::getKey).toList();
    }
}
