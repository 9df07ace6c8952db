package org.openjdk.jmh.production.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.results.measures.MethodReference;

class MeasuresInJarTest {

    @TempDir
    Path folder;

    private Path jar(String... methods) throws IOException {
        ClassWriter type = new ClassWriter(0);
        type.visit(Opcodes.V1_8, Opcodes.ACC_ABSTRACT, "org/b/Benchmark", null, "java/lang/Object", null);
        MethodVisitor benchmark = type.visitMethod(Opcodes.ACC_ABSTRACT, "measure", "()V", null, null);
        AnnotationVisitor measures = benchmark.visitAnnotation("Lorg/openjdk/jmh/annotations/Measures;", true);
        AnnotationVisitor seeAlso = measures.visitArray("seeAlso");
        seeAlso.visit(null, "java.util.HashSet#contains(Object)");
        seeAlso.visitEnd();
        AnnotationVisitor value = measures.visitArray("value");
        for (String method : methods) {
            value.visit(null, method);
        }
        value.visitEnd();
        measures.visitEnd();
        benchmark.visitEnd();
        type.visitEnd();
        Path jar = folder.resolve("benchmarks.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("org/b/Benchmark.class"));
            out.write(type.toByteArray());
        }
        return jar;
    }

    @Test
    void measuresAnnotations_areFoundAmongOthers() throws IOException {
        assertEquals(Set.of(MethodReference.parse("java.util.ArrayList#contains(Object)"),
                MethodReference.parse("java.util.ArrayList#add")),
                MeasuresInJar.read(jar("java.util.ArrayList#contains(Object)", "java.util.ArrayList#add", "no name")));
    }

    @Test
    void jarWithoutMethods_isReportedWithTheRemedy() throws IOException {
        Path jar = jar();
        IOException refused = assertThrows(IOException.class, () -> MeasuresInJar.read(jar));
        assertTrue(refused.getMessage().contains(jar + ": no benchmark has @Measures: put @Measures"),
                refused.getMessage());
    }
}
