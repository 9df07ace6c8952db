package org.openjdk.jmh.lint.tool;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.openjdk.jmh.lint.bytecode.ClassLookup;

/**
 * Parses class files and finds them by the names that they give themselves, since where they lie depends on what was
 * handed to the tool. Of several with one name, the last counts.
 */
final class ClassIndex implements ClassLookup {

    /** Where a class file holds its version. */
    private static final int MAJOR_VERSION = 6;
    private static final int MAGIC = 0xCAFEBABE;

    private final Map<String, ClassNode> classes = new TreeMap<>();
    private final List<String> problems;

    ClassIndex(List<String> problems) {
        this.problems = problems;
    }

    /** Parses a class file; where that fails, a problem names its path. */
    void add(String path, byte[] content) {
        if (content.length <= MAJOR_VERSION + 1 || ByteBuffer.wrap(content).getInt() != MAGIC) {
            problems.add(path + ": is no class file");
            return;
        }
        try {
            ClassNode node = new ClassNode();
            new ClassReader(content).accept(node, ClassReader.SKIP_FRAMES);
            classes.put(node.name, node);
        } catch (RuntimeException e) {
            problems.add(path + ": " + (isOfLaterVersion(e) ? "its class file version, "
                    + ByteBuffer.wrap(content).getShort(MAJOR_VERSION) + ", is newer than this tool knows"
                    : "the class file is damaged"));
        }
    }

    /** ASM has the same type of exception for versions and for much of what can be wrong within. */
    private static boolean isOfLaterVersion(RuntimeException e) {
        return e instanceof IllegalArgumentException && e.getMessage() != null
                && e.getMessage().startsWith("Unsupported class file major version");
    }

    @Override
    public ClassNode find(String internalName) {
        return classes.get(internalName);
    }

    /** Lists the classes that are nested in no other of these, by name. Local and anonymous ones are not among them. */
    List<ClassNode> outermost() {
        return classes.values().stream().filter(this::isOutermost).toList();
    }

    private boolean isOutermost(ClassNode node) {
        return node.innerClasses.stream().filter(inner -> inner.name.equals(node.name)).allMatch(this::isAlone);
    }

    private boolean isAlone(InnerClassNode member) {
        return member.outerName != null && !classes.containsKey(member.outerName);
    }
}
