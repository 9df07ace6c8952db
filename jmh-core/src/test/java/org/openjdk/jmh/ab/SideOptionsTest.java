package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import joptsimple.OptionParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.ab.worker.ThreadDemand;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.ExplainedException;

/**
 * What a run of two sides makes of each option that there is. An option that is new to JMH or to us fails here until
 * somebody has said what becomes of it.
 */
class SideOptionsTest {

    /** What becomes of an option. */
    private enum Fate {
        /** It changes the request for a fork of either side. */
        FORKS,
        /** A sentence before anything runs says that it does not fit. */
        REFUSED,
        /** A warning says that it has no effect. */
        UNUSED,
        /** Part of the run, and not of its forks; the remark says of what. */
        RUN,
        /** It is for a command in which nothing is measured. */
        ELSEWHERE
    }

    /** An option of the command line. */
    private enum Flag {
        ITERATIONS(Fate.FORKS, "-i 7", "getMeasurementIterations"),
        BATCH(Fate.FORKS, "-bs 3", "getMeasurementBatchSize"),
        TIME(Fate.FORKS, "-r 70ms", "getMeasurementTime"),
        WARMUPS(Fate.FORKS, "-wi 7", "getWarmupIterations"),
        WARMUP_BATCH(Fate.FORKS, "-wbs 3", "getWarmupBatchSize"),
        WARMUP_TIME(Fate.FORKS, "-w 70ms", "getWarmupTime"),
        TIMEOUT(Fate.FORKS, "-to 1hr", "getTimeout"),
        THREADS(Fate.FORKS, "-t max", "getThreads"),
        MODE(Fate.FORKS, "-bm ss", "getBenchModes"),
        SYNCHRONIZED(Fate.FORKS, "-si false", "shouldSyncIterations"),
        COLLECTED(Fate.FORKS, "-gc true", "shouldDoGC"),
        FAIL_ON_ERROR(Fate.RUN, "-foe true", "shouldFailOnError"),
        VERBOSITY(Fate.FORKS, "-v EXTRA", "verbosity"),
        MOST_BLOCKS(Fate.RUN, "-f 4", "getForkCount"),
        WARMUP_FORKS(Fate.REFUSED, "-wf 1", "getWarmupForkCount"),
        OUTPUT(Fate.RUN, "-o out.txt", "getOutput"),
        RESULT(Fate.RUN, "-rff out.json", "getResult"),
        PROFILER(Fate.FORKS, "-prof gc", "getProfilers"),
        GROUPS(Fate.FORKS, "-tg 2,3", "getThreadGroups"),
        JVM(Fate.FORKS, "-jvm /jdk/bin/java", "getJvm"),
        ARGUMENTS(Fate.FORKS, "-jvmArgs -Da=1", "getJvmArgs"),
        ARGUMENTS_BEHIND(Fate.FORKS, "-jvmArgsAppend -Da=1", "getJvmArgsAppend"),
        ARGUMENTS_IN_FRONT(Fate.FORKS, "-jvmArgsPrepend -Da=1", "getJvmArgsPrepend"),
        UNIT(Fate.FORKS, "-tu m", "getTimeUnit"),
        OPERATIONS(Fate.FORKS, "-opi 9", "getOperationsPerInvocation"),
        FORMAT(Fate.RUN, "-rf json", "getResultFormat"),
        WARMUP_MODE(Fate.REFUSED, "-wm BULK", "getWarmupMode"),
        EXCLUDES(Fate.RUN, "-e other", "getExcludes"),
        PARAMETER(Fate.FORKS, "-p size=3", "getParameter"),
        WARMUP_BENCHMARKS(Fate.REFUSED, "-wmb other", "getWarmupIncludes"),
        LIST(Fate.ELSEWHERE, "-l"),
        LIST_WITH_PARAMETERS(Fate.ELSEWHERE, "-lp"),
        LIST_FORMATS(Fate.ELSEWHERE, "-lrf"),
        LIST_PROFILERS(Fate.ELSEWHERE, "-lprof"),
        HELP(Fate.ELSEWHERE, "-h"),

