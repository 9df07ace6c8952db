package org.openjdk.jmh.shards;

import java.io.Serializable;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.openjdk.jmh.environment.Ruler;
import org.openjdk.jmh.results.journal.RunIdentity;

/** The machine that a part of a suite runs on, as far as machines may differ. Immutable. */
public final class ShardMachine implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String host;
    private final String system;
    private final String processor;
    private final int processors;
    private final String jvm;
    private final double ruler;

    private ShardMachine(String host, String system, String processor, int processors, String jvm, double ruler) {
        this.host = host;
        this.system = system;
        this.processor = processor;
        this.processors = processors;
        this.jvm = jvm;
        this.ruler = ruler;
    }

    /** Describes this machine, which takes some 40 ms for the ruler. */
    static ShardMachine current() {
        return new ShardMachine(currentHost(),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " on "
                        + System.getProperty("os.arch"),
                RunIdentity.processor(), Runtime.getRuntime().availableProcessors(),
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"),
                Ruler.calibrated().stepNanos());
    }

    /** Slurm may have several nodes on one host, and calls each by its own name. */
    private static String currentHost() {
        String node = System.getenv("SLURMD_NODENAME");
        if (node != null) {
            return node;
        }
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "unknown";
        }
    }

    /**
     * Returns its name.
     *
     * @return that of the node where a scheduler has one of its own
     */
    public String host() {
        return host;
    }

    /**
     * Returns the operating system.
     *
     * @return name, version and architecture
     */
    public String system() {
        return system;
    }

    /**
     * Returns the model of the processor.
     *
     * @return as the system calls it
     */
    public String processor() {
        return processor;
    }

    /**
     * Returns how many processors a virtual machine may use.
     *
     * @return 1 or more
     */
    public int processors() {
        return processors;
    }

    /**
     * Returns the virtual machine of the host.
     *
     * @return name and version
     */
    public String jvm() {
        return jvm;
    }

    /**
     * Returns how fast the machine was by itself when the run began.
     *
     * @return nanoseconds of a step of the ruler
     */
    public double ruler() {
        return ruler;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShardMachine && words().equals(((ShardMachine) other).words());
    }

    @Override
    public int hashCode() {
        return words().hashCode();
    }

    private String words() {
        return String.join("\n", host, system, processor, jvm, processors + " " + ruler);
    }
}
