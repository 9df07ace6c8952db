package org.openjdk.jmh.ab.worker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.runner.options.WarmupMode;

/** Translates requested forks into options of JMH. */
final class ForkOptions {

    private final List<String> inherited;
    private final OutputFormat log;

    /**
     * Creates a translator for any forks.
     *
     * @param inherited arguments of forks' VMs if neither options nor annotations have any
     * @param log       takes errors of the list of benchmarks
     */
    ForkOptions(List<String> inherited, OutputFormat log) {
        this.inherited = inherited;
        this.log = log;
    }

    /** Returns the options of a run with one fork. */
    Options of(ForkRequest fork) {
        ChainedOptionsBuilder builder = new OptionsBuilder()
                .include("^" + Pattern.quote(fork.benchmark()) + "$").mode(Mode.deepValueOf(fork.mode))
                .warmupMode(WarmupMode.INDI).warmupForks(0).forks(1).shouldFailOnError(false);
        if (JmhFeatures.hasDynamicRuns()) {
            builder.reconfigure(Reconfiguration.STATIC);
        }
        fork.settings().applyTo(builder);
        fork.parameters().forEach((name, value) -> builder.param(name, value));
        fork.warmup().iterations().ifPresent(builder::warmupIterations);
        fork.warmup().time().ifPresent(builder::warmupTime);
        fork.measurement().iterations().ifPresent(builder::measurementIterations);
        fork.measurement().time().ifPresent(builder::measurementTime);
        addVm(fork, builder);
        return builder.build();
    }

    /** Options replace annotations, so arguments that are added to those of an annotation must contain these. */
    private void addVm(ForkRequest fork, ChainedOptionsBuilder builder) {
        ForkVm vm = fork.vm();
        BenchmarkListEntry annotated = annotated(fork);
        vm.executable().ifPresent(builder::jvm);
        if (vm.arguments().isPresent() || !annotated.getJvmArgs().hasValue()) {
            builder.jvmArgs(vm.arguments().orElse(inherited).toArray(new String[0]));
        }
        if (!vm.added().isEmpty()) {
            List<String> arguments = new ArrayList<>(fork.settings().of(ForkSetting.ARGUMENTS_BEHIND)
                    .orElseGet(() -> new ArrayList<>(
                            annotated.getJvmArgsAppend().orElse(Collections.<String>emptyList()))));
            arguments.addAll(vm.added());
            builder.jvmArgsAppend(arguments.toArray(new String[0]));
        }
    }

    private BenchmarkListEntry annotated(ForkRequest fork) {
        return BenchmarkList.defaultList().find(log,
                Collections.singletonList("^" + Pattern.quote(fork.benchmark()) + "$"), Collections.emptyList())
                .first();
    }
}
