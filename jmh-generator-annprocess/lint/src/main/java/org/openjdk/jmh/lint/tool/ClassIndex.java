package org.openjdk.jmh.lint.tool;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.openjdk.jmh.lint.bytecode.ClassLookup;

/**
 * Finds class files by the names that they give themselves, since where they lie depends on what was handed to the tool. Of
 * several with one name, the last counts. Only names are kept; a file is parsed when its class is asked for.
 */
final class ClassIndex implements ClassLookup {

    /** Where a class file holds its version. */
    private static final int MAJOR_VERSION = 6;
    private static final int MAGIC = 0xCAFEBABE;
    private static final byte[] ANNOTATIONS =
            "Lorg/openjdk/jmh/annotations/".getBytes(StandardCharsets.US_ASCII);

    private record Entry(String path, ClassFile file) {
    }

    private final Map<String, Entry> entries = new HashMap<>();
    private final Map<String, String> internalNames = new HashMap<>();
    private final Map<String, Collection<String>> subtypes = new HashMap<>();
    private final Collection<String> annotated = new TreeSet<>();
    private final List<String> problems;
    private CallIndex calls;

    ClassIndex(List<String> problems) {
        this.problems = problems;
    }

    /** Takes in a class file; where that fails, a problem names its path. */
    void add(String path, ClassFile file) throws IOException {
        byte[] content = file.read();
        if (content.length <= MAJOR_VERSION + 1 || ByteBuffer.wrap(content).getInt() != MAGIC) {
            problems.add(path + ": is no class file");
            return;
        }
        try {
            add(new ClassReader(content), content, new Entry(path, file));
        } catch (RuntimeException e) {
            damaged(path, content, e);
        }
    }

    private void add(ClassReader reader, byte[] content, Entry entry) {
        String name = reader.getClassName();
        boolean isAnnotated = contains(content, ANNOTATIONS);
        if (isAnnotated) {
            parse(reader);
        }
        annotated.remove(name);
        if (isAnnotated) {
            annotated.add(name);
        }
        entries.put(name, entry);
        internalNames.put(name.replace('/', '.').replace('$', '.'), name);
        addSubtype(reader.getSuperName(), name);
        for (String each : reader.getInterfaces()) {
            addSubtype(each, name);
        }
    }

    private void addSubtype(String supertype, String name) {
        if (supertype != null && !supertype.equals("java/lang/Object")) {
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

    private static ClassNode parse(ClassReader reader) {
        ClassNode node = new ClassNode();
        reader.accept(node, ClassReader.SKIP_FRAMES);
        return node;
    }

    private void damaged(String path, byte[] content, RuntimeException cause) {
        problem(path + ": " + (isOfLaterVersion(cause) ? "its class file version, "
                + ByteBuffer.wrap(content).getShort(MAJOR_VERSION) + ", is newer than this tool knows"
                : "the class file is damaged"));
    }

    private void problem(String problem) {
        if (!problems.contains(problem)) {
            problems.add(problem);
        }
    }

    /** ASM has the same type of exception for versions and for much of what can be wrong within. */
    private static boolean isOfLaterVersion(RuntimeException e) {
        return e instanceof IllegalArgumentException && e.getMessage() != null
                && e.getMessage().startsWith("Unsupported class file major version");
    }

    @Override
    public ClassNode find(String internalName) {
        Entry entry = entries.get(internalName);
        if (entry == null) {
            return null;
        }
        byte[] content = {};
        try {
            content = entry.file().read();
            return parse(new ClassReader(content));
        } catch (IOException e) {
            problem(entry.path() + ": cannot be read: " + e.getMessage());
        } catch (RuntimeException e) {
            damaged(entry.path(), content, e);
        }
        return null;
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
                    addCalls(entry);
                }
            });
        }
        return calls.callers(method, descriptor);
    }

    private void addCalls(Entry entry) {
        try {
            calls.add(new ClassReader(entry.file().read()));
        } catch (IOException e) {
            problem(entry.path() + ": cannot be read: " + e.getMessage());
        } catch (RuntimeException e) {
            // Whoever asks for the class is told that it is damaged.
        }
    }

    /**
     * Lists the classes that are nested in no other of these, by name, as far as they or a class within them have
     * annotations that say something of benchmarks. Local and anonymous ones are not among them.
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
        return entries.containsKey(outer) ? outermost(outer) : name;
    }
}
