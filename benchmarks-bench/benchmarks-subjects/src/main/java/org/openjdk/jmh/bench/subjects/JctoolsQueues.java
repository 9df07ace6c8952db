package org.openjdk.jmh.bench.subjects;

import org.jctools.queues.MpmcArrayQueue;
import org.jctools.queues.SpscArrayQueue;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Concurrent queues. */
public class JctoolsQueues extends Subject {

    private static final int BATCH = 100;
    private static final Integer ELEMENT = 42;

    private final SpscArrayQueue<Integer> own = new SpscArrayQueue<>(BATCH);

    /** A queue between two threads. */
    @State(Scope.Group)
    public static class Shared {
        private final MpmcArrayQueue<Integer> queue = new MpmcArrayQueue<>(1 << 10);
    }

    /** Stable: the same queue without a second thread. */
    @Benchmark
    public void oneThread(Blackhole blackhole) {
        for (int i = 0; i < BATCH; i++) {
            own.offer(ELEMENT);
            blackhole.consume(own.poll());
        }
    }

    /** Contended: a producer that meets its consumer, whose time depends on where the scheduler puts both. */
    @Benchmark
    @Group("contended")
    public void offer(Shared shared, Blackhole blackhole) {
        for (int i = 0; i < BATCH; i++) {
            blackhole.consume(shared.queue.offer(ELEMENT));
        }
    }

    /** Contended and bimodal: a consumer that finds a full queue or an empty one. */
    @Benchmark
    @Group("contended")
    public void poll(Shared shared, Blackhole blackhole) {
        for (int i = 0; i < BATCH; i++) {
            blackhole.consume(shared.queue.poll());
        }
    }
}
