package org.openjdk.jmh.bridge;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Gives the tool what it cannot work with. */
class BadInputTest {

    @TempDir
    Path folder;

    /** Usage has more lines than a screen. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--nope                         | Unknown option: '--nope'",
        "-o out                         | Missing required option: '--tests=PATH'",
        "-t tests -o out --suite-member | Unknown option: '--suite-member'",
        "-t tests -o out tests.jar      | Unmatched argument at index 4: 'tests.jar'",
        "-t tests -o out --mode twice   | Invalid value for option '--mode'"})
    void wrongOption_isNamedWithoutTheUsage(String arguments, String message) {
        StringWriter err = new StringWriter();
        assertEquals(2, Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err, true),
                arguments.split(" ")));
        List<String> lines = err.toString().lines().toList();
        assertTrue(lines.get(0).startsWith("ju2jmh-bridge: " + message), err::toString);
        assertTrue(lines.size() <= 3, err::toString);
        assertEquals("--help lists the options, such as -t build/test-classes -o src/jmh/java.",
                lines.get(lines.size() - 1));
    }

    @Test
    void noTests_endWithOneLine() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Fixtures.Result result = Fixtures.run(empty, folder.resolve("out"));
        assertEquals(Main.NOTHING_TO_CONVERT, result.code());
        assertEquals("ju2jmh-bridge: no tests found in [" + empty + "]", result.err().strip());
        assertEquals("", result.out());
    }

    @Test
    void testsThatAreAllSkipped_areNoError() {
        Fixtures.Result result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"),
                "--include-class", "*NoSuchTest");
        assertEquals(Main.NOTHING_TO_CONVERT, result.code(), result::err);
        assertTrue(result.out().contains("converted         0"), result::out);
    }

    @Test
    void missingPath_isNamed() {
        Fixtures.Result result = Fixtures.run(folder.resolve("nowhere"), folder.resolve("out"));
        assertEquals(1, result.code());
        assertEquals("ju2jmh-bridge: there is no " + folder.resolve("nowhere"), result.err().strip());
    }

    @Test
    void brokenJar_isNamed() throws IOException {
        Path jar = Files.writeString(folder.resolve("broken.jar"), "not a jar");
        Fixtures.Result result = Fixtures.run(jar, folder.resolve("out"));
        assertEquals(1, result.code());
        assertTrue(result.err().contains("broken.jar is neither a folder nor a readable jar"), result::err);
    }

    @Test
    void damagedClassInAJar_costsOnlyItself() throws IOException {
        Path jar = jarWithDamaged("broken/Broken.class");
        Fixtures.Result result = Fixtures.run(jar, folder.resolve("out"));
        assertEquals(0, result.code(), () -> result.out() + result.err());
        assertTrue(result.out().contains("problem: broken.Broken: unreadable class file ("), result::out);
        assertTrue(result.out().contains("broken/Broken.class in " + jar + " is damaged: "), result::out);
        assertTrue(Files.exists(Fixtures.source(folder.resolve("out"), "JUnit3RunnerBenchmark")));
    }

    @Test
    void entryThatHoldsMoreThanAClassFile_costsOnlyItself() throws IOException {
        Path jar = jarWithTestAnd("big/Big.class", new byte[17 << 20]);
        Fixtures.Result result = Fixtures.run(jar, folder.resolve("out"));
        assertEquals(0, result.code(), () -> result.out() + result.err());
        assertTrue(result.out().contains("problem: big.Big: unreadable class file ("), result::out);
        assertTrue(result.out().contains("it has more than 16 MB, more than any class file"), result::out);
    }

    @Test
    void damagedSettings_areNamedInOneLine() throws IOException {
        Path jar = jarWithDamaged("junit-platform.properties");
        Fixtures.Result result = Fixtures.run(jar, folder.resolve("out"));
        assertEquals(1, result.code());
        assertTrue(result.err().startsWith("ju2jmh-bridge: junit-platform.properties in " + jar + " is damaged: "),
                result::err);
        assertEquals(1, result.err().lines().count(), result::err);
    }

    /** A jar with a test, and an entry that the jar's directory lists but that has no proper beginning. */
    private Path jarWithDamaged(String name) throws IOException {
        Path jar = jarWithTestAnd(name, new byte[] {1, 2, 3});
        byte[] bytes = Files.readAllBytes(jar);
        Arrays.fill(bytes, 0, 4, (byte) 0);
        return Files.write(jar, bytes);
    }