        DYNAMIC(Fate.REFUSED, "-dynamic"),
        AUTO(Fate.REFUSED, "-auto"),
        STATIC(Fate.RUN, "-static"),
        CRITERION(Fate.REFUSED, "-sc cv", "getStabilityCriterion", "getReconfiguration"),
        THRESHOLD(Fate.REFUSED, "-st 0.1", "getStabilityThresholds"),
        WINDOW(Fate.REFUSED, "-sw 5", "getStabilityWindow"),
        FORK_WINDOW(Fate.REFUSED, "-sfw 5", "getStabilityForkWindow"),
        FEWEST_WARMUPS(Fate.REFUSED, "-wimin 5", "getWarmupMin"),
        FEWEST_FORKS(Fate.REFUSED, "-fmin 2", "getForkMin"),
        FEWEST_WARMUP_FORKS(Fate.REFUSED, "-wfmin 2", "getWarmupForkMin"),
        DECISION_TIMEOUT(Fate.REFUSED, "-decisionTimeout 5s", "getDecisionTimeout"),
        KEEP_FORKS(Fate.UNUSED, "-keepForks true", "getKeepForks"),
        PAGE(Fate.REFUSED, "-html page.html", "getResultPage"),
        WATCH(Fate.RUN, "-env false", "shouldWatchEnvironment"),
        HISTORY(Fate.UNUSED, "-hist h", "getHistory"),
        EXIT_CODE(Fate.RUN, "-ec slower"),
        BASELINE(Fate.RUN, "-vs .", "getBaselines"),
        LOAD(Fate.ELSEWHERE, "-load r.json"),
        BISECT(Fate.ELSEWHERE, "-bisect a.jar"),
        BISECT_ALL(Fate.ELSEWHERE, "-bisectAll"),
        TOLERANCE(Fate.RUN, "-tol 5%", "getComparisonTolerance"),
        REPORT(Fate.RUN, "-report ab.md", "getComparisonReports"),
        PLAN(Fate.ELSEWHERE, "-plan 5%"),
        BASELINE_JVM(Fate.FORKS, "-vsJvm /jdk/bin/java", "getBaselineJvm"),
        BASELINE_ARGUMENTS(Fate.FORKS, "-vsJvmArgs -Da=1", "getBaselineJvmArgs"),
        BASELINE_PARAMETER(Fate.FORKS, "-vsp size=3", "getBaselineParameters"),
        ALL(Fate.RUN, "-vsall", "shouldCompareAll"),
        WHY(Fate.RUN, "-why"),
        WHY_ALL(Fate.RUN, "-whyall"),
        WHY_PROFILER(Fate.RUN, "-whyProfiler libasyncProfiler.so"),
        SIDE_ORDER(Fate.RUN, "-sideOrder duet", "getSideOrder"), CLOCK(Fate.RUN, "-clock wall", "getClock"),
        COUNT(Fate.RUN, "-count cycles", "getCount"),
        NAME(Fate.RUN, "-vsn old", "getSideNames"),
        ORDER(Fate.REFUSED, "-order rounds", "getForkOrder"),
        BUDGET(Fate.RUN, "-budget 5m", "getBudget"),
        SHARD(Fate.RUN, "-shard 1/2", "getShard"),
        LIST_TIMES(Fate.ELSEWHERE, "-lt"),
        JOURNAL(Fate.RUN, "-journal j", "getJournal"),
        RESUME(Fate.RUN, "-resume", "shouldResume"),
        ASSERTION_REPORT(Fate.RUN, "-assertionReport a.json", "getAssertionReports"),
        INTERPRETATION(Fate.RUN, "-interpretation forks", "getInterpretation"),
        LIST_CRITERIA(Fate.ELSEWHERE, "-lsc");

        private final Fate fate;
        private final List<String> words;
        private final List<String> getters;

        Flag(Fate fate, String words, String... getters) {
            this.fate = fate;
            this.words = List.of(words.split(" "));
            this.getters = List.of(getters);
        }

        private Options options() throws Exception {
            return parse(words);
        }
    }

    private static Options parse(List<String> words) throws Exception {
        return new CommandLineOptions(words.toArray(new String[0]));
    }

