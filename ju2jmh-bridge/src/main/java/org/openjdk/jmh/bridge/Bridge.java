package org.openjdk.jmh.bridge;

import org.openjdk.jmh.bridge.deadcode.DeadResults;
import org.openjdk.jmh.bridge.find.MethodSources;
import org.openjdk.jmh.bridge.find.PureFactories;
import org.openjdk.jmh.bridge.find.SharedParameterSets;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.plan.Conversion;
import org.openjdk.jmh.bridge.plan.ConversionPlanner;
import org.openjdk.jmh.bridge.probe.ChildVm;
import org.openjdk.jmh.bridge.probe.ListingVm;
import org.openjdk.jmh.bridge.read.MissingClassException;
import org.openjdk.jmh.bridge.read.TestClassPath;
import org.openjdk.jmh.bridge.report.ConversionReport;
import org.openjdk.jmh.bridge.report.ConversionOutcome;
import org.openjdk.jmh.bridge.select.PayloadFilter;
import org.openjdk.jmh.bridge.select.TestFilter;
import org.openjdk.jmh.bridge.write.ClassWriter;
import org.openjdk.jmh.bridge.write.OutputFolder;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Converts tests to benchmarks. This is the way of a test:
 * <ol>
 * <li>{@link TestReader} reads class files without loading them, and finds tests by the rules of each JUnit. Filters
 * reject tests with a reason.
 * <li>{@link ListingVm} runs JUnit in another VM to list parameter sets and conditions that class files do not show.
 * <li>{@link ConversionPlanner} selects a scaffold: <em>direct</em> (plain calls), <em>launcher</em> (JUnit runs the
 * test), or skipped.
 * <li>{@link ClassWriter} writes a source, {@link OutputFolder} stores it, and {@code --compile}, {@code --package} and
 * {@code --verify} process it.
 * <li>In a fork, the generated states call {@code org.openjdk.jmh.bridge.runtime} before and after each trial and
 * invocation.
 * </ol>
 *
 * <p><strong>Invariant: one invocation is what JUnit does for one test.</strong> A new test object (or the shared one)
 * is created, fixtures run in JUnit's order, the test runs, and fixtures run after it even if it fails. Class-level
 * fixtures run once per trial, outside of the measurement. JUnit's wrappers around a class return only at the end;
 * {@code PausedWrapper} therefore pauses them on a thread of their own.
 *
 * <p>These threats can break the invariant or the conversion. Each line of defense relies on something:
 * <ul>
 * <li><em>Tests hang, exit or crash.</em> Tests run only in child VMs, which report before each class or test. The
 * parent stops a VM without progress ({@code ProgressTimeout}) and repeats the rest. It relies on the last report: with
 * several threads it can only suspect a class, so the second VM lists one class at a time.
 * <li><em>A plain call is not what JUnit does.</em> Class files must prove that it is: unknown extensions, runners,
 * injected values and overridden {@code run} methods lead to the launcher. This relies on the finders listing
 * everything that JUnit honors; {@code --verify} runs each benchmark twice, and compares failures with the test in
 * JUnit.
 * <li><em>Invocations influence each other.</em> Values from JUnit are shared within a trial only if their types are
 * immutable ({@code Immutables}); otherwise they are supplied again, before the measured code. Tests that leave state
 * behind show up as failures of the second invocation.
 * <li><em>Our extensions change a normal test run.</em> They are found by ServiceLoader on the tests' class path.
 * {@code SkippingExtension} acts only in the listing VM, and {@code ArgumentCapture} only within one of its calls.
 * <li><em>JMH measures something else.</em> {@code PayloadFilter} rejects tests that sleep or wait, time limits are
 * removed because they would change threads, the test object goes to JMH's black hole, and {@link DeadResults} reports
 * results that the JIT compiler may remove. The engine's work in launcher benchmarks cannot be separated.
 * <li><em>One source does not compile, and none does.</em> {@code Access} checks names and visibility, and constant
 * method handles call what Java cannot name. Both rely on the class path being complete: {@link MissingClassException}
 * skips a test.
 * <li><em>Tests change after generation.</em> Labels of parameter sets contain the index, suites compare names too, and
 * the runtime fails with the advice to generate again.
 * <li><em>A person edits a source.</em> Its first line has a hash of the generated text; files that differ are never
 * touched.
 * </ul>
 */
public final class Bridge {

    private final ConversionSettings settings;
    private final List<String> problems = new ArrayList<>();
    private final Map<String, Integer> files = new TreeMap<>();
    private List<BenchmarkClass> written = List.of();

    public Bridge(ConversionSettings settings) {
        this.settings = settings;
    }

