package org.openjdk.jmh.weaver;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the documented list of patches is the list that the build applies. */
class PatchesDocumentTest {

    @Test
    void document_eachPatch_isListedWithBeforeAndAfter() throws IOException {
        String document = Files.readString(Path.of("../../docs/patches.diff"));
        List<Patch> patches = new ArrayList<>(Patches.named());
        patches.add(new SwitchTable("Any$1", "Mode", Patches.UPSTREAM_MODES + 1));
        for (Patch patch : patches) {
            String[] change = patch.description().split("  =>  ");
            String listed = "  - " + change[0] + "\n  + " + change[1] + "\n";
            assertTrue(document.contains(listed), () -> "docs/patches.diff does not list\n" + listed);
        }
    }
}
