package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkVm;
import org.openjdk.jmh.ab.worker.PhaseLength;

class ClassArchivesTest {

    private static final String OPTION = "-XX:ArchiveClassesAtExit=";

    @TempDir
    Path folder;

    private static ForkRequest fork(String executable, String... arguments) {
        PhaseLength usual = new PhaseLength(null, null);
        return new ForkRequest("p.C.a", "avgt", new TreeMap<>(), usual, usual,
                new ForkVm(executable, null, List.of(arguments)));
    }

    private String jar() throws IOException {
        return Files.write(folder.resolve("a.jar"), new byte[0]).toString();
    }

    private static Path write(ClassArchives archives, int side) throws IOException {
        String argument = archives.written(fork(null), side).vm().added().get(0);
        assertTrue(argument.startsWith(OPTION), argument);
        return Files.write(Path.of(argument.substring(OPTION.length())), new byte[0]);
    }

    @Test
    void archives_areUsedIfBothSidesHaveOne() throws IOException {
        try (ClassArchives archives = new ClassArchives(jar(), jar())) {
            write(archives, MeasuredPair.BASELINE);
            assertEquals(List.of(), archives.arguments(MeasuredPair.BASELINE));
            Path second = write(archives, MeasuredPair.CANDIDATE);
            assertEquals(List.of("-XX:SharedArchiveFile=" + second), archives.arguments(MeasuredPair.CANDIDATE));
            assertEquals(1, archives.arguments(MeasuredPair.BASELINE).size());
            archives.giveUp();
            assertEquals(List.of(), archives.arguments(MeasuredPair.BASELINE));
        }
    }

    @Test
    void foldersOtherVmsAndOtherArchives_haveNone() throws IOException {
        ForkRequest plain = fork(null);
        try (ClassArchives archives = new ClassArchives(jar(), jar() + File.pathSeparator + folder)) {
            assertSame(plain, archives.written(plain, MeasuredPair.BASELINE));
        }
        try (ClassArchives archives = new ClassArchives(jar(), jar())) {
            for (ForkRequest other : List.of(fork("/other/java"), fork(null, "-XX:SharedArchiveFile=mine.jsa"),
                    fork(null, "-Xshare:off"), fork(null, "-javaagent:agent.jar"))) {
                assertSame(other, archives.written(other, MeasuredPair.BASELINE));
            }
        }
    }
}
