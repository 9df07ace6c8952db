package org.openjdk.jmh.integration.support;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs {@code org.openjdk.jmh.Main} in a VM of its own; immutable. */
public record Jmh(Path java, List<Path> core, List<Path> others, List<String> vmArguments, Path directory,
                  long timeoutMinutes) {

    private static final String MAIN = "org.openjdk.jmh.Main";
    /** Short runs hardly benefit from C2, which would take a third of the processor time. */
    private static final List<String> VM_ARGUMENTS = List.of("-Djmh.ignoreLock=true", "-XX:TieredStopAtLevel=1");

    /** Uses our build without benchmarks. */
    public static Jmh bare() {
        return sharing(Jars.ours());
    }

    /** Uses our build with the benchmarks of these tests. */
    public static Jmh ours() {
        return bare().with(Jars.ownBenchmarks());
    }

    /** Uses upstream's release without benchmarks. */
    public static Jmh upstream() {
        return sharing(Jars.upstream());
    }

    /** Uses a jar of benchmarks like a user's, with the JMH that it contains or that its manifest names. */
    public static Jmh of(Path jar) {
        return of(List.of(jar)).within(4);
    }

    /**
     * Like {@link #of(Path)}, but behind the jars of our build, whose classes all its VMs share: this takes two
     * thirds of the time.
     */
    public static Jmh behindOurs(Path jar) {
        return sharing(Jars.ours()).with(jar).within(4);
    }

    /** Returns arguments that use a jar of benchmarks as another side of such a run. */
    public static String classPathBehindOurs(Path jar) {
        return Jars.classPath(Jars.ours(), jar);
    }

    private static Jmh sharing(List<Path> core) {
        return of(core).vm("-XX:SharedArchiveFile=" + SharedClasses.of(core));
    }

    private static Jmh of(List<Path> core) {
        return new Jmh(Jdks.java(), core, List.of(), VM_ARGUMENTS,
                Path.of("").toAbsolutePath(), 3);
    }

    /** Adds jars or folders behind JMH's, before those that were added earlier. */
    public Jmh with(Path... jars) {
        List<Path> more = new ArrayList<>(List.of(jars));
        more.addAll(others);
        return new Jmh(java, core, more, vmArguments, directory, timeoutMinutes);
    }

    public Jmh vm(String... arguments) {
        List<String> more = new ArrayList<>(vmArguments);
        more.addAll(List.of(arguments));
        return new Jmh(java, core, others, more, directory, timeoutMinutes);
    }

    /** Uses another VM. */
    public Jmh on(Path jdk) {
        return new Jmh(Jdks.java(jdk), core, others, VM_ARGUMENTS, directory, timeoutMinutes);
    }

    public Jmh in(Path workingDirectory) {
        return new Jmh(java, core, others, vmArguments, workingDirectory, timeoutMinutes);
    }

    public Jmh within(long minutes) {
        return new Jmh(java, core, others, vmArguments, directory, minutes);
    }

    public Outcome run(String... arguments) {
        return start(MAIN, List.of(arguments));
    }

    /** Runs with more arguments after common ones. */
    public Outcome run(List<String> common, String... arguments) {
        List<String> all = new ArrayList<>(common);
        all.addAll(List.of(arguments));
        return start(MAIN, all);
    }

    /** Runs with a limit on the size of files in units of 1,024 bytes, which acts like a full disk. */
    public Outcome runWithFileSize(int limit, String... arguments) {
        return launchWithFileSize(limit, arguments).outcome();
    }

    /** Starts a run with such a limit, which can be removed while it runs. */
    public Child launchWithFileSize(int limit, String... arguments) {
        List<String> command =
                new ArrayList<>(List.of("sh", "-c", "ulimit -S -f " + 2 * limit + "; exec \"$@\"", "sh"));
        command.addAll(command(MAIN, List.of(arguments)));
        return Child.start(command, directory, timeoutMinutes);
    }

    /** Starts a run that continues in parallel to the test. */
    public Child launch(List<String> common, String... arguments) {
        List<String> all = new ArrayList<>(common);
        all.addAll(List.of(arguments));
        return Child.start(command(MAIN, all), directory, timeoutMinutes);
    }

    /** Runs a class other than JMH's main class. */
    public Outcome start(String mainClass, List<String> arguments) {
        return Child.run(command(mainClass, arguments), directory, timeoutMinutes);
    }

    private List<String> command(String mainClass, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(vmArguments);
        command.addAll(List.of("-cp", Jars.classPath(core, others.toArray(new Path[0])), mainClass));
        command.addAll(arguments);
        return command;
    }
}