    /** Generates the benchmarks once. */
    public ConversionReport run() throws IOException, InterruptedException {
        long start = System.nanoTime();
        try (TestClassPath classPath = new TestClassPath(settings.allPaths())) {
            OutputFolder output = new OutputFolder(settings.output());
            TestReader reader = new TestReader(classPath, filters(classPath));
            List<TestClass> tests = reader.read(settings.tests().size());
            problems.addAll(reader.problems);
            long read = System.nanoTime();
            ListingVm listing = listing(tests, classPath);
            problems.addAll(listing.problems());
            long listed = System.nanoTime();
            ConversionPlanner planner = new ConversionPlanner(classPath, listing, settings.suffix());
            List<BenchmarkClass> plan = tests.stream().map(planner::plan).toList();
            plan.forEach(this::warnOfMeasuredFixtures);
            long planned = System.nanoTime();
            write(plan, new ClassWriter(classPath, settings.style()), output);
            written = plan.stream().filter(type -> !type.converted().isEmpty()).toList();
            reader.unread.forEach(name -> output.keep(planner.benchmarkOf(name)));
            cleanUp(output);
            return new ConversionReport(outcomes(plan, new DeadResults(classPath)), problems, files,
                    Duration.ofNanos(read - start + planned - listed),
                    Duration.ofNanos(listed - read), Duration.ofNanos(System.nanoTime() - planned));
        }
    }

    /** Returns the benchmark classes of {@link #run()}; empty before it. */
    public List<BenchmarkClass> written() {
        return written;
    }

    private List<TestFilter> filters(TestClassPath classPath) {
        List<TestFilter> filters = new ArrayList<>(settings.filters());
        if (!settings.anyPayload()) {
            filters.add(new PayloadFilter(classPath, settings.tests().size()));
        }
        return filters;
    }

    private ListingVm listing(List<TestClass> tests, TestClassPath tested)
            throws IOException, InterruptedException {
        List<Path> classPath = ToolJars.after(settings.allPaths());
        ChildVm vm = new ChildVm(classPath, settings.directory(), settings.silence()).ofShortLife();
        ListingVm listing = new ListingVm(vm, new SharedParameterSets(tested), new MethodSources(tested),
                new PureFactories(tested), settings.suiteMembers());
        listing.list(tests);
        return listing;
    }

    private void write(List<BenchmarkClass> plan, ClassWriter writer, OutputFolder output) throws IOException {
        for (BenchmarkClass benchmark : plan) {
            if (benchmark.converted().isEmpty()) {
                continue;
            }
            try {
                OutputFolder.Change change = output.write(benchmark.qualifiedName(), writer.source(benchmark));
                count(change.name().toLowerCase(Locale.ROOT).replace('_', ' '), 1);
                warnOfKept(benchmark, change, output.text(benchmark.qualifiedName()));
            } catch (MissingClassException e) {
                output.keep(benchmark.qualifiedName());
                problems.add(benchmark.qualifiedName() + " is not written: " + e.getMessage());
            }
        }
    }

    private void warnOfMeasuredFixtures(BenchmarkClass benchmark) {
        if (!settings.style().hoisted()) {
            return;
        }
        boolean rules = !benchmark.test().rules().ofTest().isEmpty();
        for (BenchmarkMethod method : benchmark.converted()) {
            boolean direct = method.decision().scaffold() == Conversion.Scaffold.DIRECT;
            if (rules || !direct) {
                problems.add("--fixture=hoisted: the fixtures of " + benchmark.test().type().name() + "."
                        + method.test().method().name() + " are measured, because "
                        + (direct ? "rules run around them" : "JUnit runs them"));
            }
        }
    }

    private void cleanUp(OutputFolder output) throws IOException {
        if (!settings.merges()) {
            count("deleted", output.deleteStale().size());
        }
        for (Path left : output.leftOver()) {
            count("kept without a test", 1);
            problems.add(left + (settings.merges() ? ": kept, although this run converts no test for it"
                    : ": kept, because it was edited by hand, but its test is gone"));
        }
    }

    private void warnOfKept(BenchmarkClass benchmark, OutputFolder.Change change, String kept) {
        if (change == OutputFolder.Change.KEPT_EDITED) {
            String missing = benchmark.converted().stream().map(BenchmarkMethod::name)
                    .filter(name -> !Pattern.compile("\\b" + Pattern.quote(name) + "\\s*\\(").matcher(kept).find())
                    .collect(Collectors.joining(", "));
            problems.add(benchmark.qualifiedName()
                    + " was edited by hand and is not overwritten; delete the file to get a new one"
                    + (missing.isEmpty() ? "" : ". It lacks the benchmarks of new tests: " + missing));
        } else if (change == OutputFolder.Change.KEPT_FOREIGN) {
            problems.add(
                    benchmark.qualifiedName() + " is not overwritten: the file was not generated by ju2jmh-bridge");
        }
    }

    private void count(String fate, int number) {
        if (number > 0) {
            files.merge(fate, number, Integer::sum);
        }
    }

    private List<ConversionOutcome> outcomes(List<BenchmarkClass> plan, DeadResults search) {
        return plan.stream()
                .flatMap(type -> type.methods().stream().map(method -> ConversionOutcome.of(type, method,
                        settings.findsDeadResults() && method.decision().isConverted() ? search.of(method.test())
                                : List.of())))
                .toList();
    }
}
