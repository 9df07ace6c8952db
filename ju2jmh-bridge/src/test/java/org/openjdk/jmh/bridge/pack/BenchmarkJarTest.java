package org.openjdk.jmh.bridge.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a packed jar has of files that several entries of a class path have. */
class BenchmarkJarTest {

    @TempDir
    Path folder;

    private Set<String> pack() throws IOException {
        return new BenchmarkJar(folder.resolve("all.jar")).write(List.of(folder.resolve("a"), folder.resolve("b")),
                List.of());
    }

    private void write(String file, byte[] content) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.write(folder.resolve(file), content);
    }

    private void write(String file, String content) throws IOException {
        write(file, content.getBytes(StandardCharsets.UTF_8));
    }

    private byte[] packed(String name) throws IOException {
        try (JarFile jar = new JarFile(folder.resolve("all.jar").toFile())) {
            return jar.getInputStream(jar.getEntry(name)).readAllBytes();
        }
    }

    private void assertMerged(String name, String first, String second, String both) throws IOException {
        write("a/" + name, first);
        write("b/" + name, second);
        assertEquals(Set.of(), pack());
        assertEquals(both, new String(packed(name), StandardCharsets.UTF_8));
    }

    @Test
    void services_ofAllEntries_areFound() throws IOException {
        assertMerged("META-INF/services/x.Y", "x.One", "x.Two\nx.One\n", "x.One\nx.Two\n");
    }

    @Test
    void springsSettings_areRead_asFromAllEntries() throws IOException {
        assertMerged("META-INF/spring.factories", "k=a.A,\\\n  a.B\n", "k=b.B\nl=c\n", "k=a.A,a.B,b.B\nl=c\n");
        assertMerged("META-INF/spring.schemas", "http\\://x=first\n", "http\\://x=second\nother=o",
                "http\\://x=first\nother=o\n");
        assertMerged("META-INF/spring/org.x.AutoConfiguration.imports", "a.A", "b.B", "a.A\nb.B\n");
    }

    @Test
    void pluginsOfLog4j_areThoseOfAllEntries_theFirstOfAKey() throws IOException {
        write("a/" + MergedPlugins.NAME, plugins("core", "console=x.Tests"));
        write("b/" + MergedPlugins.NAME, plugins("core", "console=x.Console", "file=x.File"));
        assertEquals(Set.of(), pack());
        assertArrayEquals(plugins("core", "console=x.Tests", "file=x.File"), packed(MergedPlugins.NAME));
    }

    private static byte[] plugins(String category, String... plugins) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(1);
        out.writeUTF(category);
        out.writeInt(plugins.length);
        for (String plugin : plugins) {
            String[] parts = plugin.split("=");
            out.writeUTF(parts[0]);
            out.writeUTF(parts[1]);
            out.writeUTF(parts[0].toUpperCase(Locale.ROOT));
            out.writeBoolean(true);
            out.writeBoolean(false);
        }
        return bytes.toByteArray();
    }

    @Test
    void filesWithoutAMergeRule_areNamed_ifTheyDiffer() throws IOException {
        for (String entry : List.of("a", "b")) {
            write(entry + "/differs.conf", entry);
            write(entry + "/same.conf", "same");
            write(entry + "/x/Differs.class", entry);
            write(entry + "/META-INF/LICENSE.txt", entry);
            write(entry + "/" + MergedPlugins.NAME, entry);
        }
        assertEquals(Set.of("differs.conf", MergedPlugins.NAME), pack());
        assertEquals("a", new String(packed("differs.conf"), StandardCharsets.UTF_8));
    }
}
