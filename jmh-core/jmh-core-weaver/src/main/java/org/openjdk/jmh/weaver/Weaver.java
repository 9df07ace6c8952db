package org.openjdk.jmh.weaver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/**
 * Applies {@link Patches} to the class files of a released upstream jar.
 *
 * <p><b>Why classes are patched.</b> A run is changed where upstream decides: in the loop over iterations, in the
 * start of forks, in the parser of options. Upstream offers no hook there. A fork of its sources would have to be
 * merged with each release, and a subclass does not reach private methods. So the build takes the released jar and
 * changes as few instructions as possible; almost every patch is one call of a class of ours beside the patched one,
 * and the logic lives in Java there.
 *
 * <p><b>What could go wrong</b>, and what catches it:
 * <ol>
 * <li>The jar is not what upstream released. {@link UpstreamJar} accepts only jars whose SHA-256 is pinned in
 * {@code upstream.sha256}.
 * <li>A new release has moved or doubled the patched code. A {@link Site} describes the place by its instructions and
 * the names of its variables, not by an offset, and each patch must find exactly one: this class fails the build if
 * it finds none or several. It relies on the tables of local variables in upstream's class files.
 * <li>A patch changes more than it says. {@link ChangeReport} compares class files before and after without asking
 * the patches; {@link WeaveMain} fails unless the result equals {@code upstream-changes.txt}, which people review.
 * <li>The bytecode is invalid. Inserted code never branches and declares no variable ({@link Snippet}), so that
 * upstream's stack maps stay valid and only the stack's depth is computed anew. {@link VerifyMain} then initializes
 * each patched class, which runs the VM's verifier.
 * <li>The called hook does not exist, or is not accessible. The patched classes are on the class path when our
 * classes are compiled, but javac does not check calls inside them; {@link HookCheck} does.
 * <li>Users' implementations of an upstream interface stop compiling. {@link ImplementerCheck} accepts only default
 * methods in what an interface inherits.
 * <li>A class of ours has the name of an upstream class and replaces it. {@link VerifyMain} compares all upstream
 * classes in the final folder with the woven ones.
 * </ol>
 *
 * <p>Invariants: weaving starts from the released jar each time, so repeating a build changes nothing; a class that
 * no patch names stays byte for byte as released; patches within one class do not depend on their order.
 */
final class Weaver {

    private final Map<String, List<Patch>> patches = new TreeMap<>();

    Weaver(List<Patch> patches) {
        for (Patch patch : patches) {
            this.patches.computeIfAbsent(patch.target(), name -> new ArrayList<>()).add(patch);
        }
    }

    /**
     * Returns the patched and added class files by internal name.
     *
     * @param classes upstream's class files by internal name
     * @throws WeaveException if a class does not exist, or a patch does not find its site exactly once
     */
    Map<String, byte[]> weave(Map<String, byte[]> classes) {
        Map<String, byte[]> woven = new TreeMap<>();
        patches.forEach((name, changes) -> {
            byte[] original = classes.get(name);
            if (original == null) {
                throw new WeaveException("upstream has no class " + name + ", named by the patch: "
                        + changes.get(0).description());
            }
            woven.put(name, weave(original, changes));
            changes.forEach(patch -> woven.putAll(patch.addedClasses()));
        });
        return woven;
    }

    private static byte[] weave(byte[] original, List<Patch> changes) {
        ClassNode node = read(original, 0);
        for (Patch patch : changes) {
            apply(patch, node);
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    /** Parses a class file with options of {@link ClassReader}. */
    static ClassNode read(byte[] content, int options) {
        ClassNode node = new ClassNode();
        new ClassReader(content).accept(node, options);
        return node;
    }

    private static void apply(Patch patch, ClassNode node) {
        int sites;
        try {
            sites = patch.apply(node);
        } catch (WeaveException e) {
            throw new WeaveException(failure(patch) + ": " + e.getMessage());
        }
        if (sites != 1) {
            throw new WeaveException(failure(patch) + ": it finds its site " + sites + " times instead of once");
        }
    }

    private static String failure(Patch patch) {
        return "the patch of " + patch.target() + " [" + patch.description() + "] does not fit upstream";
    }
}
