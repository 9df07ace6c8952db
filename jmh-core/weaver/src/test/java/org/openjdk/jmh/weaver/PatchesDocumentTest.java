package org.openjdk.jmh.weaver;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The list of patches for readers is the list that the build applies. */
class PatchesDocumentTest {

    @Test
    void document_eachPatch_isListedWithBeforeAndAfter() throws IOException {
        String document = Files.readString(Path.of("../../docs/how-it-works.md"));
        for (Patch patch : Patches.all()) {
            String[] change = patch.description().split("  =>  ");
            String listed = "  - " + change[0] + "\n  + " + change[1] + "\n";
            assertTrue(document.contains(listed), () -> "docs/how-it-works.md does not list\n" + listed);
        }
    }
}
