package org.openjdk.jmh.ab;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.openjdk.jmh.ab.worker.ForkVm;
import org.openjdk.jmh.dynreconf.text.Secrets;
import org.openjdk.jmh.files.ClassPathText;
import org.openjdk.jmh.files.FilePatterns;
import org.openjdk.jmh.launch.VmProgram;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.Optional;

/**
 * One side of a comparison: a class path with its own JMH, a VM, its arguments, and values of parameters. Immutable.
 */
final class Side {

    /** The class path of the benchmarks and their JMH. */
    final String classPath;
    final ForkVm vm;
    /** The values of parameters that override options and annotations. */
    final SortedMap<String, String> parameters;
    private final List<String> given;

    private Side(String classPath, ForkVm vm, Map<String, String> parameters, List<String> given) {
        this.classPath = classPath;
        this.vm = vm;
        this.parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
        this.given = given;
    }

    /** Returns the arguments of this VM, which are the defaults for forks of both sides, as in a plain run of JMH. */
    static List<String> inherited() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments();
    }

    /** Returns the candidate, which would run without a baseline. */
    static Side candidate(Options options) {
        return new Side(System.getProperty("java.class.path"),
                new ForkVm(program(options.getJvm()), list(options.getJvmArgs()), Collections.emptyList()),
                Collections.emptyMap(), named(options, MeasuredPair.CANDIDATE));
    }

    /** Returns the baseline: as the candidate, except where the options say otherwise. */
    static Side baseline(Options options, String classPath) {
        boolean replaces = options.getJvmArgs().hasValue() && options.getBaselineJvmArgs().hasValue();
        List<String> arguments = list(replaces ? options.getBaselineJvmArgs() : options.getJvmArgs());
        List<String> added = replaces ? null : list(options.getBaselineJvmArgs());
        return new Side(classPath,
                new ForkVm(program(options.getBaselineJvm().hasValue() ? options.getBaselineJvm() : options.getJvm()),
                        arguments,
                        added == null ? Collections.emptyList() : added),
                options.getBaselineParameters(), named(options, MeasuredPair.BASELINE));
    }

    private static List<String> named(Options options, int side) {
        return options.getSideNames().size() > side ? options.getSideNames().subList(side, side + 1)
                : Collections.emptyList();
    }

    private static String program(Optional<String> vm) {
        return vm.hasValue() ? VmProgram.of(vm.get()) : null;
    }

    private static List<String> list(Optional<Collection<String>> texts) {
        return texts.hasValue() ? new ArrayList<>(texts.get()) : null;
    }

    /** Returns whether another side has the same code in the same VM. */
    boolean differsAtMostInParametersFrom(Side other) {
        return ClassPathText.areSame(classPath, other.classPath) && hasVmOf(other);
    }

    /** Returns whether another side has other code in the same VM with the same parameters. */
    boolean differsInClassPathOnlyFrom(Side other) {
        return !ClassPathText.areSame(classPath, other.classPath) && hasVmOf(other)
                && parameters.equals(other.parameters);
    }

    private boolean hasVmOf(Side other) {
        return Objects.equals(vm.executable(), other.vm.executable())
                && Objects.equals(vm.arguments(), other.vm.arguments()) && vm.added().equals(other.vm.added());
    }

    /** Returns the name in reports: the user's, or the class path with the options of VM and parameters. */
    String name() {
        if (!given.isEmpty()) {
            return given.get(0);
        }
        List<String> parts = new ArrayList<>();
        parts.add(FilePatterns.shown(classPath));
        vm.executable().ifPresent(parts::add);
        vm.arguments().ifPresent(arguments -> parts.addAll(Secrets.masked(arguments)));
        parts.addAll(Secrets.masked(vm.added()));
        parameters.forEach((name, value) -> parts.add(name + "=" + value));
        return String.join(" ", parts);
    }
}
