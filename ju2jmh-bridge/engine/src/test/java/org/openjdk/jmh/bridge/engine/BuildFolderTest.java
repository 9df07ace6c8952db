package org.openjdk.jmh.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bridge.engine.benchmarks.Claims;

/** In the folder of a module of Maven. */
class BuildFolderTest {

    @Test
    void classOfThisBuild_isInItsFolder() {
        assertEquals(Path.of("target"), BuildFolder.of(Claims.class));
    }

    @Test
    void classOfAJarOrOfTheVm_hasTheFolderOfThisBuild() {
        assertEquals(Path.of("target"), BuildFolder.of(Test.class));
        assertEquals(Path.of("target"), BuildFolder.of(String.class));
    }
}
