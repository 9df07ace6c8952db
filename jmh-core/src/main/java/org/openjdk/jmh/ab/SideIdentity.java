package org.openjdk.jmh.ab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkSettings;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.text.Secrets;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournalHeader;
import org.openjdk.jmh.results.journal.RunIdentity;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.SideOrder;
import org.openjdk.jmh.util.FullName;

/** Describes the properties that a run of two sides needs to resume the journal of an earlier one. */
final class SideIdentity {

    private SideIdentity() {
    }

    /** Describes a run. */
    static JournalHeader of(Options options, Side baseline, Side candidate, SequentialSettings settings,
                            List<MeasuredPair> pairs)
            throws JournalException {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("what all forks are told", String.valueOf(ForkSettings.of(options)));
        properties.put("what all forks inherit", String.valueOf(Secrets.masked(Side.inherited())));
        properties.put("the order of sides", String.valueOf(options.getSideOrder().orElse(SideOrder.ALTERNATING)));
        properties.put("the most blocks", String.valueOf(settings.mostBlocks()));
        properties.put("the tolerance", String.valueOf(settings.comparison().tolerance()));
        for (MeasuredPair pair : pairs) {
            properties.put(FullName.of(pair.params()), words(pair.pair));
        }
        Map<String, String> classPaths = new LinkedHashMap<>();
        classPaths.put("the baseline's", baseline.classPath);
        classPaths.put("the candidate's", candidate.classPath);
        return RunIdentity.ofSides(classPaths, properties, options);
    }

    static String words(PairedBenchmark pair) {
        return "baseline " + words(pair.baseline) + "; candidate " + words(pair.candidate);
    }

    private static String words(ForkRequest fork) {
        return "with " + fork.parameters() + ", warmup " + fork.warmup() + ", measurement " + fork.measurement()
                + ", on " + fork.vm().executable().orElse("the default JVM")
                + fork.vm().arguments().map(arguments -> " with " + Secrets.masked(arguments)).orElse("")
                + Secrets.masked(fork.vm().added());
    }
}
