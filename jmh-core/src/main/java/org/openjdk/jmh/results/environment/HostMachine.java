package org.openjdk.jmh.results.environment;

import java.io.Serializable;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.stream.Stream;
import org.openjdk.jmh.util.SystemFile;

/** The properties of this VM's machine that make results of several machines differ. Immutable; stored in journals. */
public final class HostMachine implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final Path PROCESSORS = Paths.get("/proc/cpuinfo");

    /** The name of the host, or of the scheduler's node. */
    public final String host;
    /** Name, version and architecture of the operating system. */
    public final String system;
    /** The model of the processor. */
    public final String processor;
    /** How many processors a VM may use, 1 or more. */
    public final int processors;
    /** Name and version of the VM of the host. */
    public final String jvm;
    /** The speed of the machine when the run began, in nanoseconds of a step of the {@link Ruler}. */
    public final double ruler;

    private HostMachine(String host, String system, String processor, int processors, String jvm, double ruler) {
        this.host = host;
        this.system = system;
        this.processor = processor;
        this.processors = processors;
        this.jvm = jvm;
        this.ruler = ruler;
    }

    /** Returns this machine. Takes about 40 ms for the ruler. */
    public static HostMachine current() {
        return new HostMachine(currentHost(),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " on "
                        + System.getProperty("os.arch"),
                processorModel(), Runtime.getRuntime().availableProcessors(),
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"),
                Ruler.calibrated().stepNanos());
    }

    /** Returns the model of the processor, which Linux and Windows provide; elsewhere the architecture. */
    public static String processorModel() {
        String identifier = System.getenv("PROCESSOR_IDENTIFIER");
        return Stream.of(SystemFile.text(PROCESSORS).split("\n")).filter(line -> line.startsWith("model name"))
                .findFirst()
                .map(line -> line.substring(line.indexOf(':') + 1).trim())
                .orElse(identifier == null ? "unknown" : identifier);
    }

    /** Slurm may run several nodes on one host, each with a name of its own. */
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

    @Override
    public boolean equals(Object other) {
        return other instanceof HostMachine && words().equals(((HostMachine) other).words());
    }

    @Override
    public int hashCode() {
        return words().hashCode();
    }

    private String words() {
        return String.join("\n", host, system, processor, jvm, processors + " " + ruler);
    }
}
