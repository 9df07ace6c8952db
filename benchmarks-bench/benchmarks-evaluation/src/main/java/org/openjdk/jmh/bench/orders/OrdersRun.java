package org.openjdk.jmh.bench.orders;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.openjdk.jmh.ab.client.CoreHalves;
import org.openjdk.jmh.ab.client.WorkerClient;
import org.openjdk.jmh.ab.client.ForkLimits;
import org.openjdk.jmh.ab.client.ForkListener;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.ab.client.Rendezvous;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs forks of a jar one after the other and two at the same time, by two hosts. */
final class OrdersRun implements Closeable {

    /** What a fork may take beyond its iterations. */
    private static final long GRACE_SECONDS = 120;

    private final int iterations;
    private final TimeValue time;
    private final Path log;
    private final List<WorkerClient> hosts = new ArrayList<>();
    private final CoreHalves cores = CoreHalves.ofThisProcess();
    private final ExecutorService threads = Executors.newFixedThreadPool(2);

    OrdersRun(Path jar, int iterations, TimeValue time) throws IOException {
        this.iterations = iterations;
        this.time = time;
        log = Files.createTempFile("jmh-orders-", ".log");
        for (int i = 0; i < 2; i++) {
            hosts.add(new WorkerClient(jar.toString(), List.of(), log));
        }
    }

    /** The cores that forks at the same time run on. */
    CoreHalves cores() {
        return cores;
    }

    List<OrderedBenchmark> subjects(List<String> patterns) throws WorkerException, IOException, InterruptedException {
        return hosts.get(0).list(patterns, List.of()).stream().map(OrderedBenchmark::of).toList();
    }

    /** Blocks of both kinds in turns: what the machine does meanwhile hits both. */
    MeasuredOrders measure(OrderedBenchmark subject, int blocks)
            throws ForkLostException, IOException, InterruptedException {
        List<TimedFork> turns = new ArrayList<>();
        List<List<TimedFork>> duets = new ArrayList<>();
        for (int block = 0; block < blocks; block++) {
            turns.add(fork(subject, 0, everywhere()));
            turns.add(fork(subject, 1, everywhere()));
            duets.add(duet(subject, block % 2));
        }
        return new MeasuredOrders(turns, duets);
    }

    /** A host stays where it was told to run: forks in turns may use what duets share. */
    private String everywhere() {
        return cores.list(0).isEmpty() ? "" : cores.list(0) + "," + cores.list(1);
    }

    private List<TimedFork> duet(OrderedBenchmark subject, int half) throws ForkLostException, IOException,
            InterruptedException {
        Rendezvous start = new Rendezvous();
        Future<TimedFork> one = threads.submit(() -> together(subject, 0, cores.list(half), start));
        Future<TimedFork> other = threads.submit(() -> together(subject, 1, cores.list(1 - half), start));
        try {
            return List.of(one.get(), other.get());
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ForkLostException) {
                throw (ForkLostException) e.getCause();
            }
            throw new IOException(e.getCause());
        }
    }

    private TimedFork together(OrderedBenchmark subject, int host, String list, Rendezvous start)
            throws ForkLostException,
            IOException, InterruptedException {
        ForkListener arrival = new ForkListener() {
            @Override
            public void isReady() {
                start.arrive();
            }
        };
        try {
            return TimedFork.of(hosts.get(host).run(subject.fork(iterations, time, list).waiting(),
                    ForkLimits.inAll(limit()), arrival));
        } finally {
            start.leave();
        }
    }

    private TimedFork fork(OrderedBenchmark subject, int host, String list) throws ForkLostException, IOException,
            InterruptedException {
        return TimedFork.of(hosts.get(host).run(subject.fork(iterations, time, list), limit()));
    }

    private double limit() {
        return Math.round(2 * iterations * OrderedBenchmark.seconds(time)) + GRACE_SECONDS;
    }

    @Override
    public void close() throws IOException {
        threads.shutdownNow();
        hosts.forEach(WorkerClient::close);
        Files.deleteIfExists(log);
    }
}
