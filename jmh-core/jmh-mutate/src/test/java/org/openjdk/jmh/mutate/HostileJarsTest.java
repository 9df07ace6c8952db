package org.openjdk.jmh.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.mutate.forks.ClassPathOverlay;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.mutants.MutantMaker;
import org.openjdk.jmh.mutate.mutants.MutantSettings;
import org.openjdk.jmh.mutate.mutants.OperatorRegistry;

/** Tests with invalid jars: other jars must still be read, and no file may be written outside of the folder. */
class HostileJarsTest {

    private static final String SOURCE = "package a; public class Adder { int f(int x) { return x + x; } }";

    private static final int MUTANTS = 2;

    private final List<String> warnings = new ArrayList<>();

    @TempDir
    Path root;

    private Project project;
    private byte[] good;

    @BeforeEach
    void compile() throws Exception {
        project = new Project(root.resolve("project")).compiled("a/Adder.java", SOURCE);
        good = Files.readAllBytes(project.classes().resolve("a/Adder.class"));
    }

    private Path jar(String name, Map<String, byte[]> entries) throws IOException {
        Path jar = root.resolve(name);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (Map.Entry<String, byte[]> each : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(each.getKey()));
                out.write(each.getValue());
            }
        }
        return jar;
    }

    private List<CheckedMutant> mutants(Path... classPath) throws Exception {
        return new MutantMaker(new MutantSettings(List.of(project.sources()), List.of(classPath),
                new OperatorRegistry().named(List.of("ptw")), Pattern.compile(".*"), 0, 42, 1), warnings::add)
                .make(project.work());
    }

    @Test
    void jarWithEntriesOutsideOfIt_isLeftOut() throws Exception {
        Path slip = jar("slip.jar", Map.of("../../Evil.class", good));
        assertEquals(MUTANTS, mutants(slip, project.classes()).size());
        assertTrue(warnings.get(0).startsWith(slip + " is left out: it cannot be read as a jar ("), warnings::toString);
    }

    @Test
    void fileThatIsNoJar_isLeftOut() throws Exception {
        Path text = Files.writeString(root.resolve("text.jar"), "text");
        Path empty = Files.write(root.resolve("empty.jar"), new byte[0]);
        assertEquals(MUTANTS, mutants(text, empty, project.classes()).size());
        assertEquals(2, warnings.size(), warnings::toString);
    }

    @Test
    void absoluteNamesAndFoldersNamedLikeJars_changeNothing() throws Exception {
        Path absolute = jar("absolute.jar", Map.of("/tmp/Evil.class", good, "C:\\Evil.class", good));
        assertEquals(MUTANTS,
                mutants(absolute, Files.createDirectory(root.resolve("folder.jar")), project.classes()).size());
        assertEquals(List.of(), warnings);
    }

    @Test
    void damagedEntry_isReportedWithItsJar() throws Exception {
        Path jar = jar("damaged.jar", Map.of("a/Adder.class", good));
        byte[] bytes = Files.readAllBytes(jar);
        bytes[45] ^= (byte) 0xff;
        Files.write(jar, bytes);
        MutateException mistake = assertThrows(MutateException.class, () -> mutants(jar));
        assertTrue(mistake.getMessage().contains("damaged.jar!/a/Adder.class is damaged: "), mistake::getMessage);
    }

    @Test
    void longEntry_isNotRead() throws Exception {
        MutateException mistake =
                assertThrows(MutateException.class,
                        () -> mutants(jar("zeros.jar", Map.of("a/Adder.class", new byte[1 << 24]))));
        assertTrue(mistake.getMessage().endsWith("zeros.jar!/a/Adder.class is damaged: Not a class file."),
                mistake::getMessage);
    }

    @Test
    void overlay_rejectsFilesOutsideOfIt() {
        ClassPathOverlay overlay = new ClassPathOverlay(root.resolve("slot"));
        for (String name : List.of("../evil", root.resolve("evil").toString(), "a/../../evil")) {
            IOException refused = assertThrows(IOException.class, () -> overlay.fill(Map.of(name, good)));
            assertTrue(refused.getMessage().startsWith(name + " is not the name of a class"), refused::getMessage);
        }
        assertFalse(Files.exists(root.resolve("evil.class")));
    }
}
