package org.openjdk.jmh.ab.worker;

/**
 * Main class of a worker: a VM on the class path of a side or version, with whichever JMH from 1.21 on that has, which lists
 * benchmarks and runs forks on request until its input ends.
 */
public final class Worker {

    /** The reply that lets a waiting worker go on. */
    public static final String GO = "go";

    private Worker() {
    }

    /**
     * Serves requests.
     *
     * @param args not used
     */
    public static void main(String[] args) {
        WorkerChannel channel = new WorkerChannel();
        System.setProperty("jmh.ignoreLock", "true");
        ForkServer.of(channel).ifPresent(ForkServer::serve);
        System.exit(0);
    }
}
