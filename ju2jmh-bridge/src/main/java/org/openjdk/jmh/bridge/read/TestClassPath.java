package org.openjdk.jmh.bridge.read;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Class path of tests: classes in folders and jars, and those of the running JDK. */
public final class TestClassPath implements Closeable {

    /** Size of the cache: several parts of the tool read a class soon after each other. */
    private static final int RECENT = 64;
    /** Packages of the JDK, whose classes a VM loads from nowhere else. */
    private static final Map<String, Module> JDK = new HashMap<>();

    static {
        ModuleLayer.boot().modules().forEach(module -> module.getPackages().forEach(name -> JDK.put(name, module)));
    }

    private final List<ClassRoot> roots = new ArrayList<>();
    private final Map<String, List<ClassRoot>> rootsOfFolders = new HashMap<>();
    private final Map<String, Boolean> present = new HashMap<>();
    private final Map<String, Optional<ClassInfo>> classes = new HashMap<>();
    private final Map<String, String> unreadable = new HashMap<>();
    private final Map<String, Optional<byte[]>> recent = new LinkedHashMap<>(RECENT, 1, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Optional<byte[]>> eldest) {
            return size() > RECENT;
        }
    };

    /** Opens folders and jars in the order of a class path. */
    public TestClassPath(List<Path> paths) throws IOException {
        for (Path path : paths) {
            roots.add(ClassRoot.open(path));
        }
    }

    /** Returns the sorted binary names of the classes in one entry of the class path. */
    public List<String> classNames(int index) throws IOException {
        return roots.get(index).classNames();
    }

    /** Returns a class by binary name; empty if it is missing or unreadable. */
    public Optional<ClassInfo> find(String name) {
        Optional<ClassInfo> known = classes.get(name);
        if (known == null) {
            known = bytes(name).flatMap(bytes -> parse(name, bytes));
            classes.put(name, known);
        }
        return known;
    }

    /** Returns a class that another one needs; throws {@link MissingClassException} if it is missing or unreadable. */
    public ClassInfo require(String name, String neededBy) {
        return find(name).orElseThrow(
                () -> new MissingClassException(name, neededBy, unreadable.getOrDefault(name, "")));
    }

    /** Returns why a class is unreadable; empty if it is readable or missing. */
    public Optional<String> whyUnreadable(String name) {
        return Optional.ofNullable(unreadable.get(name));
    }

    /** Returns the class file of a class; empty if it is missing or unreadable. */
    public Optional<byte[]> bytes(String name) {
        Optional<byte[]> known = recent.get(name);
        if (known == null) {
            known = bytesOfFile(name);
            recent.put(name, known);
        }
        return known;
    }

    private Optional<byte[]> bytesOfFile(String name) {
        String file = fileOf(name);
        Module module = JDK.get(ClassInfo.packageOf(name));
        try {
            return module == null ? read(file) : read(module, file);
        } catch (IOException e) {
            unreadable.put(name, "unreadable class file (" + e + ")");
            return Optional.empty();
        }
    }

    private static String fileOf(String className) {
        return className.replace('.', '/') + ".class";
    }

    private static Optional<byte[]> read(Module module, String file) throws IOException {
        try (InputStream in = module.getResourceAsStream(file)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        }
    }

    /** Returns the first resource with a path; throws {@link UncheckedIOException} if it is unreadable. */
    public Optional<byte[]> resource(String file) {
        try {
            return read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<byte[]> read(String file) throws IOException {
        for (ClassRoot root : roots(file)) {
            Optional<byte[]> found = root.read(file);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Returns the entries that contain a file's folder, in the order of the class path; these are few. */
    private List<ClassRoot> roots(String file) throws IOException {
        if (rootsOfFolders.isEmpty()) {
            for (ClassRoot root : roots) {
                for (String folder : root.folders()) {
                    rootsOfFolders.computeIfAbsent(folder, f -> new ArrayList<>()).add(root);
                }
            }
        }
        return rootsOfFolders.getOrDefault(ClassRoot.folderOf(file), List.of());
    }

    /** Returns whether a class is present, without parsing it. */
    public boolean has(String name) {
        Optional<ClassInfo> known = classes.get(name);
        if (known != null) {
            return known.isPresent();
        }
        return present.computeIfAbsent(name, this::isPresent);
    }

    /** Returns whether a class is in the first entries of the class path. */
    public boolean isInFirst(int entries, String name) {
        String file = fileOf(name);
        return roots.subList(0, entries).stream().anyMatch(root -> root.has(file));
    }

    private boolean isPresent(String name) {
        if (JDK.containsKey(ClassInfo.packageOf(name))) {
            return bytes(name).isPresent();
        }
        try {
            for (ClassRoot root : roots(fileOf(name))) {
                if (root.has(fileOf(name))) {
                    return true;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return false;
    }

    /** Returns whether a class is an enum. */
    public boolean isEnum(String name) {
        return find(name).map(ClassInfo::superName).filter("java.lang.Enum"::equals).isPresent();
    }

    private Optional<ClassInfo> parse(String name, byte[] bytes) {
        try {
            return Optional.of(ClassFileReader.read(bytes));
        } catch (UnreadableClassException e) {
            unreadable.put(name, e.getMessage());
            return Optional.empty();
        }
    }

    @Override
    public void close() throws IOException {
        for (ClassRoot root : roots) {
            root.close();
        }
    }
}
