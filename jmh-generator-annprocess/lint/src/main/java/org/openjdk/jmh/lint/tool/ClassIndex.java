package org.openjdk.jmh.lint.tool;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.openjdk.jmh.lint.bytecode.ClassFiles;

/** Parses class files when they are asked for. */
final class ClassIndex implements ClassFiles {

    /** Where a class file holds its version. */
    private static final int MAJOR_VERSION = 6;
    private static final int MAGIC = 0xCAFEBABE;

    private final Map<String, byte[]> files;
    private final List<String> problems;
    private final Map<String, ClassNode> parsed = new HashMap<>();

    ClassIndex(Map<String, byte[]> files, List<String> problems) {
        this.files = files;
        this.problems = problems;
    }

    @Override
    public ClassNode find(String internalName) {
        return parse(internalName + ".class");
    }

    /** Parses the class file at that path, or returns null; a problem is told once. */
    ClassNode parse(String path) {
        if (!parsed.containsKey(path)) {
            byte[] content = files.get(path);
            parsed.put(path, content == null ? null : read(path, content));
        }
        return parsed.get(path);
    }

    private ClassNode read(String path, byte[] content) {
        if (content.length <= MAJOR_VERSION + 1 || ByteBuffer.wrap(content).getInt() != MAGIC) {
            problems.add(path + ": is no class file");
            return null;
        }
        try {
            ClassNode node = new ClassNode();
            new ClassReader(content).accept(node, ClassReader.SKIP_FRAMES);
            return node;
        } catch (IllegalArgumentException e) {
            problems.add(path + ": its class file version, " + ByteBuffer.wrap(content).getShort(MAJOR_VERSION)
                    + ", is newer than this tool knows");
        } catch (RuntimeException e) {
            problems.add(path + ": the class file is damaged");
        }
        return null;
    }
}
