package org.openjdk.jmh.shipped;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/** What the classes of a jar name, that neither the jar nor the JDK holds. */
final class References {

    private static final Set<String> PACKAGES_OF_JDK = ModuleFinder.ofSystem().findAll().stream()
            .flatMap(module -> module.descriptor().packages().stream()).collect(Collectors.toSet());

    private final Set<String> held;
    private final Set<String> missing = new TreeSet<>();

    private References(List<ZipEntry> classes) {
        held = classes.stream().map(entry -> entry.getName().replace(".class", "")).collect(Collectors.toSet());
    }

    /** Lines of the form {@code from -> to}, in the names of the source. */
    static Set<String> missing(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            List<ZipEntry> classes = file.stream().filter(entry -> entry.getName().endsWith(".class"))
                    .filter(entry -> !entry.getName().startsWith("META-INF/"))
                    .collect(Collectors.toList());
            References references = new References(classes);
            classes.forEach(entry -> references.read(file, entry));
            services(file).forEach(references::check);
            return references.missing;
        }
    }

    /** The classes that a provider file names, with its own name before them. */
    private static List<String[]> services(JarFile file) {
        return file.stream().filter(entry -> entry.getName().matches("META-INF/services/[^/]+"))
                .flatMap(
                        entry -> new String(bytes(file, entry)).lines().map(line -> line.replaceFirst("#.*", "").trim())
                                .filter(line -> !line.isEmpty())
                                .map(line -> new String[] {entry.getName(), line.replace('.', '/')}))
                .collect(Collectors.toList());
    }

    private void read(JarFile file, ZipEntry entry) {
        ClassReader reader = new ClassReader(bytes(file, entry));
        reader.accept(new ClassRemapper(new ClassWriter(0), new Remapper() {
            @Override
            public String map(String internalName) {
                check(new String[] {reader.getClassName(), internalName});
                return internalName;
            }
        }), 0);
    }

    private void check(String[] reference) {
        String to = reference[1];
        String container = to.substring(0, Math.max(0, to.lastIndexOf('/'))).replace('/', '.');
        if (!held.contains(to) && !PACKAGES_OF_JDK.contains(container)) {
            missing.add(reference[0].replace('/', '.') + " -> " + to.replace('/', '.'));
        }
    }

    private static byte[] bytes(JarFile file, ZipEntry entry) {
        try {
            return file.getInputStream(entry).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
