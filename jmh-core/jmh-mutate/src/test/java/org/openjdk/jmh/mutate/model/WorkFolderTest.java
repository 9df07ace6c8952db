package org.openjdk.jmh.mutate.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkFolderTest {

    @TempDir
    Path root;

    @Test
    void writtenMutants_areReadUnchanged() throws Exception {
        Mutant mutant =
                new Mutant("soc-1", "soc", "a/B.java", "a.B$C", "d(I)Z", new SourceSpan(3, 5, 3, 20), "a || b(\"<\")",
                        "b(\"<\") || a", "operands swapped");
        List<CheckedMutant> mutants = List.of(
                new CheckedMutant(mutant, MutantState.VALID, "", List.of("a.B$C")),
                new CheckedMutant(mutant, MutantState.DOES_NOT_COMPILE, "line 3: missing return", List.of()));
        WorkFolder folder = new WorkFolder(root.resolve("new/work"));
        folder.write(mutants);
        assertEquals(mutants, folder.read());
        assertEquals(root.resolve("new/work/classes/soc-1"), folder.classes(mutant));
    }

    @Test
    void folderWithoutMutants_isReportedByName() {
        MutateException mistake = assertThrows(MutateException.class, () -> new WorkFolder(root).read());
        assertTrue(mistake.getMessage().startsWith(root.toString()), mistake::getMessage);
    }

    @Test
    void otherFormat_isRejected() throws Exception {
        Files.writeString(root.resolve("mutants.json"), "{\"format\": 99, \"mutants\": []}");
        MutateException mistake = assertThrows(MutateException.class, () -> new WorkFolder(root).read());
        assertTrue(mistake.getMessage().contains("99"), mistake::getMessage);
    }

    @Test
    void damagedFile_isReportedByName() throws Exception {
        Files.writeString(root.resolve("mutants.json"), "{\"format\": 1, \"mutants\": [");
        MutateException mistake = assertThrows(MutateException.class, () -> new WorkFolder(root).read());
        assertTrue(mistake.getMessage().contains("damaged"), mistake::getMessage);
    }

    @Test
    void namesOutsideOfTheFolder_areRejected() throws Exception {
        for (String name : List.of("../../x", "/etc/x", ".etc.x", "a..b")) {
            Mutant mutant =
                    new Mutant("soc-1", "soc", "a/B.java", "a.B", "d()V", new SourceSpan(3, 5, 3, 20), "", "", "");
            Mutant elsewhere =
                    new Mutant(name, "soc", "a/B.java", "a.B", "d()V", new SourceSpan(3, 5, 3, 20), "", "", "");
            for (CheckedMutant kept : List.of(new CheckedMutant(mutant, MutantState.VALID, "", List.of(name)),
                    new CheckedMutant(elsewhere, MutantState.VALID, "", List.of("a.B")))) {
                WorkFolder folder = new WorkFolder(root);
                folder.write(List.of(kept));
                MutateException mistake = assertThrows(MutateException.class, folder::read);
                assertTrue(mistake.getMessage().contains("damaged (" + name), mistake::getMessage);
            }
        }
    }

    @Test
    void spanThatEndsBeforeItsStart_isRejected() {
        assertThrows(IllegalArgumentException.class, () -> new SourceSpan(3, 5, 3, 4));
        assertThrows(IllegalArgumentException.class, () -> new SourceSpan(3, 5, 2, 9));
    }
}
