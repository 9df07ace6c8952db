package org.openjdk.jmh.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bridge.engine.benchmarks.Claims;

/** In the output folder of a Maven module. */
class BuildFolderTest {

    @Test
    void classOfThisBuild_hasItsOutputFolder() {
        assertEquals(Path.of("target"), BuildFolder.of(Claims.class));
    }

    @Test
    void classOfAJarOrOfTheVm_hasTheOutputFolderOfThisBuild() {
        assertEquals(Path.of("target"), BuildFolder.of(Test.class));
        assertEquals(Path.of("target"), BuildFolder.of(String.class));
    }
}
