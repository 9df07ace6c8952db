package org.openjdk.jmh.lint.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.openjdk.jmh.lint.cases.Cases;
import org.openjdk.jmh.lint.cases.Compilation;

/** Checks that unreadable inputs are reported and do not change other findings. */
class DamagedClassesTest {

    private static final String BENCHMARK = "Lorg/openjdk/jmh/annotations/Benchmark;";
    private static final int ENTRY_OF_TOO_MANY = 17 << 20;
    private static final int CHUNK = 1 << 20;
    /** Increase for a longer search. */
    private static final int MUTANTS = Integer.getInteger("lint.mutants", 60);

    @TempDir
    private Path folder;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private List<String> errors() {
        return err.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private int run(Object... inputs) {
        out.reset();
        err.reset();
        String[] args = Stream.concat(Stream.of("--format", "json"), Stream.of(inputs).map(String::valueOf))
                .toArray(String[]::new);
        return LintMain.run(new PrintStream(out, true), new PrintStream(err, true), args);
    }

    private JsonArray findings() {
        return JsonParser.parseString(out.toString(StandardCharsets.UTF_8)).getAsJsonObject()
                .getAsJsonArray("findings");
    }

    private Path compile(String... names) throws IOException {
        Path classes = folder.resolve("classes");
        List<Path> files = Cases.files().stream()
                .filter(file -> List.of(names).contains(file.getFileName().toString())).toList();
        assertTrue(new Compilation(classes).options("-g").compile(files));
        return classes;
    }

    /** Writes a class with one benchmark, which also has the given annotation. */
    private byte[] benchmark(String name, String superclass, String annotation) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, name, null, superclass, null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, "run", "()V", null, null);
        method.visitAnnotation(BENCHMARK, true).visitEnd();
        method.visitAnnotation(annotation, true).visitEnd();
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 1);
        return writer.toByteArray();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void fileThatOnlyLooksLikeAClassFile_isReported() throws IOException {
        Path classes = compile("Forks.java");
        Files.createDirectories(classes.resolve("x.class"));
        Files.createSymbolicLink(classes.resolve("dangling.class"), Path.of("nowhere"));
        Files.createSymbolicLink(classes.resolve("loop.class"), Path.of("loop.class"));
        Files.write(classes.resolve("empty.class"), new byte[0]);
        assertEquals(3, run(classes));
        assertEquals(2, findings().size());
        assertEquals(List.of(
                classes + "/dangling.class: cannot be read: no such file or folder",
                classes + "/empty.class: is not a class file",
                classes + "/loop.class: cannot be read: Too many levels of symbolic links or unable to access"
                        + " attributes of symbolic link",
                classes + "/x.class: cannot be read: it is not a file"), errors());
    }

    @Test
    void classesThatWouldBlockACheck_areReported() throws IOException {
        Path classes = compile("Forks.java");
        Map<String, byte[]> damaged = Map.of("Annotation", benchmark("a/Annotation", "java/lang/Object", "Q"),
                "Nameless", benchmark("a/Nameless", "java/lang/Object", ""),
                "Own", benchmark("a/Own", "a/Own", BENCHMARK),
                "One", benchmark("a/One", "a/Other", BENCHMARK),
                "Other", benchmark("a/Other", "a/One", BENCHMARK));
        for (String name : damaged.keySet()) {
            Files.write(classes.resolve(name + ".class"), damaged.get(name));
        }
        assertEquals(3, run(classes));
        assertEquals(2, findings().size());
        for (String name : damaged.keySet()) {
            assertEquals(1, errors().stream().filter(error -> error.startsWith(
                    classes + "/" + name + ".class: the class file is damaged")).count(), errors().toString());
        }
    }

    @Test
    void invalidMethod_isReported() throws IOException {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "a/Stack", null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, "run", "()V", null, null);
        method.visitAnnotation(BENCHMARK, true).visitEnd();
        method.visitInsn(Opcodes.POP);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(1, 1);
        Path file = Files.write(folder.resolve("Stack.class"), writer.toByteArray());
        assertEquals(3, run(file, compile("Forks.java")));
        assertEquals(2, findings().size());
        assertEquals(List.of("a.Stack.run: its code is damaged"), errors());
    }

    @Test
    void oversizedEntry_isReported() throws IOException {
        Path jar = folder.resolve("big.jar");
        try (FileSystem zip = FileSystems.newFileSystem(jar, Map.of("create", true))) {
            Files.copy(compile("Forks.java").resolve("cases/Forks.class"), zip.getPath("/Forks.class"));
            try (OutputStream entry = Files.newOutputStream(zip.getPath("/Big.class"))) {
                for (int written = 0; written < ENTRY_OF_TOO_MANY; written += CHUNK) {
                    entry.write(new byte[CHUNK]);
                }
            }
        }
        assertEquals(3, run(jar));
        assertEquals(2, findings().size());
        assertEquals(List.of(jar + "!/Big.class: cannot be read: it has more than 16 MB, more than any class file"),
                errors());
    }

    @Test
    void unreadableMutants_areReportedAndChangeNoOtherFindings() throws IOException {
        Path classes = compile("Unused.java", "Fixtures.java", "Accumulated.java", "Spinning.java", "Forks.java");
        List<Path> files = classFiles(classes);
        run(classes);
        JsonArray expected = findings();
        List<Path> unreadable = new ArrayList<>();
        Random random = new Random(57);
        for (int i = 0; i < MUTANTS; i++) {
            byte[] mutant = mutant(files.get(random.nextInt(files.size())), random);
            Path file = Files.write(classes.resolve("Mutant" + i + ".class"), mutant);
            if (!isReadable(mutant)) {
                unreadable.add(file);
            }
        }
        run(classes);
        for (Path each : unreadable) {
            assertTrue(errors().stream().anyMatch(error -> error.startsWith(each + ": ")), each.toString());
        }
        assertEquals(expected, ofClasses(findings()), "findings in classes that are whole");
        System.out
                .println(MUTANTS + " mutants, " + unreadable.size() + " unreadable, " + errors().size() + " problems");
    }

    private static List<Path> classFiles(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static JsonArray ofClasses(JsonArray findings) {
        JsonArray kept = new JsonArray();
        for (JsonElement each : findings) {
            JsonObject finding = each.getAsJsonObject();
            if (finding.get("class").getAsString().startsWith("cases.")) {
                kept.add(finding);
            }
        }
        return kept;
    }

    /** The package has another name of the same length, so that the class does not replace the undamaged one. */
    private static byte[] mutant(Path file, Random random) throws IOException {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1).replace("cases/", "mutex/");
        byte[] content = text.getBytes(StandardCharsets.ISO_8859_1);
        for (int change = random.nextInt(4); change >= 0; change--) {
            int at = Integer.BYTES + random.nextInt(content.length - 2 * Integer.BYTES);
            switch (random.nextInt(4)) {
                case 0 -> content[at] = (byte) random.nextInt();
                case 1 -> content[at]++;
                case 2 -> Arrays.fill(content, at, at + Integer.BYTES, (byte) (random.nextBoolean() ? 0xff : 0));
                default -> content = random.nextInt(8) == 0 ? Arrays.copyOf(content, at + Integer.BYTES) : content;
            }
        }
        return content;
    }

    /** Returns whether a class file is valid, without checking methods. */
    private static boolean isReadable(byte[] content) {
        try {
            new ClassReader(content).accept(new ClassNode(), ClassReader.SKIP_FRAMES);
            return true;
        } catch (RuntimeException | OutOfMemoryError e) {
            // If a JMH annotation is missing, the class is not a benchmark and is not read.
            return !new String(content, StandardCharsets.ISO_8859_1).contains("Lorg/openjdk/jmh/annotations/");
        }
    }
}
