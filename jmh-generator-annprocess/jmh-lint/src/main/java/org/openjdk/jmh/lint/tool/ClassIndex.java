package org.openjdk.jmh.lint.tool;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.openjdk.jmh.lint.bytecode.ClassLookup;
import org.openjdk.jmh.util.FileFailure;

/**
 * Index of class files by the names in them, since paths depend on the inputs. If several files have the same name,
 * the last one wins. Only names are kept; files are parsed on demand.
 */
final class ClassIndex implements ClassLookup {

    /** Offset of the major version in a class file. */
    private static final int MAJOR_VERSION = 6;
    private static final int MAGIC = 0xCAFEBABE;
    private static final byte[] ANNOTATIONS =
            "Lorg/openjdk/jmh/annotations/".getBytes(StandardCharsets.US_ASCII);

    private record Entry(String path, ClassFile file, List<String> supertypes) {
    }

    private final Map<String, Entry> entries = new HashMap<>();
    private final Map<String, String> internalNames = new HashMap<>();
    private final Map<String, Collection<String>> subtypes = new HashMap<>();
    private final Collection<String> annotated = new TreeSet<>();
    private final Set<String> problems;
    private CallIndex calls;

    ClassIndex(Set<String> problems) {
        this.problems = problems;
    }

    /** Adds a class file, or reports a problem with its path. */
    void add(String path, ClassFile file) {
        read(path, file, content -> add(new ClassReader(content), content, path, file));
    }

    private <T> T read(String path, ClassFile file, Function<byte[], T> reader) {
        byte[] content = {};
        try {
            content = file.read();
            if (content.length <= MAJOR_VERSION + 1 || ByteBuffer.wrap(content).getInt() != MAGIC) {
                problems.add(path + ": is not a class file");
                return null;
            }
            return reader.apply(content);
        } catch (IOException e) {
            problems.add(path + ": cannot be read: " + FileFailure.reason(e));
        } catch (RuntimeException | OutOfMemoryError e) {
            // A damaged length may request gigabytes.
            damaged(path, content, e);
        }
        return null;
    }

    private String add(ClassReader reader, byte[] content, String path, ClassFile file) {
        String name = reader.getClassName();
        boolean isAnnotated = contains(content, ANNOTATIONS);
        if (isAnnotated) {
            parse(content);
        }
        annotated.remove(name);
        if (isAnnotated) {
            annotated.add(name);
        }
        List<String> supertypes = new ArrayList<>(List.of(reader.getInterfaces()));
        Optional.ofNullable(reader.getSuperName()).ifPresent(supertypes::add);
        entries.put(name, new Entry(path, file, supertypes));
        internalNames.put(name.replace('/', '.').replace('$', '.'), name);
        supertypes.forEach(each -> addSubtype(each, name));
        return name;
    }

    private void addSubtype(String supertype, String name) {
        if (!supertype.equals("java/lang/Object")) {
            subtypes.computeIfAbsent(supertype, each -> new TreeSet<>()).add(name);
        }
    }

    private static boolean contains(byte[] content, byte[] text) {
        for (int i = 0; i <= content.length - text.length; i++) {
            int matching = 0;
            while (matching < text.length && content[i + matching] == text[matching]) {
                matching++;
            }
            if (matching == text.length) {
                return true;
            }
        }
        return false;
    }

    private static ClassNode parse(byte[] content) {
        ClassNode node = new ClassNode();
        new ClassReader(content).accept(node, ClassReader.SKIP_FRAMES);
        DeclarationCheck.require(node);
        return node;
    }

    private void damaged(String path, byte[] content, Throwable cause) {
        problems.add(path + ": " + (isOfLaterVersion(cause) ? "its class file version, "
                + ByteBuffer.wrap(content).getShort(MAJOR_VERSION) + ", is newer than this tool supports"
                : "the class file is damaged"));
    }

    /** Returns whether the version of the class file is too new; ASM throws the same exception for damaged files. */
    private static boolean isOfLaterVersion(Throwable e) {
        return e instanceof IllegalArgumentException && e.getMessage() != null
                && e.getMessage().startsWith("Unsupported class file major version");
    }

    @Override
    public ClassNode find(String internalName) {
        Entry entry = entries.get(internalName);
        if (entry == null) {
            return null;
        }
        if (isAboveItself(internalName)) {
            problems.add(entry.path() + ": the class file is damaged: it is its own supertype");
            return null;
        }
        return read(entry.path(), entry.file(), ClassIndex::parse);
    }

    /** Returns whether a class is its own superclass, which would cause an endless loop. */
    private boolean isAboveItself(String internalName) {
        Set<String> seen = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(internalName));
        while (!open.isEmpty()) {
            Entry entry = entries.get(open.remove());
            for (String each : entry == null ? List.<String>of() : entry.supertypes()) {
                if (each.equals(internalName)) {
                    return true;
                }
                if (seen.add(each)) {
                    open.add(each);
                }
            }
        }
        return false;
    }

    @Override
    public void damaged(String what) {
        problems.add(what + " is damaged");
    }

    @Override
    public String internalName(String qualifiedName) {
        return internalNames.get(qualifiedName);
    }

    @Override
    public List<String> subtypes(String internalName) {
        return List.copyOf(subtypes.getOrDefault(internalName, List.of()));
    }

    @Override
    public List<String> callers(String method, String descriptor) {
        if (calls == null) {
            calls = new CallIndex();
            entries.forEach((name, entry) -> {
                if (!annotated.contains(name)) {
                    read(entry.path(), entry.file(), content -> calls.add(new ClassReader(content)));
                }
            });
        }
        return calls.callers(method, descriptor);
    }

    /**
     * Returns the top-level classes that have JMH annotations or contain a class with them, sorted by name, without
     * local and anonymous classes.
     */
    Collection<String> outermost() {
        Collection<String> outermost = new TreeSet<>();
        annotated.stream().map(this::outermost).filter(Objects::nonNull).forEach(outermost::add);
        return outermost;
    }

    /** Returns null for local and anonymous classes. */
    private String outermost(String name) {
        ClassNode node = find(name);
        List<InnerClassNode> memberships = new ArrayList<>(node == null ? List.of() : node.innerClasses);
        memberships.removeIf(inner -> !inner.name.equals(name));
        if (memberships.isEmpty()) {
            return name;
        }
        String outer = memberships.get(0).outerName;
        if (outer == null) {
            return null;
        }
        return outer.length() < name.length() && entries.containsKey(outer) ? outermost(outer) : name;
    }

    /** Content of a class file, which can be read repeatedly. */
    interface ClassFile {

        byte[] read() throws IOException;
    }
}
