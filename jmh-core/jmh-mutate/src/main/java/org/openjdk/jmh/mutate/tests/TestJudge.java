package org.openjdk.jmh.mutate.tests;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.model.MutantState;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.model.WorkFolder;
import org.openjdk.jmh.mutate.model.Workers;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * Runs the unit tests that cover a mutant. Many mutants share a VM, each with its own class loader. Since tests may
 * leave state behind, a failure counts only if it occurs again in a fresh VM.
 */
public final class TestJudge {

    private static final Duration GRACE = Duration.ofSeconds(20);
    private static final int TIMES_SLOWER = 10;

    private final TestSettings settings;
    private final Consumer<String> warning;
    private final TestSelection plan = new TestSelection();
    private final List<String> failing = new ArrayList<>();
    private final TestVms vms;

    public TestJudge(TestSettings settings, Consumer<String> warning) {
        this.settings = settings;
        this.warning = warning;
        this.vms = new TestVms(settings);
    }

    /**
     * Runs tests on the compiled mutants; other mutants are returned unchanged.
     *
     * @param folder with their class files
     * @throws MutateException if no test passes on the original
     */
    public List<CheckedMutant> judge(List<CheckedMutant> mutants, WorkFolder folder)
            throws MutateException, IOException {
        try (TestJournal journal = new TestJournal(folder.root().resolve("tests.jsonl"), settings.identity());
                ShutdownHook end = new ShutdownHook("jmh-mutate-tests", vms::close)) {
            if (journal.isOfOthers()) {
                warning.accept("Tests, project or settings of tests have changed: all tests run again.");
            }
            cover(journal, end);
            List<CheckedMutant> open = mutants.stream().filter(each -> each.state() == MutantState.COMPILED)
                    .filter(each -> journal.verdict(each).isEmpty()).toList();
            TestProgress progress = new TestProgress(open.size(), warning);
            inParallel(open, (vm, mutant) -> {
                CheckedMutant judged = judge(mutant, folder, vm);
                // A failure during the shutdown of the tool says nothing about the mutant.
                end.sleepIfExiting();
                journal.add(judged);
                progress.step();
            });
            return mutants.stream().map(each -> journal.verdict(each).orElse(each)).toList();
        }
    }

    private void cover(TestJournal journal, ShutdownHook end) throws MutateException, IOException {
        List<String> classes = TestClasses.in(settings.tests(), settings.excluded());
        inParallel(classes.stream().filter(each -> journal.first(each).isEmpty()).toList(), (vm, testClass) -> {
            long start = System.nanoTime();
            TestOutcome answer = vm.cover(testClass, settings.limit());
            end.sleepIfExiting();
            journal.add(testClass, new TestJournal.First(answer, Duration.ofNanos(System.nanoTime() - start)));
        });
        int tests = 0;
        List<String> problems = new ArrayList<>();
        for (String testClass : classes) {
            TestJournal.First first = journal.first(testClass).orElseThrow();
            TestOutcome answer = first.answer();
            if (answer.problem().isEmpty()) {
                tests += answer.tests() - answer.failed().size();
                failing.addAll(answer.failed());
                plan.add(testClass, answer.lines(), first.time());
            } else {
                problems.add(testClass + " (" + answer.problem() + ")");
            }
        }
        tell(problems, "test classes cannot be run");
        tell(failing, "tests fail on the original and are skipped");
        if (tests <= 0) {
            throw new MutateException("No test passes on the original"
                    + (problems.isEmpty() ? "" : ": " + problems.iterator().next())
                    + ". The class path of the tests needs junit-platform-launcher and the engine of the tests: "
                    + "junit-jupiter-engine, or junit-vintage-engine for JUnit 3 and 4.");
        }
    }

    private void tell(Collection<String> names, String what) {
        if (!names.isEmpty()) {
            warning.accept(names.size() + " " + what + ": "
                    + String.join(", ", names.stream().limit(3).toList()) + (names.size() > 3 ? ", ..." : ""));
        }
    }

