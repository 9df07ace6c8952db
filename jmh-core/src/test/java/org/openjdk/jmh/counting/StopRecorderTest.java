package org.openjdk.jmh.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.parallel.Isolated;

/** A scripted debugger; files and threads are those of this process. */
@EnabledOnOs(OS.LINUX)
@Isolated("looks at the open files of this VM")
class StopRecorderTest {

    private static final String WRITE = "T05syscall_entry:1;thread:7;";
    private static final String MAIN_THREAD = hex("tid 2 (nodename)");
    private static final String OTHER_THREAD = hex("tid 14 (nodename)");
    private static final String ON = hex("instrumentation on");
    private static final String DUMP = hex("dump");

    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
    private ServerSocket server;

    @BeforeEach
    void open() throws IOException {
        server = new ServerSocket(0);
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    private static String hex(String text) {
        StringBuilder hex = new StringBuilder();
        for (byte each : text.getBytes(StandardCharsets.US_ASCII)) {
            hex.append(String.format("%02x", each));
        }
        return hex.toString();
    }

    /** All registers, of which the sixth is the descriptor of a file of this process. */
    private static String registers(boolean socket) throws IOException {
        for (Path descriptor : Files.list(Path.of("/proc/self/fd")).toList()) {
            if (Files.exists(descriptor)
                    && Files.readSymbolicLink(descriptor).toString().startsWith("socket:") == socket) {
                long number = Long.parseLong(descriptor.getFileName().toString());
                return "0".repeat(5 * 16) + String.format("%016x", Long.reverseBytes(number));
            }
        }
        throw new IOException("no such descriptor");
    }

    private List<ForkStop> stops(boolean wanted, String... events) throws IOException {
        List<String> answers = new ArrayList<>(List.of("S05", "OK", "OK"));
        answers.addAll(List.of(events));
        StopRecorder recorder = new StopRecorder(new DebuggerLink(new ScriptedDebugger(sent,
                answers.toArray(String[]::new))), new ForkProcess(ProcessHandle.current().pid()), () -> wanted);
        recorder.follow();
        return recorder.stops;
    }

    private int count(String command) {
        return sent.toString(StandardCharsets.US_ASCII).split("qRcmd," + command, -1).length - 1;
    }

    @Test
    void firstWrite_beginsCounting_andEachFurtherOneIsAStop() throws IOException {
        String socket = registers(true);
        assertEquals(2, stops(true, WRITE, MAIN_THREAD, socket, "OK", WRITE, socket, "OK", "m7", "l", WRITE, socket,
                "OK", "m7", "l").size());
        assertEquals(1, count(ON));
        assertEquals(2, count(DUMP));
    }

    @Test
    void writesToFiles_andOfOtherThreads_areNoStops() throws IOException {
        assertEquals(List.of(), stops(true, WRITE, MAIN_THREAD, registers(false), WRITE, registers(false)));
        assertEquals(List.of(), stops(true, WRITE, OTHER_THREAD, WRITE, WRITE));
        assertEquals(0, count(ON));
    }

    @Test
    void nothingIsCounted_beforeItIsWanted() throws IOException {
        String socket = registers(true);
        assertEquals(List.of(), stops(false, WRITE, MAIN_THREAD, socket, WRITE, socket));
        assertEquals(0, count(ON));
    }

    @Test
    void commandThatValgrindRejects_isAnError() {
        assertTrue(assertThrows(IOException.class,
                () -> stops(true, WRITE, MAIN_THREAD, registers(true), "E01")).getMessage()
                .contains("instrumentation on"));
    }
}
