package org.openjdk.jmh.ab.hosts;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.openjdk.jmh.ab.inside.ForkTiming;
import org.openjdk.jmh.ab.inside.Host;

/** A host that runs JMH as its options say, and asks before each fork. */
public final class TurnHost implements Contender, Closeable {

    private static final List<String> WORDS =
            Collections.unmodifiableList(Arrays.asList(Host.TURN, Host.FORK, Host.LIST));

    private final HostProcess process;
    private final Consumer<TurnHost> closed;
    private final List<String> listed = new ArrayList<>();
    private final List<ForkTiming> forks = new ArrayList<>();
    private final Set<String> begun = new LinkedHashSet<>();
    private boolean ended;

    /** Talks to a process, and tells somebody when it is closed. */
    TurnHost(HostProcess process, Consumer<TurnHost> closed) {
        this.process = process;
        this.closed = closed;
    }

    /** Waits until the host asks for a turn or has ended. */
    @Override
    public void await() throws IOException {
        for (HostProcess.Message said = process.await(WORDS); said != null; said = process.await(WORDS)) {
            switch (said.word()) {
                case Host.TURN:
                    begun.add(said.rest());
                    return;
                case Host.FORK:
                    forks.add(ForkTiming.decode(said.rest()));
                    break;
                default:
                    listed.add(said.rest());
            }
        }
        ended = true;
    }

    /** Lets the host run the fork that it asked for. */
    @Override
    public void grant() {
        process.tell(Host.GO);
    }

    @Override
    public boolean hasEnded() {
        return ended;
    }

    /** Keys of the benchmarks that it has begun: one, with parameters or modes several. */
    @Override
    public Set<String> begun() {
        return begun;
    }

    /** What it listed. */
    List<String> listed() {
        return listed;
    }

    /** Forks that have ended. */
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

    /** Ends the host and its forks, if they are still there. */
    @Override
    public void close() {
        process.close();
        closed.accept(this);
    }
}
