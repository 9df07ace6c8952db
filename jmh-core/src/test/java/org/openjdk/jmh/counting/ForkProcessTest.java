package org.openjdk.jmh.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.parallel.Isolated;

@EnabledOnOs(OS.LINUX)
@Isolated("looks at the open files of this VM")
class ForkProcessTest {

    private final ForkProcess self = new ForkProcess(ProcessHandle.current().pid());

    @Test
    void threadName_isThatOfTheSystem_andEmptyAfterItsEnd() throws IOException {
        int main = (int) ProcessHandle.current().pid();
        assertEquals(Files.readString(Path.of("/proc/self/comm")).trim(), self.threadName(main));
        assertEquals("", self.threadName(Integer.MAX_VALUE));
    }

    @Test
    void descriptors_areSocketsOrNot() throws IOException {
        for (Path descriptor : Files.list(Path.of("/proc/self/fd")).toList()) {
            if (Files.exists(descriptor)) {
                boolean socket = Files.readSymbolicLink(descriptor).toString().startsWith("socket:");
                assertEquals(socket, self.isSocket(Long.parseLong(descriptor.getFileName().toString())));
            }
        }
        assertThrows(IOException.class, () -> self.isSocket(Integer.MAX_VALUE));
    }

    @Test
    void times_areOfAllThreads() throws IOException {
        assertTrue(self.ranAndDelayed()[0] > 0);
        assertThrows(IOException.class, () -> new ForkProcess(Integer.MAX_VALUE).ranAndDelayed());
    }

    /** The process would stop at no other signal, as one does not that a debugger has stopped. */
    @Test
    void killAll_endsProcessesThatNameAText_andNoOthers() throws Exception {
        String named = UUID.randomUUID().toString();
        Process one = sleeper(named);
        Process other = sleeper(UUID.randomUUID().toString());
        try {
            ForkProcess.killAll(named);
            assertTrue(one.waitFor(1, TimeUnit.MINUTES));
            assertFalse(other.waitFor(0, TimeUnit.SECONDS));
        } finally {
            one.destroyForcibly();
            other.destroyForcibly();
        }
    }

    private static Process sleeper(String name) throws IOException {
        Process process = new ProcessBuilder("sh", "-c", "trap '' TERM; echo; read forever", name).start();
        process.getInputStream().read();
        return process;
    }
}
