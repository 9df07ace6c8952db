package org.openjdk.jmh.lint.bytecode;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Classes by name, each read when it is first asked for. Only the latest are kept, so that no jar takes too much memory. */
public final class Classes {

    /** An instruction takes some 50 bytes, and what is read of it about as much: 30 MB in all. */
    private static final int MOST_INSTRUCTIONS = 300_000;

    private static final Set<String> UNCHECKED = Set.of("java.lang.RuntimeException", "java.lang.Error");

    private final ClassLookup files;
    private final CallSites callSites;
    private final Map<String, BytecodeClass> kept = new LinkedHashMap<>(16, 0.75F, true);
    private int instructions;

    /**
     * Reads classes.
     *
     * @param files finds them
     */
    public Classes(ClassLookup files) {
        this.files = files;
        callSites = new CallSites(files);
    }

    /** Learns of a method that cannot be read; whoever asks for its body finds an empty one. */
    void damaged(String className, String method) {
        files.damaged(SourceNames.qualified(className) + "." + method + ": its code");
    }

    CallSites callSites() {
        return callSites;
    }

    /**
     * Finds a class that was handed to the tool.
     *
     * @param internalName with slashes, or null
     * @return null where there is none, or it cannot be read
     */
    public BytecodeClass find(String internalName) {
        if (internalName == null) {
            return null;
        }
        BytecodeClass known = kept.get(internalName);
        if (known != null) {
            return known;
        }
        ClassNode node = files.find(internalName);
        return node == null ? null : keep(node);
    }

    /** Finds a class that was handed to the tool, or is Java's own. */
    BytecodeClass findAny(String internalName) {
        BytecodeClass found = find(internalName);
        if (found != null || internalName == null || !PlatformClasses.contains(internalName)) {
            return found;
        }
        ClassNode node = PlatformClasses.find(internalName);
        return node == null ? null : keep(node);
    }

    /** Names the class of a method: calls name an anonymous one even where only its superclass has the method. */
    String declaring(MethodInsnNode call) {
        BytecodeClass type = call.owner.matches(SourceNames.ANONYMOUS) ? find(call.owner) : null;
        return type == null || type.declares(call.name, call.desc) ? call.owner : type.superName();
    }

    /** Tells whether nobody has to catch such an exception; what is caught to clean up has no type. */
    boolean isUnchecked(String internalName) {
        for (BytecodeClass each = findAny(internalName); each != null; each = findAny(each.superName())) {
            if (UNCHECKED.contains(each.name())) {
                return true;
            }
        }
        return false;
    }

    private BytecodeClass keep(ClassNode node) {
        BytecodeClass read = new BytecodeClass(node, this);
        kept.put(node.name, read);
        instructions += read.instructions();
        Iterator<BytecodeClass> eldest = kept.values().iterator();
        while (instructions > MOST_INSTRUCTIONS && kept.size() > 1) {
            instructions -= eldest.next().instructions();
            eldest.remove();
        }
        return read;
    }

    /** Finds a class by the name that the source has for it; of nested classes of Java's own too. */
    BytecodeClass findQualified(String qualifiedName) {
        String internalName = files.internalName(qualifiedName);
        if (internalName != null) {
            return find(internalName);
        }
        String guess = qualifiedName.replace('.', '/');
        while (PlatformClasses.contains(guess)) {
            BytecodeClass found = findAny(guess);
            int nested = guess.lastIndexOf('/');
            if (found != null || nested < 0 || !Character.isUpperCase(guess.charAt(nested + 1))) {
                return found;
            }
            guess = guess.substring(0, nested) + '$' + guess.substring(nested + 1);
        }
        return null;
    }

    List<BytecodeClass> subtypes(String internalName) {
        return files.subtypes(internalName).stream().map(this::find).filter(Objects::nonNull).toList();
    }
}
