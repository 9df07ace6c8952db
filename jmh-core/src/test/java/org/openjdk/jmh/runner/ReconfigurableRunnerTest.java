package org.openjdk.jmh.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.link.BinaryLinkClient;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Utils;

class ReconfigurableRunnerTest {

    /** Finds the measurement enough after so many iterations, and remembers what it was asked. */
    private static final class Scripted extends ReconfigurableRunner {

        private final int enough;
        private final List<Integer> asked = new ArrayList<>();

        Scripted(int enough) {
            this.enough = enough;
        }

        @Override
        boolean isEnough(IterationType phase, int iterations) {
            assertEquals(IterationType.MEASUREMENT, phase);
            asked.add(iterations);
            return iterations >= enough;
        }
    }

    private static BenchmarkParams params(int measurementIterations) {
        return new BenchmarkParams("b", "b", true, 1, new int[] {1}, List.of("b"), 1, 0,
                new IterationParams(IterationType.WARMUP, 5, TimeValue.NONE, 1),
                new IterationParams(IterationType.MEASUREMENT, measurementIterations, TimeValue.NONE, 1),
                Mode.Throughput, new WorkloadParams(), TimeUnit.SECONDS, 1, Utils.getCurrentJvm(),
                Collections.<String>emptyList(), "", "", "", "", TimeValue.NONE);
    }

    private static BenchmarkParams sliding(int measurementIterations) {
        BenchmarkParams params = params(measurementIterations);
        params.makeReconfigurable();
        params.makeSliding();
        return params;
    }

    /** Upstream's loop with our hooks; returns the numbers of the iterations that tear the trial down. */
    private static List<Integer> loop(Scripted runner, BenchmarkParams params, int iterations) {
        int count = params.getMeasurement().getCount();
        List<Integer> last = new ArrayList<>();
        int ran = 0;
        for (int i = 1; i <= ReconfigurableRunner.lastMeasurement(count, runner, params, i); i++) {
            if (i == ReconfigurableRunner.finalMeasurement(count, runner, params, i)) {
                last.add(i);
            }
            ran++;
        }
        assertEquals(iterations, ran);
        return last;
    }

    @Test
    void slidingLoop_asksOnceBeforeEachIteration() {
        Scripted runner = new Scripted(6);
        assertEquals(List.of(7), loop(runner, sliding(4), 7));
        assertEquals(List.of(1, 2, 3, 4, 5, 6), runner.asked);
    }

    @Test
    void slidingLoop_enoughAtOnce_equalsAStaticRun() {
        Scripted runner = new Scripted(0);
        assertEquals(List.of(4), loop(runner, sliding(4), 4));
        assertEquals(List.of(1, 2, 3), runner.asked);
    }

    @Test
    void slidingLoop_ofASingleIteration_asksBeforeIt() {
        Scripted runner = new Scripted(2);
        assertEquals(List.of(3), loop(runner, sliding(1), 3));
        assertEquals(List.of(0, 1, 2), runner.asked);
    }

    /** Without forks, one runner measures several benchmarks. */
    @Test
    void slidingLoops_inOneRunner_areIndependent() {
        Scripted runner = new Scripted(6);
        assertEquals(List.of(7), loop(runner, sliding(2), 7));
        assertEquals(List.of(7), loop(runner, sliding(7), 7));
        assertEquals(List.of(9), loop(runner, sliding(9), 9));
        assertEquals(List.of(7), loop(runner, sliding(7), 7));
    }

    private static BenchmarkParams inTurns(int measurementIterations) {
        BenchmarkParams params = params(measurementIterations);
        params.takeTurns();
        return params;
    }

    /** The last question waits for the other fork, and its answer is of no use. */
    @Test
    void loopInTurns_measuresAsManyAsItMust_andMoreUntilTheHostHasEnough() {
        Scripted atOnce = new Scripted(0);
        assertEquals(List.of(3), loop(atOnce, inTurns(3), 3));
        assertEquals(List.of(0, 1, 2, 3), atOnce.asked);
        Scripted later = new Scripted(4);
        assertEquals(List.of(5), loop(later, inTurns(3), 5));
        assertEquals(List.of(0, 1, 2, 3, 4, 5), later.asked);
        assertEquals(List.of(), loop(new Scripted(0), inTurns(0), 0));
    }

    @Test
    void bulkWarmup_hasNoMeasurement() {
        assertEquals(List.of(), loop(new Scripted(0), sliding(0), 0));
    }

    @Test
    void staticLoop_asksNothing() {
        Scripted runner = new Scripted(0);
        assertEquals(List.of(4), loop(runner, params(4), 4));
        assertEquals(List.of(), runner.asked);
    }

    @Test
    void dynamicLoopThatDoesNotSlide_waitsBetweenIterations_whateverTheAnswer() {
        Scripted runner = new Scripted(0);
        BenchmarkParams dynamic = params(4);
        dynamic.makeReconfigurable();
        assertEquals(List.of(4), loop(runner, dynamic, 4));
        assertEquals(List.of(1, 2, 3), runner.asked);
    }

    @Test
    void kept_areTheNewestIterations() {
        List<IterationResult> measured = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            measured.add(new IterationResult(params(3), params(3).getMeasurement(), null));
        }
        assertEquals(measured.subList(2, 5), ReconfigurableRunner.kept(measured, sliding(3)));
        assertSame(measured, ReconfigurableRunner.kept(measured, sliding(5)));
        assertSame(measured, ReconfigurableRunner.kept(measured, params(3)));
        assertEquals(List.of(), ReconfigurableRunner.kept(List.of(), sliding(3)));
    }

    /** The host's end of the link: says hello, and as much of an answer as a test wants. */
    private static final class Host implements AutoCloseable {

        private final ServerSocket server;
        private final CompletableFuture<Void> served;

        Host(Object... answers) throws IOException {
            server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
            served = CompletableFuture.runAsync(() -> serve(answers));
        }

        private void serve(Object... answers) {
            try (Socket socket = server.accept();
                    ObjectOutputStream out = new ObjectOutputStream(socket.getOutputStream())) {
                for (Object answer : answers) {
                    out.writeObject(answer);
                }
                out.flush();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }

        /** A runner whose link breaks behind the answers. */
        ForkedRunner runner() throws IOException {
            BinaryLinkClient client =
                    new BinaryLinkClient(server.getInetAddress().getHostAddress(), server.getLocalPort());
            served.join();
            return new ForkedRunner(new OptionsBuilder().build(), client);
        }

        @Override
        public void close() throws IOException {
            server.close();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no answer of ours"})
    void brokenLink_continuesAsAStaticRun(String answer) throws IOException {
        try (Host host = answer.isEmpty() ? new Host() : new Host(answer, answer)) {
            ForkedRunner runner = host.runner();
            assertFalse(runner.isEnough(IterationType.WARMUP, 3));
            assertTrue(runner.isEnough(IterationType.MEASUREMENT, 3));
        }
    }
}
