package org.openjdk.jmh.bridge;

import org.openjdk.jmh.bridge.deadcode.DeadResults;
import org.openjdk.jmh.bridge.find.ParameterSources;
import org.openjdk.jmh.bridge.find.PureFactories;
import org.openjdk.jmh.bridge.find.SourceFactories;
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
import org.openjdk.jmh.bridge.report.TestOutcome;
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

/** Reads tests, decides, writes benchmarks, and reports. */
public final class Bridge {

    private final ConversionSettings settings;
    private final List<String> problems = new ArrayList<>();
    private final Map<String, Integer> files = new TreeMap<>();
    private List<BenchmarkClass> written = List.of();

    /**
     * Prepares a run.
     *
     * @param settings what it is to do
     */
    public Bridge(ConversionSettings settings) {
        this.settings = settings;
    }

    /**
     * Generates the benchmarks.
     *
     * @return what was done
     * @throws IOException          if an input cannot be read or the output not be written
     * @throws InterruptedException if this thread is interrupted
     */
    public ConversionReport run() throws IOException, InterruptedException {
        long start = System.nanoTime();
        try (TestClassPath classPath = new TestClassPath(settings.allPaths())) {
            OutputFolder output = new OutputFolder(settings.output());
            TestReader reader = new TestReader(classPath, filters(classPath));
            List<TestClass> tests = reader.read(settings.tests().size());
            problems.addAll(reader.problems());
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
            reader.unread().forEach(name -> output.keep(planner.benchmarkOf(name)));
            cleanUp(output);
            return new ConversionReport(outcomes(plan, new DeadResults(classPath)), problems, files,
                    Duration.ofNanos(read - start + planned - listed),
                    Duration.ofNanos(listed - read), Duration.ofNanos(System.nanoTime() - planned));
        }
    }

    /**
     * Returns what the run wrote.
     *
     * @return the benchmark classes, none before the run
     */
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
        ListingVm listing = new ListingVm(vm, new ParameterSources(tested), new SourceFactories(tested),
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

    private List<TestOutcome> outcomes(List<BenchmarkClass> plan, DeadResults search) {
        return plan.stream()
                .flatMap(type -> type.methods().stream().map(method -> TestOutcome.of(type, method,
                        settings.findsDeadResults() && method.decision().isConverted() ? search.of(method.test())
                                : List.of())))
                .toList();
    }
}
