package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VersionJarsTest {

    @TempDir
    Path folder;

    private String jar(String name) throws IOException {
        Path file = folder.resolve(name);
        try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(file))) {
            jar.putNextEntry(new ZipEntry("empty"));
        }
        return file.toString();
    }

    @Test
    void pattern_isOrderedByNumbers() throws Exception {
        for (String name : Arrays.asList("lib-1.10.jar", "lib-1.9.jar", "lib-1.9.1.jar", "lib-1.9-rc2.jar")) {
            jar(name);
        }
        assertEquals(Arrays.asList("lib-1.9-rc2.jar", "lib-1.9.1.jar", "lib-1.9.jar", "lib-1.10.jar"),
                VersionJars.of(Collections.singletonList(folder.resolve("lib-*.jar").toString())).names());
    }

    @Test
    void namesThatAreGiven_keepTheirOrder() throws Exception {
        List<String> jars = Arrays.asList(jar("b.jar"), jar("a.jar"), jar("c.jar"));
        VersionJars versions = VersionJars.of(jars);
        assertEquals(jars, Arrays.asList(versions.classPath(0), versions.classPath(1), versions.classPath(2)));
        assertEquals(Arrays.asList("b.jar", "a.jar", "c.jar"), versions.names());
    }

    @Test
    void classPaths_areCalledByWhatTheyDoNotShare() throws Exception {
        String common = jar("common.jar");
        List<String> paths = Stream.of(jar("lib-1.jar"), jar("lib-2.jar"))
                .map(path -> common + File.pathSeparator + path).collect(Collectors.toList());
        assertEquals(Arrays.asList("lib-1.jar", "lib-2.jar"), VersionJars.of(paths).names());
    }

    @Test
    void sameNameInOtherFolders_isWrittenOut() throws Exception {
        Files.createDirectory(folder.resolve("one"));
        Files.createDirectory(folder.resolve("two"));
        List<String> jars = Arrays.asList(jar("one/b.jar"), jar("two/b.jar"));
        assertEquals(jars, VersionJars.of(jars).names());
    }

    @Test
    void invalidVersions_areRejected() throws Exception {
        String jar = jar("a.jar");
        Path text = Files.write(folder.resolve("b.jar"), new byte[] {1, 2, 3, 4, 5});
        assertMessage("is neither a jar nor a class path", Arrays.asList(jar, text.toString()));
        assertMessage("is a single version", Collections.singletonList(jar));
        assertMessage("no such file", Arrays.asList(jar, folder.resolve("c.jar").toString()));
    }

    private static void assertMessage(String part, List<String> jars) {
        String message = assertThrows(SideException.class, () -> VersionJars.of(jars)).getMessage();
        assertTrue(message.contains(part), message);
    }

    @Test
    void repetition_hasTheOptionsThatTheAnswerRestsOn() throws Exception {
        String one = jar("a-1.jar");
        String other = jar("a-2.jar");
        VersionJars versions = VersionJars.of(Arrays.asList(one, other));
        assertEquals("java -jar " + other + " p.C.m -vs " + one + " -count instructions -why",
                versions.repetition(0, 1, "p.C.m", Arrays.asList("-count", "instructions")).orElse(""));
        assertEquals("java -jar " + other + " p.C.m -vs " + one + " -why",
                versions.repetition(0, 1, "p.C.m", Collections.emptyList()).orElse(""));
    }

    @Test
    void numbers_areComparedAsNumbers() {
        List<String> names = Arrays.asList("a", "a-1", "a-1.2", "a-1.10", "a-02.1", "a-10000000000000000000000", "b");
        List<String> mixed = names.stream().sorted(Collections.reverseOrder()).sorted(NaturalOrder.ORDER)
                .collect(Collectors.toList());
        assertEquals(names, mixed);
        assertTrue(NaturalOrder.ORDER.compare("a-1", "a-01") != 0);
    }
}
