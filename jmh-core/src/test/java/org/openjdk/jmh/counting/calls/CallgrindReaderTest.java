package org.openjdk.jmh.counting.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CallgrindReaderTest {

    private static final String HEAD = """
            # callgrind format
            version: 1
            creator: callgrind-3.19.0
            pid: 1
            cmd:  java
            part: 3
            thread: 9

            desc: Trigger: Client Request
            positions: instr
            events: Ir Bcm
            summary: 130 3

            """;
    private static final String FULL = HEAD + """
            ob=
            fl=(1) ???
            fn=(1) 0x1000'main
            0x1000 10 1
            0x1004 20
            cob=/lib/libjvm.so
            cfl=???
            cfn=(2) OptoRuntime::new_instance_C(Klass*, JavaThread*)
            calls=5 0x9000
            0x1004 100 2
            0x1007 0

            ob=/lib/libjvm.so
            fn=(2)
            0x9000 60 2
            0x9001 40

            totals: 130 3
            """;
    private static final String SHORT = HEAD + """
            ob=
            fl=(1) ???
            fn=(1) 0x1000'main
            0x1000 10 1
            +4 20
            cob=(5) /lib/libjvm.so
            cfn=(2) OptoRuntime::new_instance_C(Klass*, JavaThread*)
            calls=5 0x9000
            * 100 2
            +3 0

            ob=(5)
            fn=(2)
            0x9001 40
            -1 60 2

            totals: 130 3
            """;

    @TempDir
    Path folder;

    private CallGraph read(String text, String event) throws IOException {
        CallGraph graph = new CallGraph();
        CallgrindReader.read(Files.writeString(folder.resolve("counts.3-09"), text), name -> name.equals(event) ? 1 : 0,
                graph);
        return graph;
    }

    /** A file in words that do not depend on how it was shortened. */
    private static Map<String, String> words(CallGraph graph) {
        Map<String, String> words = new TreeMap<>();
        for (CallGraph.Node node : graph.nodes()) {
            Map<String, Double> calls = new TreeMap<>();
            node.calls().forEach((from, callees) -> callees
                    .forEach((callee, cost) -> calls.merge(Long.toHexString(from) + " " + callee.name(), cost,
                            Double::sum)));
            words.put(node.name() + " of " + node.object, new TreeMap<>(node.own()) + " " + calls);
        }
        return words;
    }

    @Test
    void costsAndCalls_areReadByAddress() throws IOException {
        CallGraph graph = read(FULL, "Ir");
        assertEquals(130, graph.total());
        assertEquals(Map.of("0x1000 of ",
                "{4096=10.0, 4100=20.0, 4103=0.0} {1004 OptoRuntime::new_instance_C(Klass*, JavaThread*)=100.0}",
                "OptoRuntime::new_instance_C(Klass*, JavaThread*) of /lib/libjvm.so", "{36864=60.0, 36865=40.0} {}"),
                words(graph));
    }

    @Test
    void shortenedNamesAndAddresses_meanTheSame() throws IOException {
        assertEquals(words(read(FULL, "Ir")), words(read(SHORT, "Ir")));
    }

    @Test
    void otherEvents_haveTheirOwnCosts() throws IOException {
        assertEquals(3, read(SHORT, "Bcm").total());
    }

    @Test
    void filesOfOneGraph_addUp() throws IOException {
        CallGraph graph = new CallGraph();
        Path file = Files.writeString(folder.resolve("counts.3-09"), FULL);
        CallgrindReader.read(file, name -> 1, graph);
        CallgrindReader.read(file, name -> 1, graph);
        assertEquals(2, graph.nodes().size());
        assertEquals(2 * 133, graph.total());
    }

    @Test
    void damagedFile_isNamed() {
        damaged("totals: 130 3", "", "is cut off: it ends without a total");
        damaged("0x9000 60 2", "0x9000 61 2", "does not add up");
        damaged("0x9000 60 2", "0x9000 6x", "line 28 of counts.3-09 is not from callgrind");
        damaged("positions: instr", "positions: line", "line 10 of counts.3-09 is not from callgrind");
        damaged("fn=(1) 0x1000'main", "fn=(1)", "line 16 of counts.3-09 is not from callgrind");
        damaged("fl=(1) ???", "jump=1 0x1000", "line 15 of counts.3-09 is not from callgrind");
    }

    private void damaged(String part, String instead, String reason) {
        assertTrue(FULL.contains(part), part);
        IOException e = assertThrows(IOException.class, () -> read(FULL.replace(part, instead), "Ir"));
        assertTrue(e.getMessage().contains(reason), e::getMessage);
    }

    @Test
    void fileThatEndsAnywhere_isNoCount() {
        for (int length = 0; length < FULL.indexOf("totals: 1"); length += 7) {
            String text = FULL.substring(0, length);
            assertThrows(IOException.class, () -> read(text, "Ir"), text);
        }
    }

    /** What valgrind itself writes, in full and shortened. */
    @Test
    void realFiles_addUpHoweverTheyAreWritten() throws Exception {
        List<String> places = List.of(System.getenv("PATH").split(":"));
        assumeTrue(places.stream().anyMatch(place -> Files.isExecutable(Path.of(place, "valgrind"))),
                "there is no valgrind here");
        CallGraph shortened = counted("shortened");
        CallGraph full = counted("full", "--compress-strings=no", "--compress-pos=no");
        assertTrue(shortened.total() > 10_000, "total: " + shortened.total());
        assertEquals(shortened.nodes().size(), full.nodes().size());
        assertEquals(words(shortened).keySet(), words(full).keySet());
    }

    private CallGraph counted(String name, String... arguments) throws Exception {
        Path file = folder.resolve(name);
        List<String> command = new ArrayList<>(List.of("valgrind", "--tool=callgrind", "--dump-instr=yes",
                "--dump-line=no", "--separate-callers=3", "--callgrind-out-file=" + file));
        command.addAll(List.of(arguments));
        command.add("/bin/true");
        assertEquals(0, new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile()).start().waitFor());
        CallGraph graph = new CallGraph();
        CallgrindReader.read(file, event -> event.equals("Ir") ? 1 : 0, graph);
        return graph;
    }
}
