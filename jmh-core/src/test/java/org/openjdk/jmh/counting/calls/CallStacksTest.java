package org.openjdk.jmh.counting.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CallStacksTest {

    private static final String LOOP = "p.generated.Doc_work_jmhTest.work_ss_jmhStub(*)";

    @TempDir
    Path folder;

    private final CallGraph graph = new CallGraph();
    private final Map<Long, List<String>> code = new HashMap<>();

    private Map<List<String>, Double> stacks() {
        return CallStacks.of(graph, address -> code.getOrDefault(address, List.of()));
    }

    private CallGraph.Node method(long address, String... frames) {
        code.put(address, List.of(frames));
        return graph.node("0x" + Long.toHexString(address), "");
    }

    private static double sum(Map<List<String>, Double> stacks) {
        return stacks.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    @Test
    void calls_areBelowTheBenchmark() {
        CallGraph.Node outside = graph.node("start_thread", "/lib/libc.so");
        CallGraph.Node loop = method(1, LOOP);
        CallGraph.Node work = method(2, "p.Doc.work(*)", "p.Doc.inlined(*)");
        CallGraph.Node allocate = graph.node("OptoRuntime::new_instance_C(Klass*, JavaThread*)", "/lib/libjvm.so");
        outside.add(99, 3);
        outside.call(99, loop, 107);
        loop.add(1, 7);
        loop.call(1, work, 100);
        work.add(2, 60);
        work.call(2, allocate, 40);
        allocate.add(500, 40);
        assertEquals(Map.of(List.of("(libc.so: start_thread)"), 3.0, List.of(), 7.0,
                List.of("p.Doc.work(*)", "p.Doc.inlined(*)"), 60.0,
                List.of("p.Doc.work(*)", "p.Doc.inlined(*)", "(libjvm.so: OptoRuntime::new_instance_C)"), 40.0),
                stacks());
    }

    /** If a stub jumps, callgrind adds the code of the callee to the function of the stub. */
    @Test
    void stubThatJumps_isNotAroundWhatItJumpsTo() {
        CallGraph.Node loop = method(1, LOOP);
        CallGraph.Node stub = method(2, "(vtable chunks)");
        code.put(3L, List.of("p.Doc.work(*)"));
        loop.call(1, stub, 12);
        stub.add(2, 2);
        stub.add(3, 10);
        assertEquals(Map.of(List.of("(vtable chunks)"), 2.0, List.of("p.Doc.work(*)"), 10.0), stacks());
    }

    @Test
    void costOfAFunction_isSharedByItsCallers() {
        CallGraph.Node a = method(1, "p.A.a(*)");
        CallGraph.Node b = method(2, "p.B.b(*)");
        CallGraph.Node both = method(3, "p.C.c(*)");
        a.call(1, both, 30);
        b.call(2, both, 10);
        both.add(3, 40);
        assertEquals(Map.of(List.of("p.A.a(*)", "p.C.c(*)"), 30.0, List.of("p.B.b(*)", "p.C.c(*)"), 10.0), stacks());
    }

    @Test
    void recursion_isUnderWhoBeganIt() {
        CallGraph.Node loop = method(1, LOOP);
        CallGraph.Node even = method(2, "p.A.even(*)");
        CallGraph.Node odd = method(3, "p.A.odd(*)");
        loop.call(1, even, 100);
        even.add(2, 50);
        even.call(2, odd, 90);
        odd.add(3, 50);
        odd.call(3, even, 80);
        Map<List<String>, Double> stacks = stacks();
        assertEquals(Map.of(List.of("p.A.even(*)"), 50.0, List.of("p.A.even(*)", "p.A.odd(*)"), 50.0), stacks);
    }

    /** No cost is lost or counted twice, whatever the caller. */
    @Test
    void anyGraph_costsAsMuchAsItsStacks() {
        Random random = new Random(7);
        for (int run = 0; run < 50; run++) {
            CallGraph any = new CallGraph();
            double total = 0;
            for (int i = 0; i < 12; i++) {
                CallGraph.Node node = any.node("0x" + i, "");
                double own = random.nextInt(1000);
                node.add(i, own);
                total += own;
                for (int call = 0; call < 3; call++) {
                    node.call(i, any.node("0x" + random.nextInt(12), ""), random.nextInt(1000));
                }
            }
            assertEquals(total, sum(CallStacks.of(any, address -> List.of("p.T.m" + address + "(*)"))), 1e-6 * total);
        }
    }

    @Test
    void map_namesMethodsAndStubs() throws IOException {
        Path file = Files.writeString(folder.resolve("perf-1.map"), """
                0x00007f10a0000000 0x0000000000000100 java.lang.String p.Doc.parse(int, java.lang.Object[])
                0x00007f10a0000100 0x0000000000000040 void p.Doc$$Lambda$14/0x0000000800c03000.run()
                7f10a0000140 40 StubRoutines (1)
                """);
        PerfMap map = PerfMap.read(file);
        assertEquals(List.of("p.Doc.parse(*)"), map.frames(0x7f10a00000ffL));
        assertEquals(List.of("p.Doc$$Lambda.run(*)"), map.frames(0x7f10a0000100L));
        assertEquals(List.of("(StubRoutines)"), map.frames(0x7f10a000017fL));
        assertEquals(List.of(), map.frames(0x7f10a0000180L));
        assertEquals(List.of(), map.frames(0x1000));
    }

    private static final String PRINTED = """
            <print_nmethod compile_id='126' compiler='c2' level='4' stamp='0.105'>
            Compiled method (c2)     104  126       4       p.Doc::parse (29 bytes)
             total in heap  [0x00007f80b8ed8710,0x00007f80b8ed97c0] = 4272
             main code      [0x00007f80b8ed88c0,0x00007f80b8ed8e20] = 1376
            [Verified Entry Point]
              # {method} {0x00007f8043400498} &apos;parse&apos; &apos;(Ljava/util/Map;)I&apos; in &apos;p/Doc&apos;
              0x00007f80b8ed88c0: 8984 2400 | c0fe ff55\s

              0x00007f80b8ed88c8: ;*synchronization entry
                                  ; - p.Doc::parse@-1 (line 2)
              0x00007f80b8ed88c8: 4883 ec40 | 4c8b d644\s

              0x00007f80b8ed88d0: ;   {metadata(&apos;java/util/HashMap&apos;)}
              0x00007f80b8ed88e0: ;*getfield table {reexecute=0 rethrow=0 return_oop=0}
                                  ; - p.Node::&lt;init&gt;@1 (line 567)
                                  ; - p.Doc::parse@2 (line 2)
              0x00007f80b8ed88e0: 418b 4a24\s
            </hotspot_log>
            """;

    /** What is after the last note is the method's own, by the map. */
    @Test
    void inlinedMethods_areUnderTheOneThatWasCompiled() throws IOException {
        Path map = Files.writeString(folder.resolve("map"), "7f80b8ed88c0 578 int p.Doc.parse(java.util.Map)\n");
        Path printed = Files.writeString(folder.resolve("code"), PRINTED);
        CodeMap all = CompiledCode.read(map, printed);
        assertEquals(List.of("p.Doc.parse(*)"), all.frames(0x7f80b8ed88c0L));
        assertEquals(List.of("p.Doc.parse(*)"), all.frames(0x7f80b8ed88c8L));
        assertEquals(List.of("p.Doc.parse(*)", "p.Node.<init>(*)"), all.frames(0x7f80b8ed88d3L));
        assertEquals(List.of("p.Doc.parse(*)"), all.frames(0x7f80b8ed88e4L));
        assertEquals(List.of(), all.frames(0x7f80b8ed8e38L));
    }

    /** Where code was given up, another piece may lie there. */
    @Test
    void codeAtTheEndOfTheRun_replacesEarlierCode() throws IOException {
        Path map = Files.writeString(folder.resolve("map"), "7f80b8ed88d0 8 int p.Other.run()\n");
        Path printed = Files.writeString(folder.resolve("code"), PRINTED);
        CodeMap all = CompiledCode.read(map, printed);
        assertEquals(List.of("p.Other.run(*)"), all.frames(0x7f80b8ed88d3L));
        assertEquals(List.of("p.Doc.parse(*)", "p.Node.<init>(*)"), all.frames(0x7f80b8ed88dcL));
    }

    /** On a full disk a VM goes on, and what it could not write is missing. */
    @Test
    void truncatedFiles_areErrors() throws IOException {
        Path map = Files.writeString(folder.resolve("map"), "7f80b8ed88c0 578 int p.Doc.parse(java.util.Map)\n");
        Path part = Files.writeString(folder.resolve("part"), "7f80b8ed88c0 578 int p.Doc.parse(java");
        Path code = Files.writeString(folder.resolve("code"), PRINTED.substring(0, PRINTED.indexOf("</hotspot")));
        IOException e = assertThrows(IOException.class, () -> CompiledCode.read(map, code));
        assertEquals("its VM's output about compiled code is cut off", e.getMessage());
        assertTrue(assertThrows(IOException.class, () -> CompiledCode.read(part, folder.resolve("none"))).getMessage()
                .startsWith("its VM's map of compiled code is cut off ("));
    }

    /** Other users who may write to the folder could put a pipe or a link there. */
    @Test
    void linksPipesAndFolders_areNotMaps() throws Exception {
        Path map =
                Files.writeString(folder.resolve("map"), "0x00007f80b8ed88c0 0x0000000000000560 int p.Doc.parse()\n");
        Path link = Files.createSymbolicLink(folder.resolve("link"), map);
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        for (Path other : List.of(link, pipe, folder)) {
            IOException e = assertThrows(IOException.class, () -> CallStacks.of(graph, other, other));
            assertTrue(e.getMessage().contains("its VM wrote no map of compiled code"), e::getMessage);
        }
    }

    @Test
    void missingMap_isAnError() {
        Path none = folder.resolve("none");
        IOException e = assertThrows(IOException.class, () -> CallStacks.of(graph, none, none));
        assertTrue(e.getMessage().contains("its VM wrote no map of compiled code"), e::getMessage);
    }
}
