package org.openjdk.jmh.results.environment;

import java.io.IOException;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.stream.Stream;

/** The machine of this VM, as far as it makes results of several machines differ. Immutable. */
public final class HostMachine implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final Path PROCESSORS = Paths.get("/proc/cpuinfo");

    private final String host;
    private final String system;
    private final String processor;
    private final int processors;
    private final String jvm;
    private final double ruler;

    private HostMachine(String host, String system, String processor, int processors, String jvm, double ruler) {
        this.host = host;
        this.system = system;
        this.processor = processor;
        this.processors = processors;
        this.jvm = jvm;
        this.ruler = ruler;
    }

    /**
     * Describes this machine, which takes some 40 ms for the ruler.
     *
     * @return as it is now
     */
    public static HostMachine current() {
        return new HostMachine(currentHost(),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " on "
                        + System.getProperty("os.arch"),
                processorModel(), Runtime.getRuntime().availableProcessors(),
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"),
                Ruler.calibrated().stepNanos());
    }

    /**
     * Returns the model of the processor, which Linux and Windows provide; elsewhere the architecture.
     */
    public static String processorModel() {
        try (Stream<String> lines = Files.lines(PROCESSORS)) {
            return lines.filter(line -> line.startsWith("model name")).findFirst()
                    .map(line -> line.substring(line.indexOf(':') + 1).trim()).orElse("unknown");
        } catch (IOException e) {
            String identifier = System.getenv("PROCESSOR_IDENTIFIER");
            return identifier == null ? "unknown" : identifier;
        }
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

    /** Returns its name: that of the node where a scheduler has one of its own. */
    public String host() {
        return host;
    }

    /** Returns the operating system: name, version and architecture. */
    public String system() {
        return system;
    }

    /** Returns the model of the processor: as the system calls it. */
    public String processor() {
        return processor;
    }

    /** Returns how many processors a virtual machine may use: 1 or more. */
    public int processors() {
        return processors;
    }

    /** Returns the virtual machine of the host: name and version. */
    public String jvm() {
        return jvm;
    }

    /** Returns how fast the machine was by itself when the run began: nanoseconds of a step of the ruler. */
    public double ruler() {
        return ruler;
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
