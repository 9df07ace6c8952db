package org.openjdk.jmh.samples.reconfiguration;

import java.util.Queue;
import java.util.concurrent.TimeUnit;
import org.jctools.queues.MpmcArrayQueue;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Several threads: a writer and a reader share a bounded queue of JCTools. The two methods form a group, which is
 * one benchmark with one decision.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_14 -dynamic
 * </pre>
 *
 * <p>In this mode each thread yields one score per iteration, and the criterion receives all of them. Threads that
 * share an object are less steady than a single thread. The scores of forks may differ more than those of iterations
 * within a fork, so look at the checkpoints after the forks.
 */
@State(Scope.Group)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 40, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class Reconfig_14_MultiThreaded {

    private static final int CAPACITY = 1024;

    private final Queue<Integer> queue = new MpmcArrayQueue<>(CAPACITY);

    @Benchmark
    @Group("queue")
    public boolean write() {
        return queue.offer(CAPACITY);
    }

    @Benchmark
    @Group("queue")
    public Integer read() {
        return queue.poll();
    }
}
