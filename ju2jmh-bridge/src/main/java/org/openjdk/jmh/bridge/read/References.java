package org.openjdk.jmh.bridge.read;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;

/** Finds the classes that a class file refers to. */
public final class References {

    private static final int CONSTANT_CLASS = 7;

    private References() {
    }

    /** Returns the sorted names of classes that a class refers to and the class path lacks. */
    public static Set<String> missing(TestClassPath classPath, ClassInfo type) {
        Set<String> missing = new TreeSet<>();
        classPath.bytes(type.name()).ifPresent(bytes -> mentioned(bytes).stream()
                .filter(name -> !classPath.has(name))
                .forEach(missing::add));
        return missing;
    }

    private static Set<String> mentioned(byte[] bytes) {
        Set<String> names = new TreeSet<>();
        ClassReader reader = new ClassReader(bytes);
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            if (item > 0 && bytes[item - 1] == CONSTANT_CLASS) {
                String name = utf8(reader, bytes, reader.readUnsignedShort(item));
                add(name, names);
            }
        }
        return names;
    }

    private static String utf8(ClassReader reader, byte[] bytes, int index) {
        int item = reader.getItem(index);
        return new String(bytes, item + 2, reader.readUnsignedShort(item), StandardCharsets.UTF_8);
    }

    private static void add(String internalName, Set<String> names) {
        Type type = Type.getObjectType(internalName);
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        if (element.getSort() == Type.OBJECT && !element.getClassName().startsWith("java.")) {
            names.add(element.getClassName());
        }
    }
}
