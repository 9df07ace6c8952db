package org.openjdk.jmh.lint.bytecode;

import java.io.IOException;
import java.io.InputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** Reads classes of the JDK that runs the tool. */
final class PlatformClasses {

    private PlatformClasses() {
    }

    static boolean contains(String internalName) {
        return internalName.startsWith("java/") || internalName.startsWith("jdk/internal/")
                || internalName.startsWith("sun/");
    }

    /** Returns a class; null if there is none, or its version is too new for ASM. */
    static ClassNode find(String internalName) {
        try (InputStream content = ClassLoader.getSystemResourceAsStream(internalName + ".class")) {
            if (content == null) {
                return null;
            }
            ClassNode node = new ClassNode();
            new ClassReader(content).accept(node, ClassReader.SKIP_FRAMES);
            return node;
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }
}
