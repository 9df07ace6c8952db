package org.openjdk.jmh.bench.live;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.openjdk.jmh.ab.client.WorkerProcess;
import org.openjdk.jmh.ab.worker.Worker;
import org.openjdk.jmh.bench.live.worker.EvaluationWorker;
import org.openjdk.jmh.bench.live.worker.ForkTiming;

/** A VM that runs JMH as its options say, and asks before each fork. */
public final class TurnWorker implements LockstepMember, Closeable {

    private static final List<String> WORDS =
            List.of(EvaluationWorker.TURN, EvaluationWorker.FORK, EvaluationWorker.LIST);

    private final WorkerProcess process;
    private final Consumer<TurnWorker> closed;
    private final List<String> listed = new ArrayList<>();
    private final List<ForkTiming> forks = new ArrayList<>();
    private final Set<String> begun = new LinkedHashSet<>();
    private boolean ended;

    /**
     * Takes over a process.
     *
     * @param closed called when this worker is closed
     */
    TurnWorker(WorkerProcess process, Consumer<TurnWorker> closed) {
        this.process = process;
        this.closed = closed;
    }

    @Override
    public void await() throws IOException {
        for (WorkerProcess.Message message = process.receive(WORDS); message != null; message =
                process.receive(WORDS)) {
            switch (message.word()) {
                case EvaluationWorker.TURN:
                    begun.add(message.content());
                    return;
                case EvaluationWorker.FORK:
                    forks.add(ForkTiming.decode(message.content()));
                    break;
                default:
                    listed.add(message.content());
            }
        }
        ended = true;
    }

    @Override
    public void grant() {
        process.send(Worker.GO);
    }

    @Override
    public boolean hasEnded() {
        return ended;
    }

    @Override
    public Set<String> begun() {
        return begun;
    }

    /** Returns the benchmarks that it listed. */
    List<String> listed() {
        return listed;
    }

    /** Returns the times of the forks that have ended. */
    public List<ForkTiming> forks() {
        return forks;
    }

    /**
     * Waits for the end.
     *
     * @return the exit code
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public int exitCode() throws InterruptedException {
        return process.exitCode();
    }

    /** Ends the VM and its forks, if they still run. */
    @Override
    public void close() {
        process.close();
        closed.accept(this);
    }
}
