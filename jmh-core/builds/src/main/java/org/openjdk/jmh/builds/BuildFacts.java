package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.classpath.Harness;
import org.openjdk.jmh.builds.modules.ModuleFacts;

import java.nio.file.Path;
import java.util.List;

/**
 * What a build tool knows of a build around one of its modules, in words that another process understands as well.
 *
 * @param module      with the benchmarks, compiled
 * @param tested      the same with its unit tests, where its benchmarks are beside those
 * @param siblings    modules of this build that the module depends on
 * @param strangers   folders of modules of this build that the module does not depend on
 * @param top         the folder of the build, which the module may be below
 * @param harness     the JMH that runs benchmarks
 * @param java        the program that runs JMH: of the JDK that was chosen for the module
 * @param vmArguments of the VM that runs JMH
 */
public record BuildFacts(ModuleFacts module, ModuleFacts tested, List<ModuleFacts> siblings, List<Path> strangers,
                         Path top, Harness harness, String java, List<String> vmArguments) {

    /** The property by which a user has JMH run beside another one. */
    public static final String IGNORED_LOCK = "jmh.ignoreLock";

    /** Keeps copies. */
    public BuildFacts {
        siblings = List.copyOf(siblings);
        strangers = List.copyOf(strangers);
        vmArguments = List.copyOf(vmArguments);
    }

    /** Returns whether the VM that runs JMH is told to run beside another one. */
    public boolean ignoresLock() {
        return vmArguments.contains("-D" + IGNORED_LOCK + "=true");
    }

    /** Returns whether the JDK of the module is another one than that of this process, which is the build's. */
    public boolean runsOnOtherJdk() {
        return !Path.of(java).startsWith(System.getProperty("java.home"));
    }
}