    @Test
    void eachFlagOfJmh_isHandled() throws Exception {
        Field parser = CommandLineOptions.class.getDeclaredField("parser");
        parser.setAccessible(true);
        Set<String> known = new TreeSet<>(
                ((OptionParser) parser.get(new CommandLineOptions())).recognizedOptions().keySet());
        known.remove("[arguments]");
        assertEquals(known, Arrays.stream(Flag.values()).map(flag -> flag.words.get(0).substring(1))
                .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void eachGetterOfOptions_isHandled() {
        Set<String> getters = Arrays.stream(Options.class.getMethods()).map(Method::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        getters.removeAll(Set.of("getIncludes", "get", "given"));
        assertEquals(getters, Arrays.stream(Flag.values()).flatMap(flag -> flag.getters.stream())
                .collect(Collectors.toCollection(TreeSet::new)));
    }

    private static Stream<Flag> flags(Fate fate) {
        return Arrays.stream(Flag.values()).filter(flag -> flag.fate == fate);
    }

    /** The requests for forks of both sides as the worker decodes them. */
    private static List<ForkRequest> requests(Options options) throws Exception {
        ListedBenchmark listed =
                new ListedBenchmark("p.C.a", "avgt", Map.of("size", List.of("1")), new PhaseLength(null, null),
                        new PhaseLength(null, null), null, new ThreadDemand(1, 1));
        PairedBenchmark pair = SidePairing.of(options, 20, Side.baseline(options, "other.jar"), List.of(listed),
                Side.candidate(options), List.of(listed)).pairs().get(0);
        return List.of(pair.baseline, pair.candidate);
    }

    private static Set<String> lines(Collection<ForkRequest> forks) {
        return forks.stream().map(ForkRequest::encode).collect(Collectors.toCollection(HashSet::new));
    }

    @ParameterizedTest
    @EnumSource
    void flagOfForks_reachesThem(Flag flag) throws Exception {
        if (flag.fate == Fate.FORKS) {
            assertNotEquals(lines(requests(new OptionsBuilder().build())), lines(requests(flag.options())));
        }
    }

    @Test
    void unsupportedFlag_isRejectedByName() {
        flags(Fate.REFUSED).forEach(flag -> {
            String reason = assertThrows(ExplainedException.class, () -> SideSettings.check(flag.options()),
                    flag::name).getMessage();
            assertTrue(reason.contains(flag.words.get(0)) || reason.contains("the options of dynamic runs"),
                    () -> flag + ": " + reason);
        });
    }

    @Test
    void ignoredFlag_isReported() throws Exception {
        for (Flag flag : flags(Fate.UNUSED).toList()) {
            SideSettings.check(flag.options());
            assertEquals(1, OptionRules.unusedByTwoSides(flag.options()).stream()
                    .filter(sentence -> sentence.startsWith(String.join(" ", flag.words) + " has no effect: "))
                    .count());
        }
    }

    @Test
    void supportedFlag_isAccepted() throws Exception {
        List<String> all = new ArrayList<>();
        Arrays.stream(Flag.values()).filter(flag -> flag.fate == Fate.FORKS || flag.fate == Fate.RUN)
                .forEach(flag -> all.addAll(flag.words));
        SideSettings.check(parse(all));
        assertEquals(List.of(), OptionRules.unusedByTwoSides(parse(all)));
        SideSettings.check(parse(List.of("-wf", "0", "-wm", "INDI", "-rf", "static")));
    }

    @Test
    void timesOfBuilders_keepTheirUnits() throws Exception {
        Options options =
                new OptionsBuilder().timeout(new TimeValue(2, TimeUnit.DAYS)).timeUnit(TimeUnit.HOURS).build();
        assertEquals("{TIMEOUT=[2:DAYS], UNIT=[HOURS]}", requests(options).get(0).settings().toString());
        assertEquals(2 * 24 * 3600.0, SidePairing.of(options, 20, Side.baseline(options, "other.jar"), listed(),
                Side.candidate(options), listed()).pairs().get(0).timeoutSeconds());
    }

    private static List<ListedBenchmark> listed() {
        return List
                .of(new ListedBenchmark("p.C.a", "avgt", Map.of(), new PhaseLength(null, null),
                        new PhaseLength(null, null), null,
                        new ThreadDemand(1, 1)));
    }
}
