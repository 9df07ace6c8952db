package org.openjdk.jmh.bridge.engine;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Results of the benchmarks of a class. */
final class ClassBenchmarks {

    private final Map<String, JudgedAssertion> judged = new HashMap<>();
    private final Map<String, String> failures = new HashMap<>();

    private ClassBenchmarks(Runner runner) throws RunnerException {
        runner.judged().map(JudgedRun::assertions).orElse(Collections.emptyList())
                .forEach(assertion -> judged.put(assertion.text(), assertion));
        runner.failures().forEach((params, cause) -> failures.put(params.getBenchmark(), cause));
    }

    /**
     * Runs the benchmarks that the tests of a class need.
     *
     * @throws SettingsException if the configuration is invalid
     * @throws RunnerException   if JMH fails
     */
    static ClassBenchmarks of(ClassPlan plan, EngineSettings settings, PlanBudget budget)
            throws SettingsException, RunnerException {
        Runner runner = new Runner(options(plan, settings, budget));
        runner.setAssertions(plan.judgeable().stream().map(AssertionTest::assertion).collect(Collectors.toList()));
        ForkClassPath.during(runner::run);
        return new ClassBenchmarks(runner);
    }

    private static Options options(ClassPlan plan, EngineSettings settings, PlanBudget budget)
            throws SettingsException {
        Class<?> type = plan.owner.type();
        CommandLineOptions given = settings.options(type);
        ChainedOptionsBuilder options = new OptionsBuilder().parent(given);
        plan.benchmarks().forEach(benchmark -> options.include("^" + Pattern.quote(benchmark) + "$"));
        name(options, given, folder(settings.results(type)), type.getCanonicalName());
        if (!given.getJvmArgs().hasValue() && !plan.fixesArguments()) {
            inherit(options);
        }
        Optional<TimeValue> total = settings.budget();
        if (total.isPresent()) {
            options.budget(budget.share(total.get(), plan.benchmarks().size()));
        }
        return options.build();
    }

    private static Path folder(Path folder) throws SettingsException {
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new SettingsException("the folder of results " + folder + " cannot be made: " + e);
        }
    }

    private static void name(ChainedOptionsBuilder options, CommandLineOptions given, Path folder, String name) {
        ResultFormatType format = given.getResultFormat().orElse(ResultFormatType.JSON);
        if (!given.getResult().hasValue()) {
            options.resultFormat(format)
                    .result(folder.resolve(name + "." + format.name().toLowerCase(Locale.ROOT)).toString());
        }
        List<String> reports = new ArrayList<>(given.getAssertionReports());
        reports.add(folder.resolve(name + ".html").toString());
        options.assertionReport(reports.toArray(new String[0]));
    }

    private static void inherit(ChainedOptionsBuilder options) {
        List<String> arguments = ManagementFactory.getRuntimeMXBean().getInputArguments();
        boolean modular = System.getProperty("jdk.module.path") != null;
        List<String> leftOut = InheritedArguments.leftOut(arguments, modular);
        if (!leftOut.isEmpty()) {
            System.out.println("# Forks do not inherit from the VM of the tests: " + String.join(" ", leftOut));
            options.jvmArgs(InheritedArguments.kept(arguments, modular).toArray(new String[0]));
        }
    }

    /** Returns the result of a test; empty if there is none. */
    Optional<JudgedAssertion> judged(AssertionTest test) {
        return Optional.ofNullable(judged.get(test.assertion().text()));
    }

    /** Returns why a benchmark failed; empty if it did not. */
    Optional<String> failure(String benchmark) {
        return Optional.ofNullable(failures.get(benchmark));
    }
}