    private CheckedMutant judge(CheckedMutant mutant, WorkFolder folder, TestVm shared) throws IOException {
        List<String> covering = plan.covering(mutant.mutant());
        if (covering.isEmpty()) {
            return mutant.as(MutantState.UNTESTED, "");
        }
        Duration limit = GRACE.plus(plan.time(covering).multipliedBy(TIMES_SLOWER));
        TestOutcome first = shared.test(folder.classes(mutant.mutant()), covering, limit);
        if (first.passed()) {
            return mutant.as(MutantState.VALID, first.tests() + " tests");
        }
        try (TestVm fresh = vms.open(List.copyOf(failing))) {
            TestOutcome second = fresh.test(folder.classes(mutant.mutant()), covering, limit);
            if (second.passed()) {
                return mutant.as(MutantState.VALID, second.tests() + " tests, in a fresh VM only");
            }
            return second.problem().equals(TestOutcome.TIMEOUT)
                    ? mutant.as(MutantState.TESTS_TIMED_OUT, "more than " + limit.toSeconds() + " s")
                    : mutant.as(MutantState.FAILS_TESTS,
                            second.failed().isEmpty() ? second.problem() : second.failed().get(0));
        }
    }

    private <T> void inParallel(List<T> tasks, Workers.Work<TestVm, T> step) throws MutateException, IOException {
        Workers.each(tasks, settings.threads(), () -> vms.open(List.copyOf(failing)), step);
    }

    /** Tracks the VMs of tests that are in use. */
    private static final class TestVms implements Closeable {

        private final TestSettings settings;
        private final Set<TestVm> open = ConcurrentHashMap.newKeySet();

        TestVms(TestSettings settings) {
            this.settings = settings;
        }

        /** Opens a VM, which the caller closes. Failures of ignored tests do not count. */
        TestVm open(List<String> ignored) {
            TestVm vm = new TestVm(settings, ignored, open::remove);
            open.add(vm);
            return vm;
        }

        /** Ends all VMs. One that starts afterwards ends when its input does. */
        @Override
        public void close() {
            open.forEach(TestVm::end);
        }
    }

    /** Reports the progress of tests every 15 s. */
    private static final class TestProgress {

        private static final double SECONDS_BETWEEN_LINES = 15;

        private final int mutants;
        private final Consumer<String> listener;
        private final long start = System.nanoTime();
        private double last;
        private int done;

        TestProgress(int mutants, Consumer<String> listener) {
            this.mutants = mutants;
            this.listener = listener;
        }

        synchronized void step() {
            done++;
            double seconds = (double) (System.nanoTime() - start) / TimeUnit.SECONDS.toNanos(1);
            if (seconds - last >= SECONDS_BETWEEN_LINES && done < mutants) {
                last = seconds;
                listener.accept(String.format(Locale.ROOT, "# Tests checked %d of %d mutants, %.0f s left", done,
                        mutants, seconds / done * (mutants - done)));
            }
        }
    }

    /** Selects the test classes that cover a mutant. */
    private static final class TestSelection {

        private final Map<String, Map<String, BitSet>> lines = new ConcurrentHashMap<>();
        private final Map<String, Duration> times = new ConcurrentHashMap<>();

        void add(String testClass, Map<String, BitSet> covered, Duration time) {
            lines.put(testClass, covered);
            times.put(testClass, time);
        }

        /** {@return the test classes that execute a line of the mutant, fastest first} */
        List<String> covering(Mutant mutant) {
            return lines.entrySet().stream().filter(each -> covers(each.getValue(), mutant)).map(Map.Entry::getKey)
                    .sorted(Comparator.comparing(this::timeOf).thenComparing(Comparator.naturalOrder())).toList();
        }

        /** {@return the total time of test classes on the original} */
        Duration time(List<String> testClasses) {
            return testClasses.stream().map(this::timeOf).reduce(Duration.ZERO, Duration::plus);
        }

        private Duration timeOf(String testClass) {
            return times.getOrDefault(testClass, Duration.ZERO);
        }

        private static boolean covers(Map<String, BitSet> covered, Mutant mutant) {
            BitSet bits = covered.get(mutant.file());
            int next = bits == null ? -1 : bits.nextSetBit(mutant.span().firstLine());
            return next >= 0 && next <= mutant.span().lastLine();
        }
    }
}
