package org.openjdk.jmh.production.settings;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.results.measures.MethodReference;

/** Finds the methods that {@code @Measures} names in a jar, without loading its classes. */
public final class MeasuresInJar {

    private static final String MEASURES = "Lorg/openjdk/jmh/annotations/Measures;";

    private MeasuresInJar() {
    }

    /** Reads a jar of benchmarks, and returns at least one method. If it names none, the exception says so. */
    public static Set<MethodReference> read(Path jar) throws IOException {
        if (!Files.isReadable(jar)) {
            throw new IOException(jar + ": no such file; expected a jar of benchmarks");
        }
        Set<MethodReference> methods = new LinkedHashSet<>();
        try (JarFile classes = new JarFile(jar.toFile())) {
            for (Enumeration<JarEntry> entries = classes.entries(); entries.hasMoreElements();) {
                JarEntry entry = entries.nextElement();
                if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/")) {
                    try (InputStream in = classes.getInputStream(entry)) {
                        new ClassReader(in).accept(new Methods(methods),
                                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
                    }
                }
            }
        } catch (ZipException e) {
            throw new IOException(jar + ": no jar: " + e.getMessage(), e);
        }
        if (methods.isEmpty()) {
            throw new IOException(
                    jar + ": no benchmark has @Measures: put @Measures(\"package.Type#method(Type)\") on benchmarks");
        }
        return methods;
    }

    private static final class Methods extends ClassVisitor {

        private final Set<MethodReference> found;

        Methods(Set<MethodReference> found) {
            super(Opcodes.ASM9);
            this.found = found;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                                         String[] exceptions) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public @Nullable AnnotationVisitor visitAnnotation(String type, boolean visible) {
                    return type.equals(MEASURES) ? new Values(found) : null;
                }
            };
        }
    }

    private static final class Values extends AnnotationVisitor {

        private final Set<MethodReference> found;

        Values(Set<MethodReference> found) {
            super(Opcodes.ASM9);
            this.found = found;
        }

        @Override
        public @Nullable AnnotationVisitor visitArray(String name) {
            return name.equals("value") ? this : null;
        }

        /** Ignores malformed names, which the compiler has reported. */
        @Override
        public void visit(String name, Object value) {
            try {
                found.add(MethodReference.parse(value.toString()));
            } catch (IllegalArgumentException e) {
                // The recorder cannot time such a method.
            }
        }
    }
}
