package org.openjdk.jmh.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bridge.engine.benchmarks.Claims;

class ForkClassPathTest {

    private final Map<String, String> before = new TreeMap<>();

    private void set(String property, String value) {
        before.put(property, System.getProperty(property, ""));
        System.setProperty(property, value);
    }

    @AfterEach
    void restore() {
        before.forEach((property, value) -> {
            if (value.isEmpty()) {
                System.clearProperty(property);
            } else {
                System.setProperty(property, value);
            }
        });
    }

    @Test
    void entries_areThoseOfTheTestsWithAnyClassLoader() throws URISyntaxException {
        set("java.class.path", "booter.jar");
        set("surefire.test.class.path", "tests" + File.pathSeparator + "library.jar");
        set("jdk.module.path", "classes");
        List<String> entries = List.copyOf(ForkClassPath.entries());
        assertEquals(List.of("tests", "library.jar", "booter.jar", "classes"), entries.subList(0, 4));
        Path own = Path.of(Claims.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        assertTrue(entries.contains(own.toString()), () -> "the folder of the list of benchmarks in " + entries);
        assertTrue(entries.get(entries.size() - 1).contains("jmh-core"), () -> "JMH in " + entries);
    }

    @Test
    void property_isSetOnlyWhileForksRun() throws Exception {
        set("java.class.path", "booter.jar");
        assertTrue(ForkClassPath.during(() -> System.getProperty("java.class.path")).contains("jmh-core"));
        assertThrows(IllegalStateException.class, () -> ForkClassPath.during(() -> {
            throw new IllegalStateException("a run that fails");
        }));
        assertEquals("booter.jar", System.getProperty("java.class.path"));
    }
}
