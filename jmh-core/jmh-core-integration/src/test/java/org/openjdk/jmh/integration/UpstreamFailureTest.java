package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;

/** Tests that failures of upstream's code which a user can fix say how, without a stack trace. */
class UpstreamFailureTest {

    @TempDir
    Path folder;

    private String error(String temporary, String... more) {
        Outcome outcome = Jmh.ours().vm("-Djmh.ignoreLock=false", "-Djava.io.tmpdir=" + folder.resolve(temporary))
                .run(List.of("SteadyBenchmark", "-f", "1", "-wi", "1", "-i", "1"), more).expect(1);
        assertFalse(outcome.hasStackTrace(), outcome::err);
        return outcome.err().strip().replaceAll("\\s+", " ").replace(folder + "/", "");
    }

    @Test
    void lockThatIsAFolder_isToBeRemoved() throws IOException {
        Files.createDirectories(folder.resolve("own/jmh.lock"));
        assertEquals("ERROR: JMH's lock own/jmh.lock cannot be taken: it is a folder. Remove it, or run without it: "
                + "java (or mvn) -Djmh.ignoreLock=true \u2026", error("own"));
    }

    @Test
    void lockInAMissingFolder_namesTheProperty() {
        assertEquals("ERROR: JMH's lock none/jmh.lock cannot be taken: there is no folder none. Create it, or name "
                + "another one: java -Djava.io.tmpdir=FOLDER -jar \u2026",
                error("none").replace(folder.toString(), ""));
    }

    @Test
    void lockOfAnotherRun_isAwaitedOrIgnored() throws IOException {
        try (FileChannel other = FileChannel.open(folder.resolve("jmh.lock"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE); FileLock held = other.lock()) {
            assertTrue(held.isValid());
            String error = error("");
            assertTrue(error.startsWith("ERROR: Another JMH runs on this machine and holds the lock "), error);
        }
    }

    @Test
    void missingJvm_isNamed() {
        String error = error("", "-jvm", "/no/java");
        assertTrue(error.startsWith("ERROR: The JVM of the forks, /no/java, does not start: "), error);
        assertTrue(error.endsWith(" Check -jvm, -jvmArgs and @Fork"), error);
    }
}
