package org.openjdk.jmh.shipped;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an executable jar names is in it: a class that shading left out is otherwise noticed by a user. */
class CompleteJarsTest {

    /** Libraries with parts for other libraries, which are unreachable without those. */
    private static final List<String> LIBRARIES_WITH_OPTIONAL_PARTS = List.of("freemarker.", "org.h2.", "reactor.core.",
            "reactor.util.",
            "net.bytebuddy.", "ch.qos.logback.", "org.junit.jupiter.", "org.apache.commons.compress.",
            "org.openjdk.jmh.javadoc.internal.jsoup.");

    private static final String GSON = "org.openjdk.jmh.results.internal.gson.";

    /** What binds JSON to classes, which we leave out: factories of adapters name it and only it calls them. */
    private static final Set<String> CALLERS_OF_FACTORIES = Set.of(GSON + "Gson", GSON + "reflect.TypeToken");

    private static final String ASM = "org.openjdk.jmh.bytecode.internal.asm.";

    /** What writes classes, which we leave out: only methods of these that nothing calls name it. */
    private static final Pattern WRITERS = Pattern.compile("(Attribute|Label|MethodWriter) -> "
            + Pattern.quote(ASM) + "(\\w+Writer|SymbolTable|Frame|CurrentFrame|Edge|MethodTooLargeException)");

    @ParameterizedTest
    @EnumSource
    void classesThatAJarNames_areInItOrInTheJdk(ToolJar jar) throws IOException {
        Set<String> missing = new TreeSet<>(References.missing(jar.path()));
        missing.removeIf(line -> isForeign(line) || jar.isOfTheUser(line.substring(line.indexOf("> ") + 2)));
        assertEquals(Set.of(), missing);
    }

    private static boolean isForeign(String line) {
        String to = line.substring(line.indexOf("> ") + 2);
        // A VM passes over annotations whose classes it does not find.
        return to.contains(".annotation")
                || line.startsWith(ASM) && WRITERS.matcher(line.substring(ASM.length())).matches()
                || line.startsWith(GSON) && line.contains("TypeAdapter") && CALLERS_OF_FACTORIES.contains(to)
                || LIBRARIES_WITH_OPTIONAL_PARTS.stream()
                        .anyMatch(library -> line.startsWith(library) && !to.startsWith(library));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "JAVADOC")
    void mainClassOfAJar_isInIt(ToolJar jar) throws IOException {
        try (JarFile file = new JarFile(jar.path().toFile())) {
            String main = file.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
            assertNotNull(file.getEntry(main.replace('.', '/') + ".class"), main);
        }
    }

    /**
     * Of classes that an element, a reader or a writer needs to work, none is missing. ASM's reader asks whether a
     * visitor is a MethodWriter, which must exist and is never one.
     */
    @Test
    void librariesInTheJarOfCore_load() throws Exception {
        List<String> names;
        try (JarFile file = new JarFile(core().toFile())) {
            names = file.stream().map(ZipEntry::getName).filter(name -> name.matches(".*/internal/(gson|asm)/.*class"))
                    .map(name -> name.replace('/', '.').replace(".class", "")).toList();
        }
        assertTrue(names.contains(GSON + "JsonParser"), names::toString);
        try (URLClassLoader loader = new URLClassLoader(new URL[] {core().toUri().toURL()}, null)) {
            for (String name : names) {
                Class.forName(name, !name.endsWith(".asm.MethodWriter"), loader);
            }
        }
    }

    @Test
    void jarOfCore_hasAtMost2700Kilobytes() throws IOException {
        assertTrue(Files.size(core()) <= 2_700_000, () -> core().toFile().length() + " bytes");
    }

    private static Path core() {
        return Path.of("../../jmh-core/target/jmh-core-" + System.getProperty("project.version") + ".jar");
    }

    @Test
    void classThatIsLeftOut_isMissed(@TempDir Path folder) throws IOException {
        Path jar = folder.resolve("one.jar");
        String name = CompleteJarsTest.class.getName();
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar));
                InputStream bytes = CompleteJarsTest.class.getResourceAsStream("CompleteJarsTest.class")) {
            out.putNextEntry(new ZipEntry(name.replace('.', '/') + ".class"));
            bytes.transferTo(out);
            out.putNextEntry(new ZipEntry("META-INF/services/java.lang.Runnable"));
            out.write("a.Left # out".getBytes(StandardCharsets.UTF_8));
        }
        Set<String> missing = References.missing(jar);
        assertTrue(missing.contains(name + " -> " + ToolJar.class.getName()), missing::toString);
        assertTrue(missing.contains("META-INF.services.java.lang.Runnable -> a.Left"), missing::toString);
    }
}
