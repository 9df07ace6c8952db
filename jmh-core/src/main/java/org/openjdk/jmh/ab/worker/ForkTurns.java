package org.openjdk.jmh.ab.worker;

import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.link.ForkObserver;

/** Forwards the question of a fork before each of its iterations to the client. Loaded only where JMH is this build's. */
final class ForkTurns implements ForkObserver {

    private final WorkerChannel channel;

    private ForkTurns(WorkerChannel channel) {
        this.channel = channel;
    }

    /** Makes the forks of a runner ask. */
    static void takeTurns(Runner runner, WorkerChannel channel) {
        runner.takeTurns(new ForkTurns(channel));
    }

    @Override
    public boolean isEnough(IterationType phase, int iterations) {
        channel.say(ForkServer.TURN,
                (phase == IterationType.WARMUP ? ForkServer.WARMUP : "measurement") + " " + iterations);
        return ForkServer.ENOUGH.equals(channel.reply());
    }
}
