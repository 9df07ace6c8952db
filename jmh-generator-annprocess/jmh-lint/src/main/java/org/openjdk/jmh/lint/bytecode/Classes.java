package org.openjdk.jmh.lint.bytecode;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Finds classes by name and reads each on first use. It keeps only those used last, to limit memory. */
public final class Classes {

    /** Limit of the cache: an instruction takes some 50 bytes and its analysis as much, so this is about 30 MB. */
    private static final int MAX_CACHED_INSTRUCTIONS = 300_000;

    private static final Set<String> UNCHECKED = Set.of("java.lang.RuntimeException", "java.lang.Error");

    private final ClassLookup files;
    final CallSites callSites;
    private final Map<String, BytecodeClass> kept = new LinkedHashMap<>(16, 0.75F, true);
    private int instructions;

    /**
     * Creates an empty cache.
     *
     * @param files finds class files
     */
    public Classes(ClassLookup files) {
        this.files = files;
        callSites = new CallSites(files);
    }

    /** Records a method that cannot be read; its body is empty then. */
    void damaged(String className, String method) {
        files.damaged(SourceNames.qualified(className) + "." + method + ": its code");
    }

    /**
     * Returns a class among the inputs of the tool.
     *
     * @param internalName internal name, with slashes, or null
     * @return null if there is none, or it cannot be read
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

    /** Returns a class among the inputs of the tool or of the JDK. */
    BytecodeClass findAny(String internalName) {
        BytecodeClass found = find(internalName);
        if (found != null || internalName == null || !PlatformClasses.contains(internalName)) {
            return found;
        }
        ClassNode node = PlatformClasses.find(internalName);
        return node == null ? null : keep(node);
    }

    /**
     * Returns the class that declares a called method: calls may name an anonymous class although its superclass has
     * the method.
     */
    String declaring(MethodInsnNode call) {
        BytecodeClass type = call.owner.matches(SourceNames.ANONYMOUS) ? find(call.owner) : null;
        return type == null || type.declares(call.name, call.desc) ? call.owner : type.superName();
    }

    /** Returns whether an exception is unchecked, which includes the missing type of {@code finally} handlers. */
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
        while (instructions > MAX_CACHED_INSTRUCTIONS && kept.size() > 1) {
            instructions -= eldest.next().instructions();
            eldest.remove();
        }
        return read;
    }

    /** Returns a class by its qualified name, including nested classes of the JDK. */
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
