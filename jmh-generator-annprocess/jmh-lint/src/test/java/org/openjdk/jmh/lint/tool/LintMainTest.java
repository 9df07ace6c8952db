package org.openjdk.jmh.lint.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.lint.cases.Cases;
import org.openjdk.jmh.lint.cases.Compilation;

/** Tests the command line: formats, exit codes and unreadable inputs. */
class LintMainTest {

    private static final int MAJOR_VERSION = 7;
    private static final int FIRST_CONSTANT = 10;
    private static final int LONGEST_PATH_OF_LINUX = 4095;

    @TempDir
    private Path folder;
    private Path classes;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeEach
    void compileCase() throws IOException {
        classes = folder.resolve("classes");
        assertTrue(new Compilation(classes).compile(List.of(caseFile("Forks"))));
    }

    private static Path caseFile(String name) {
        return Cases.files().stream().filter(file -> file.endsWith(name + ".java")).findFirst().orElseThrow();
    }

    private int run(Object... args) {
        out.reset();
        err.reset();
        String[] texts = Stream.of(args).map(String::valueOf).toArray(String[]::new);
        return LintMain.run(new PrintStream(out, true), new PrintStream(err, true), texts);
    }

    /** A readable class file with a local variable of a type that does not exist. */
    @Test
    void unreadableClass_isReportedAndOthersAreChecked() throws IOException {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "a/Bad", null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, "run", "()V", null, null);
        method.visitAnnotation("Lorg/openjdk/jmh/annotations/Benchmark;", true).visitEnd();
        Label start = new Label();
        Label end = new Label();
        method.visitLabel(start);
        method.visitInsn(Opcodes.ICONST_0);
        method.visitVarInsn(Opcodes.ISTORE, 1);
        method.visitInsn(Opcodes.RETURN);
        method.visitLabel(end);
        method.visitLocalVariable("x", "Q", null, start, end, 1);
        method.visitMaxs(1, 2);
        Path bad = Files.write(folder.resolve("Bad.class"), writer.toByteArray());
        assertEquals(3, run(bad, classes));
        assertTrue(errors().startsWith("a.Bad: some checks failed: "), errors());
        assertEquals(1, errors().lines().count(), errors());
        assertTrue(output().contains("FORK"), output());
    }

    private String output() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String errors() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void text_hasALineForEachFinding() {
        assertEquals(1, run(classes));
        assertTrue(output().contains("cases/Forks.java:17: warning: [jmh:FORK] @Fork(0) runs the benchmark"), output());
        assertTrue(output().contains("use @Fork(5), or remove the number to use JMH's default (in cases.Forks.own)"),
                output());
        assertTrue(output().endsWith("0 errors, 2 warnings, 0 notes in 1 class with benchmarks\n"), output());
    }

    @Test
    void json_holdsFindings() {
        assertEquals(1, run("--format", "json", classes));
        JsonObject root = JsonParser.parseString(output()).getAsJsonObject();
        JsonObject finding = root.getAsJsonArray("findings").get(1).getAsJsonObject();
        assertEquals(2, root.getAsJsonArray("findings").size());
        assertEquals("FORK", finding.get("rule").getAsString());
        assertEquals("cases.Forks", finding.get("class").getAsString());
        assertEquals("own", finding.get("member").getAsString());
        assertEquals(17, finding.get("line").getAsInt());
    }

    @Test
    void sarif_holdsRulesAndResults() {
        assertEquals(1, run("--format=sarif", classes));
        JsonObject root = JsonParser.parseString(output()).getAsJsonObject();
        JsonObject run = root.getAsJsonArray("runs").get(0).getAsJsonObject();
        JsonObject result = run.getAsJsonArray("results").get(0).getAsJsonObject();
        assertEquals("2.1.0", root.get("version").getAsString());
        assertEquals("FORK", result.get("ruleId").getAsString());
        assertEquals("warning", result.get("level").getAsString());
        assertEquals("cases/Forks.java", result.getAsJsonArray("locations").get(0).getAsJsonObject()
                .getAsJsonObject("physicalLocation").getAsJsonObject("artifactLocation").get("uri").getAsString());
    }

    @Test
    void sourceRoot_isPrependedToPaths() throws IOException {
        assertEquals(1, run("--source-root", "src/jmh/java", classes));
        assertTrue(output().startsWith("src/jmh/java/cases/Forks.java:7: "), output());
        Path second = folder.resolve("second");
        Files.createDirectories(second.resolve("cases"));
        Files.createFile(second.resolve("cases/Forks.java"));
        assertEquals(1, run("--format=sarif", "--source-root", "src/jmh/java", "--source-root", second, classes));
        assertTrue(output().contains(second + "/cases/Forks.java"), output());
    }

    /** Bytecode of Kotlin's compiler for a parameter and a lateinit variable: {@code list.add(text)}. */
    @Test
    void kotlinsNullChecks_areNoSteps() throws IOException {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "k/Growing", null, "java/lang/Object", null);
        writer.visitAnnotation("Lorg/openjdk/jmh/annotations/State;", true).visitEnd();
        writer.visitField(Opcodes.ACC_PUBLIC, "list", "Ljava/util/ArrayList;", null, null).visitEnd();
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, "grows", "(Ljava/lang/String;)V", null, null);
        method.visitAnnotation("Lorg/openjdk/jmh/annotations/Benchmark;", true).visitEnd();
        method.visitVarInsn(Opcodes.ALOAD, 1);
        callIntrinsic(method, "text", "checkNotNullParameter", "(Ljava/lang/Object;Ljava/lang/String;)V");
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitFieldInsn(Opcodes.GETFIELD, "k/Growing", "list", "Ljava/util/ArrayList;");
        Label isSet = new Label();
        method.visitInsn(Opcodes.DUP);
        method.visitJumpInsn(Opcodes.IFNONNULL, isSet);
        method.visitInsn(Opcodes.POP);
        callIntrinsic(method, "list", "throwUninitializedPropertyAccessException", "(Ljava/lang/String;)V");
        method.visitInsn(Opcodes.ACONST_NULL);
        method.visitLabel(isSet);
        method.visitVarInsn(Opcodes.ALOAD, 1);
        method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/util/ArrayList", "add", "(Ljava/lang/Object;)Z", false);
        method.visitInsn(Opcodes.POP);
        method.visitVarInsn(Opcodes.ALOAD, 1);
        method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/String", "trim", "()Ljava/lang/String;", false);
        method.visitVarInsn(Opcodes.ASTORE, 2);
        method.visitVarInsn(Opcodes.ALOAD, 2);
        callIntrinsic(method, "trim(...)", "checkNotNullExpressionValue", "(Ljava/lang/Object;Ljava/lang/String;)V");
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(3, 3);
        Path file = Files.write(folder.resolve("Growing.class"), writer.toByteArray());
        assertEquals(1, run(file));
        assertTrue(output().contains("[jmh:GROW] each invocation adds to list"), output());
        assertTrue(output().contains("[jmh:RETU]"), output());
        assertEquals(2, output().lines().filter(line -> line.contains("[jmh:")).count(), output());
    }

    private static void callIntrinsic(MethodVisitor method, String name, String check, String descriptor) {
        method.visitLdcInsn(name);
        method.visitMethodInsn(Opcodes.INVOKESTATIC, "kotlin/jvm/internal/Intrinsics", check, descriptor, false);
    }

    @Test
    void sarif_hasKeysInAFixedOrder() {
        run("--format=sarif", classes);
        assertTrue(output().startsWith(
                "{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n  \"version\": \"2.1.0\","
                        + "\n  \"runs\": [\n    {\n      \"tool\": {\n        \"driver\": {\n          \"name\": \"jmh-lint\""),
                output());
        assertTrue(
                output().contains("\"ruleId\": \"FORK\",\n          \"level\": \"warning\",\n          \"message\": {"),
                output());
    }

    private Path sourceNamed(String source) throws IOException {
        Path file = classes.resolve("cases/Forks.class");
        ClassWriter odd = new ClassWriter(0);
        new ClassReader(Files.readAllBytes(file)).accept(new ClassVisitor(Opcodes.ASM9, odd) {
            @Override
            public void visitSource(String name, String debug) {
                super.visitSource(source, debug);
            }
        }, 0);
        Files.write(file, odd.toByteArray());
        return classes;
    }

    /** Compilers write any source name into a class file. */
    @ParameterizedTest
    @CsvSource({"My Bench #1 \u00fc.java,cases/My%20Bench%20%231%20%C3%BC.java", "a%b?.java,cases/a%25b%3F.java",
        "a:b.java,cases/a:b.java", "\u202ex\u001b.java,cases/%E2%80%AEx%1B.java"})
    void sarif_addressIsAUri(String source, String uri) throws Exception {
        Path odd = sourceNamed(source);
        run("--format=sarif", odd.toString());
        assertEquals(uri, URI.create(JsonParser.parseString(output()).getAsJsonObject().getAsJsonArray("runs").get(0)
                .getAsJsonObject().getAsJsonArray("results").get(0).getAsJsonObject().getAsJsonArray("locations").get(0)
                .getAsJsonObject().getAsJsonObject("physicalLocation").getAsJsonObject("artifactLocation").get("uri")
                .getAsString()).toString());
        run("--format=text", odd.toString());
        assertEquals(output(), Printable.document(output()));
    }

    @Test
    void exitCode_followsFailOnAndDisable() {
        assertEquals(0, run("--fail-on", "error", classes));
        assertEquals(0, run("--disable", "FORK", classes));
    }

    @Test
    void invalidCommandLine_isExplained() {
        assertEquals(2, run());
        assertEquals(2, run("--nope"));
        assertTrue(errors().contains("jmh-lint: Unknown option: '--nope'\n--help lists the options.\n"), errors());
        assertEquals(2, run("--disable", "FROK", classes));
        assertTrue(errors().contains("unknown rule in --disable: FROK; known: RANGE, BOUNDS"), errors());
    }

    @Test
    void emptyJar_isAProblemOnlyIfAllInputsAreEmpty() throws IOException {
        Path jar = folder.resolve("empty.jar");
        new ZipOutputStream(Files.newOutputStream(jar)).close();
        assertEquals(1, run(jar, classes));
        assertEquals(jar + ": contains no class file", errors().strip());
        assertTrue(output().contains("2 warnings"), output());
        assertEquals(3, run(jar));
        assertEquals(jar + ": contains no class file", errors().strip());
    }

    @Test
    void fileThatIsNoJar_isReported() throws IOException {
        Path text = Files.writeString(folder.resolve("notes.txt"), "no jar");
        Path fake = Files.writeString(folder.resolve("fake.jar"), "no jar");
        assertEquals(3, run(text, fake, folder.resolve("missing.jar"), classes));
        assertTrue(errors().contains("notes.txt: cannot be read"), errors());
        assertTrue(errors().contains("fake.jar: cannot be read"), errors());
        assertTrue(errors().contains("missing.jar: cannot be read: there is no such file"), errors());
        assertTrue(output().contains("2 warnings"), output());
    }

    @Test
    void classFileOfANewerVersion_isReported() throws IOException {
        byte[] newer = Files.readAllBytes(classes.resolve("cases/Forks.class"));
        byte[] truncated = Arrays.copyOf(newer, newer.length / 2);
        newer[MAJOR_VERSION] = 99;
        Files.write(classes.resolve("cases/Newer.class"), newer);
        Files.writeString(classes.resolve("cases/Broken.class"), "no class");
        Files.write(classes.resolve("cases/Truncated.class"), truncated);
        assertEquals(3, run(classes));
        assertTrue(errors().contains("cases/Newer.class: its class file version, 99, is newer than this tool supports"),
                errors());
        assertTrue(errors().contains("cases/Broken.class: is not a class file"), errors());
        assertTrue(errors().contains("cases/Truncated.class: the class file is damaged"), errors());
        assertTrue(output().contains("2 warnings"), output());
    }

    /** ASM throws the same exception for an unknown constant as for a newer version. */
    @Test
    void damagedClassFile_isNotReportedAsNewer() throws IOException {
        byte[] damaged = Files.readAllBytes(classes.resolve("cases/Forks.class"));
        damaged[FIRST_CONSTANT] = 99;
        Files.write(classes.resolve("cases/Damaged.class"), damaged);
        assertEquals(3, run(classes));
        assertTrue(errors().contains("cases/Damaged.class: the class file is damaged"), errors());
        assertFalse(errors().contains("newer"), errors());
    }

    @Test
    void generatedClassesInAJar_areIgnored() throws IOException {
        Path jar = jar("cases/Forks.class", "cases/jmh_generated/Forks.class");
        assertEquals(1, run(jar));
        assertTrue(output().contains("2 warnings, 0 notes in 1 class"), output());
    }

    /** Creates a jar whose entries are the same class. */
    private Path jar(String... entries) throws IOException {
        Path jar = folder.resolve("benchmarks.jar");
        byte[] content = Files.readAllBytes(classes.resolve("cases/Forks.class"));
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (String name : entries) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(content);
                zip.closeEntry();
            }
        }
        return jar;
    }

    @Test
    void nestedClasses_areFoundInAnyFolder() throws IOException {
        assertTrue(new Compilation(classes).compile(List.of(caseFile("Fixtures"))));
        assertEquals(1, run(classes));
        String expected = output();
        assertTrue(expected.contains("cases/Fixtures.java:24: warning: [jmh:INVO]"), expected);
        assertEquals(1, run(folder));
        assertEquals(expected, output());
        assertEquals(1, run(classes.resolve("cases")));
        assertEquals(expected, output());
        try (Stream<Path> all = Files.walk(classes)) {
            assertEquals(1, run(all.filter(Files::isRegularFile).toArray()));
        }
        assertEquals(expected, output());
    }

    @Test
    void nestedClassWithoutItsEnclosingClass_isChecked() throws IOException {
        assertTrue(new Compilation(classes).compile(List.of(caseFile("Fixtures"))));
        assertEquals(1, run(classes.resolve("cases/Fixtures$Alone.class")));
        assertTrue(output().contains(": warning: [jmh:INVO]"), output());
    }

    @Test
    void classesForLaterVersionsOfJava_areIgnored() throws IOException {
        for (String versions : List.of("META-INF/versions/21", "unpacked/META-INF/versions/21")) {
            Path later = Files.createDirectories(classes.resolve(versions + "/cases"));
            Files.writeString(later.resolve("Forks.class"), "not to be read");
        }
        assertEquals(1, run(classes));
        assertEquals(1, run(folder));
        assertEquals("", errors());
    }

    @Test
    void inputWithDuplicateClasses_isNotReportedAsEmpty() throws IOException {
        assertEquals(1, run(jar("cases/Forks.class"), classes, classes));
        assertEquals("", errors());
        assertTrue(output().contains("2 warnings, 0 notes in 1 class"), output());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void unreadableFolder_isReported() {
        // Permissions do not stop root, but a path that is too long cannot be opened.
        String root = classes.toString();
        String detour = root + "/.".repeat((LONGEST_PATH_OF_LINUX - "/cases".length() + 2 - root.length()) / 2);
        assertEquals(3, run(detour, classes));
        assertEquals(detour + "/cases: cannot be read: File name too long", errors().strip());
        assertTrue(output().contains("2 warnings"), output());
    }
}
