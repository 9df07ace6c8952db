package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpaths.Harness;

import java.nio.file.Path;
import java.util.List;

/**
 * Describes a build around one of its modules. Can be sent to another process.
 *
 * @param module      with the benchmarks, compiled
 * @param tested      the same module with its unit tests, if its benchmarks are in a separate source set
 * @param siblings    modules of this build that the module depends on
 * @param strangers   folders of modules of this build that the module does not depend on
 * @param top         root folder of the build, which may be above the module's folder
 * @param java        VM executable of the module's JDK, which runs JMH
 * @param vmArguments of the VM that runs JMH
 */
public record BuildFacts(ModuleFacts module, ModuleFacts tested, List<ModuleFacts> siblings, List<Path> strangers,
                         Path top, Harness harness, String java, List<String> vmArguments) {

    /** System property that lets JMH run although another JMH is running. */
    public static final String IGNORED_LOCK = "jmh.ignoreLock";

    public BuildFacts {
        siblings = List.copyOf(siblings);
        strangers = List.copyOf(strangers);
        vmArguments = List.copyOf(vmArguments);
    }

    /** Returns whether the arguments of JMH's VM set {@link #IGNORED_LOCK}. */
    public boolean ignoresLock() {
        return vmArguments.contains("-D" + IGNORED_LOCK + "=true");
    }

    /** Returns whether the module's JDK differs from that of this process. */
    public boolean runsOnOtherJdk() {
        return !Path.of(java).startsWith(System.getProperty("java.home"));
    }
}
