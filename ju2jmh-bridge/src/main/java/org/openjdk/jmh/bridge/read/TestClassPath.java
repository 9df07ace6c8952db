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

/** The classes that tests can see: those of folders and jars, and those of the running JDK. */
public final class TestClassPath implements Closeable {

    /** A class is looked at by several parts of this tool, mostly one after the other. */
    private static final int RECENT = 64;
    /** In a VM, too, a package of the JDK is looked for nowhere else. */
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

    /**
     * Opens a class path.
     *
     * @param paths folders and jars, those in front first
     * @throws IOException if one of them cannot be opened
     */
    public TestClassPath(List<Path> paths) throws IOException {
        for (Path path : paths) {
            roots.add(ClassRoot.open(path));
        }
    }

    /**
     * Lists the classes of one entry.
     *
     * @param index the entry's place on the class path
     * @return binary names, sorted
     * @throws IOException if the entry cannot be read
     */
    public List<String> classNames(int index) throws IOException {
        return roots.get(index).classNames();
    }

    /**
     * Finds a class.
     *
     * @param name its binary name
     * @return the class, empty if it is not there or its file cannot be read
     */
    public Optional<ClassInfo> find(String name) {
        Optional<ClassInfo> known = classes.get(name);
        if (known == null) {
            known = bytes(name).flatMap(bytes -> parse(name, bytes));
            classes.put(name, known);
        }
        return known;
    }

    /**
     * Finds a class that another one cannot do without.
     *
     * @param name     its binary name
     * @param neededBy the binary name of the class that needs it
     * @return the class
     * @throws MissingClassException if it is not there or its file cannot be read
     */
    public ClassInfo require(String name, String neededBy) {
        return find(name).orElseThrow(
                () -> new MissingClassException(name, neededBy, unreadable.getOrDefault(name, "")));
    }

    /**
     * Tells why a class that is there could not be read.
     *
     * @param name its binary name
     * @return the reason, empty if it could be read or is not there
     */
    public Optional<String> whyUnreadable(String name) {
        return Optional.ofNullable(unreadable.get(name));
    }

    /**
     * Reads the file of a class.
     *
     * @param name its binary name
     * @return its bytes, empty if there is no such class or its file cannot be read
     */
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

    /**
     * Reads a resource, the first one of that name.
     *
     * @param file its path
     * @return its bytes, empty if there is none
     * @throws UncheckedIOException if it is there but cannot be read
     */
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

    /** The entries that may have a file, those in front first: few jars have files in the same folder. */
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

    /**
     * Tells whether there is a class, without reading it.
     *
     * @param name its binary name
     * @return whether its file is there
     */
    public boolean has(String name) {
        Optional<ClassInfo> known = classes.get(name);
        if (known != null) {
            return known.isPresent();
        }
        return present.computeIfAbsent(name, this::isPresent);
    }

    /**
     * Tells whether a class is in one of the first entries.
     *
     * @param entries how many entries
     * @param name    the binary name of the class
     * @return whether its file is there
     */
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
