package org.openjdk.jmh.ab.hosts;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.ab.inside.Host;

/** Starts hosts on class paths that know nothing of them. */
final class Launcher implements Closeable {

    private final HostFolder folder;

    /**
     * A launcher.
     *
     * @throws IOException if the hosts' classes cannot be copied into a temporary folder
     */
    Launcher() throws IOException {
        folder = new HostFolder();
    }

    /** Starts a host on the VM of this process; its own classes win over those of another version of this JMH. */
    HostProcess start(String classPath, List<String> vmArguments, List<String> arguments, Path log) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(vmArguments);
        command.addAll(Arrays.asList("-cp", folder.classes() + File.pathSeparator + classPath, Host.class.getName()));
        command.addAll(arguments);
        return new HostProcess(command, log);
    }

    /**
     * Returns the argument of a host whose temporary files go with it. It is for one that neither takes JMH's lock, a file
     * there, nor has forks that inherit its arguments.
     */
    String temporaryFiles() {
        return "-Djava.io.tmpdir=" + folder.temporary();
    }

    /** To be called when all hosts have ended: nothing of them stays on the disk. */
    @Override
    public void close() {
        folder.close();
    }
}