    private Path jarWithTestAnd(String name, byte[] content) throws IOException {
        Path jar = folder.resolve("tests.jar");
        String test = Fixtures.PACKAGE.replace('.', '/') + "JUnit3Runner.class";
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry(name));
            out.write(content);
            out.putNextEntry(new ZipEntry(test));
            out.write(Files.readAllBytes(Fixtures.testClasses().resolve(test)));
        }
        return jar;
    }

    @Test
    void missingSuperclass_isNamedWithTheClassThatNeedsIt() throws IOException {
        Path tests = Fixtures.folderWith(folder.resolve("tests"), "JUnit4Plain", "JUnit3Runner", "Trace");
        Fixtures.Result result = Fixtures.runOn(tests, Fixtures.classPathWithout(Fixtures.testClasses().toString()),
                folder.resolve("out"));
        assertTrue(result.out().contains(Fixtures.PACKAGE + "JUnit4Base is not on the class path, needed by "
                + Fixtures.PACKAGE + "JUnit4Plain"), result::out);
        assertEquals(0, result.code(), "the other class is converted");
        assertTrue(Files.exists(Fixtures.source(folder.resolve("out"), "JUnit3RunnerBenchmark")));
    }

    @Test
    void missingJUnit_isNamed() throws IOException {
        Path tests = Fixtures.folderWith(folder.resolve("tests"), "JUnit3Runner", "Trace");
        Fixtures.Result result = Fixtures.runOn(tests, "", folder.resolve("out"));
        assertEquals(1, result.code());
        assertTrue(result.err().contains("junit.framework.TestCase is not on the class path, needed by "
                + Fixtures.PACKAGE + "JUnit3Runner"), result::err);
    }

    @Test
    void missingLauncher_isNamedForTheTestsThatNeedIt_andTheOthersRun() throws IOException {
        Path tests = Fixtures.folderWith(folder.resolve("tests"), "JupiterLaunched", "JupiterSupplied", "JupiterOrder",
                "OwnProvider", "Trace");
        Fixtures.Result result = Fixtures.runOn(tests, Fixtures.classPathWithout("junit-platform-launcher"),
                folder.resolve("out"), "--verify", folder.resolve("verify").toString());
        assertTrue(
                result.out().contains("the benchmark needs org.junit.platform:junit-platform-launcher, which is not on "
                        + "the class path"),
                result::out);
        assertTrue(result.out().contains("verified 4 benchmarks of 3 classes"), result::out);
        assertTrue(result.out().contains(", 0 failed"), result::out);
    }

    @Test
    void missingLibrary_isNamedOnce_ifJUnitCannotListWithoutIt() throws IOException {
        Path tests = Fixtures.folderWith(folder.resolve("tests"), "JUnit4Runners", "JUnit4Launched", "Trace");
        Fixtures.Result result = Fixtures.runOn(tests, Fixtures.classPathWithout("hamcrest"), folder.resolve("out"));
        assertTrue(result.out().contains("problem: org.hamcrest.SelfDescribing is not on the class path, needed by "
                + Fixtures.PACKAGE), result::out);
    }

    @Test
    void testsOfAnotherFramework_areCounted() throws IOException {
        Path tests = Fixtures.folderWith(folder.resolve("tests"), "JUnit3Derived", "Trace");
        for (String name : List.of("One", "Two")) {
            ClassWriter writer = new ClassWriter(0);
            writer.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
            MethodVisitor method =
                    writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_NATIVE, "test", "()V", null, null);
            method.visitAnnotation("Lorg/testng/annotations/Test;", true).visitEnd();
            writer.visitEnd();
            Files.write(tests.resolve(name + ".class"), writer.toByteArray());
        }
        Fixtures.Result mixed = Fixtures.run(tests, folder.resolve("out"));
        assertEquals(0, mixed.code(), mixed::err);
        String said = "problem: 2 classes have tests of TestNG, which is not supported";
        assertTrue(mixed.out().contains(said), mixed::out);
        Fixtures.Result alone =
                Fixtures.runOn(Files.createDirectories(folder.resolve("alone")), "", folder.resolve("o"));
        assertEquals(Main.NOTHING_TO_CONVERT, alone.code());
        Files.move(tests.resolve("One.class"), folder.resolve("alone/One.class"));
        alone = Fixtures.runOn(folder.resolve("alone"), "", folder.resolve("o"));
        assertEquals(1, alone.code());
        assertTrue(alone.err().contains("problem: 1 class has tests of TestNG"), alone::err);
    }

    @Test
    void classFileOfALaterJava_isNamed() throws IOException {
        Path tests = Fixtures.folderWith(folder.resolve("tests"), "JUnit3Runner", "Trace");
        write(tests, "later/Later", 44 + Runtime.version().feature() + 1, "test");
        Fixtures.Result result = Fixtures.run(tests, folder.resolve("out"));
        assertTrue(result.out().contains("later.Later: class file for Java " + (Runtime.version().feature() + 1)
                + ", but this VM is Java " + Runtime.version().feature()), result::out);
    }

    @Test
    void namesThatJavaCannotWrite_areCalledByHandles() throws IOException {
        Path tests = Files.createDirectory(folder.resolve("tests"));
        write(tests, "names/Words", Opcodes.V11, "adds two numbers", "class", "clone_");
        Fixtures.Result result = Fixtures.run(tests, folder.resolve("out"), "--verify", folder.resolve("v").toString());
        String source = Fixtures.read(folder.resolve("out/names/WordsBenchmark.java"));
        assertTrue(source.contains("public Object adds_two_numbers("), source);
        assertTrue(source.contains("ADDS_TWO_NUMBERS_METHOD.invokeExact((Object) test)"), source);
        assertTrue(source.contains("public Object class_("), source);
        assertTrue(result.out().contains("3 ran, 0 failed"), result::out);
    }

    @Test
    void classOfTheUnnamedPackage_isLaunchedFromAPackage() throws IOException {
        Path tests = Files.createDirectory(folder.resolve("tests"));
        write(tests, "NoPackage", Opcodes.V11, "works");
        Fixtures.Result result = Fixtures.run(tests, folder.resolve("out"), "--verify", folder.resolve("v").toString());
        assertTrue(Files.exists(folder.resolve("out/ju2jmh/unnamed/NoPackageBenchmark.java")), result::out);
        assertTrue(result.out().contains("1 ran, 0 failed"), result::out);
    }

    @Test
    void nameOfAnExistingClass_isAvoided() throws IOException {
        Path tests = Files.createDirectory(folder.resolve("tests"));
        write(tests, "names/Twice", Opcodes.V11, "works");
        write(tests, "names/TwiceBenchmark", Opcodes.V11);
        Fixtures.run(tests, folder.resolve("out"));
        assertFalse(Files.exists(folder.resolve("out/names/TwiceBenchmark.java")));
        assertTrue(Files.exists(folder.resolve("out/names/TwiceBenchmark_2.java")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--warmup-min=-1          | --warmup-min -1: it must be 0 or more",
        "--warmup-min=51          | --warmup-min 51: it must be 50 or less, the warmup iterations of a run without options; for more give -wimin and -wi to the run",
        "--fork-min=0             | --fork-min 0: it must be 1 or more",
        "--fork-min=99999999      | --fork-min 99999999: it must be 5 or less, the forks of a run without options; for more give -fmin and -f to the run",
        "--reconfigure=kdl        | --reconfigure=kdl: unknown stability criterion 'kdl', did you mean kld?; known: cv, rciw, kld, steady",
        "--list-timeout=0         | --list-timeout 0: it must be 1 or more",
        "--verify-sample=0        | --verify-sample 0: it must be 1 or more",
        "--verify-vms=0           | --verify-vms 0: it must be 1 or more",
        "--package=/nonexistent/x.jar     | --package /nonexistent/x.jar: there is no folder /nonexistent",
        "--compile=/nonexistent/classes   | --compile /nonexistent/classes: there is no folder /nonexistent",
        "--verify=/nonexistent/verified   | --verify /nonexistent/verified: there is no folder /nonexistent",
        "--report=/nonexistent/report     | --report /nonexistent/report: there is no folder /nonexistent",
        "--exclude-failing=/nonexistent/x | --exclude-failing /nonexistent/x: there is no folder /nonexistent",
        "--directory=/nonexistent         | --directory /nonexistent: there is no such folder",
    })
    void optionThatTheResultWouldRefuse_isRefusedBeforeAnythingIsDone(String option, String complaint) {
        Fixtures.Result result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), option);
        assertEquals(1, result.code());
        assertEquals("ju2jmh-bridge: " + complaint, result.err().strip());
        assertFalse(Files.exists(folder.resolve("out")));
        assertFalse(Files.exists(Path.of("/nonexistent")));
    }

    @Test
    void boundsThatARunKeeps_areWritten() {
        Fixtures.Result result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"),
                "--include-class", "*JUnit3Runner", "--warmup-min=0", "--fork-min=5", "--reconfigure=cv,kld");
        assertEquals(0, result.code(), result::err);
    }

    @Test
    void folderInPlaceOfAFile_isRefused() throws IOException {
        Path taken = Files.createDirectory(folder.resolve("taken"));
        Fixtures.Result result =
                Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), "--package", taken.toString());
        assertEquals("ju2jmh-bridge: --package " + taken + ": this is a folder, not a file", result.err().strip());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void outputThatIsAFile_isRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("out"), "precious");
        Fixtures.Result result = Fixtures.run(Fixtures.testClasses(), file);
        assertEquals(1, result.code());
        assertEquals("ju2jmh-bridge: --output " + file + ": this is a file, not a folder", result.err().strip());
        assertEquals("precious", Fixtures.read(file));
    }

    @Test
    void fileWhereAFolderIsNeeded_isNamedAndKept() throws IOException {
        Path tests = Fixtures.folderWith(folder.resolve("tests"), "JUnit3Runner", "Trace");
        Path file = Files.writeString(Files.createDirectory(folder.resolve("out")).resolve("org"), "precious");
        Fixtures.Result result = Fixtures.run(tests, folder.resolve("out"));
        assertEquals(1, result.code());
        assertTrue(
                result.err().contains("cannot write " + Fixtures.source(folder.resolve("out"), "JUnit3RunnerBenchmark")
                        + " (java.nio.file.FileSystemException: " + file),
                result::err);
        assertEquals("precious", Fixtures.read(file));
    }

    @Test
    void missingExcludeFile_isNamed() {
        Path file = folder.resolve("nowhere.txt");
        Fixtures.Result result =
                Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), "--exclude-file", file.toString());
        assertEquals(1, result.code());
        assertEquals("ju2jmh-bridge: there is no " + file, result.err().strip());
    }

    @Test
    void classFixtureThatIsNotStatic_isLaunchedAndCostsOnlyItself() {
        Fixtures.Result result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"),
                "--include-class", "*.unfit.NotStatic*", "--verify", folder.resolve("v").toString());
        assertTrue(result.out().contains(" 2  ... must be static, since it runs before there is a test object"),
                result::out);
        assertFalse(result.out().contains("does not compile"), result::out);
        assertEquals(0, result.code(), "JUnit refuses the tests as well");
    }

    @Test
    void missingJUnit_isNamedByTheVerification() {
        Fixtures.Result result = Fixtures.runOn(Fixtures.testClasses(), "", folder.resolve("out"),
                "--include-class", "*.unfit.Waiting", "--include-method", "fails", "--verify",
                folder.resolve("v").toString());
        assertEquals(1, result.code());
        assertEquals(1, result.out().lines()
                .filter(line -> line.contains("org.junit.Assert is not on the class path, needed by ")).count(),
                result::out);
        assertTrue(result.out().contains("NoClassDefFoundError: org/junit/Assert (was not run: cannot be run: "
                + "JUnit's org.junit."), result::out);
    }

    @Test
    void unknownOption_endsWithCodeTwo() {
        assertEquals(2, Fixtures.run(folder, folder.resolve("out"), "--no-such-option").code());
    }

    /** Writes a JUnit 4 test class with empty tests. */
    private static void write(Path root, String internalName, int version, String... tests) throws IOException {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(version, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, internalName, null, "java/lang/Object", null);
        MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        end(constructor);
        for (String test : tests) {
            MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, test, "()V", null, null);
            method.visitAnnotation("Lorg/junit/Test;", true).visitEnd();
            method.visitCode();
            end(method);
        }
        Path file = root.resolve(internalName + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, writer.toByteArray());
    }

    private static void end(MethodVisitor method) {
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
