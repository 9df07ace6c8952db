package counting;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** The same work in threads of many kinds, and what makes a VM fault on purpose. */
@State(Scope.Benchmark)
public class Threads {

    private final Object[] ring = new Object[4096];
    private final String[] some = new String[100];
    private ExecutorService executor;
    private ScheduledExecutorService timer;
    private int next;

    @Setup
    public void start() {
        executor = Executors.newFixedThreadPool(2);
        timer = Executors.newSingleThreadScheduledExecutor();
        for (int i = 0; i < some.length; i += 2) {
            some[i] = "text";
        }
    }

    @TearDown
    public void stop() {
        executor.shutdown();
        timer.shutdown();
    }

    private static long work(int rounds) {
        long value = rounds;
        for (int i = 0; i < rounds; i++) {
            value ^= value << 13;
            value ^= value >>> 7;
            value ^= value << 17;
        }
        return value;
    }

    @Benchmark
    public Object garbage() {
        for (int i = 0; i < 200; i++) {
            ring[next++ & 4095] = new int[20 + (i & 31)];
        }
        return ring;
    }

    /** Null pointers are found by faults, until a compiler knows better. */
    @Benchmark
    public int nulls() {
        int found = 0;
        for (String text : some) {
            try {
                found += text.length();
            } catch (NullPointerException e) {
                found--;
            }
        }
        return found;
    }

    @Benchmark
    public long executor() throws Exception {
        List<Callable<Long>> tasks = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            tasks.add(() -> work(2_000));
        }
        long sum = 0;
        for (Future<Long> task : executor.invokeAll(tasks)) {
            sum += task.get();
        }
        return sum;
    }

    @Benchmark
    public long forkJoin() throws Exception {
        return ForkJoinPool.commonPool().submit(() -> work(8_000)).get();
    }

    @Benchmark
    public long parallelStream() {
        return IntStream.range(0, 8).parallel().mapToLong(i -> work(1_000)).sum();
    }

    @Benchmark
    public long newThread() throws InterruptedException {
        long[] result = new long[1];
        Thread thread = new Thread(() -> result[0] = work(8_000));
        thread.start();
        thread.join();
        return result[0];
    }

    /** By reflection, as JDK 17 has none. */
    @Benchmark
    public long virtual() throws Exception {
        CountDownLatch done = new CountDownLatch(100);
        Runnable task = () -> {
            work(100);
            done.countDown();
        };
        for (int i = 0; i < 100; i++) {
            Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
        }
        done.await();
        return done.getCount();
    }

    @Benchmark
    public long timer() throws Exception {
        return timer.schedule(() -> work(8_000), 1, TimeUnit.MILLISECONDS).get();
    }
}
