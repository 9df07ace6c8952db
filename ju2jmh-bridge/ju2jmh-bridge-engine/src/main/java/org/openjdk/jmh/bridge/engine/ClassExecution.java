package org.openjdk.jmh.bridge.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.openjdk.jmh.results.assertions.AssertionVerdict;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.reports.AssertionTable;
import org.openjdk.jmh.runner.RunnerException;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** Runs the benchmarks of a class and reports the results of its tests. */
final class ClassExecution {

    private final ClassPlan plan;
    private final EngineExecutionListener listener;
    private final Map<AssertionTest, String> evidence = new HashMap<>();

    ClassExecution(ClassPlan plan, EngineExecutionListener listener) {
        this.plan = plan;
        this.listener = listener;
    }

    void run(EngineSettings settings, PlanBudget budget) {
        Optional<String> disabled = JupiterAnnotations.disabled(plan.owner.type());
        if (disabled.isPresent()) {
            listener.executionSkipped(plan.owner, disabled.get());
            return;
        }
        listener.executionStarted(plan.owner);
        Map<AssertionTest, TestExecutionResult> results = results(settings, budget);
        for (AssertionTest test : plan.owner.tests()) {
            listener.executionStarted(test);
            if (evidence.containsKey(test)) {
                listener.reportingEntryPublished(test, ReportEntry.from("evidence", evidence.get(test)));
            }
            listener.executionFinished(test, results.get(test));
        }
        listener.executionFinished(plan.owner, TestExecutionResult.successful());
    }

    private Map<AssertionTest, TestExecutionResult> results(EngineSettings settings, PlanBudget budget) {
        Map<AssertionTest, TestExecutionResult> results = new HashMap<>();
        plan.defects().forEach((test, defect) -> results.put(test, failed(defect)));
        if (!plan.judgeable().isEmpty()) {
            try {
                boolean undecidedFails = settings.isUndecidedFailed();
                ClassBenchmarks run = ClassBenchmarks.of(plan, settings, budget);
                plan.judgeable().forEach(test -> results.put(test, result(test, run, undecidedFails)));
            } catch (SettingsException e) {
                plan.judgeable().forEach(test -> results.put(test, failed(String.valueOf(e.getMessage()))));
            } catch (RunnerException | RuntimeException e) {
                plan.judgeable().forEach(test -> results.put(test, TestExecutionResult.failed(e)));
            }
        }
        return results;
    }

    private TestExecutionResult result(AssertionTest test, ClassBenchmarks run, boolean undecidedFails) {
        Optional<JudgedAssertion> judged = run.judged(test);
        if (!judged.isPresent()) {
            return failed("the run ended without a verdict; see its output");
        }
        AssertionVerdict verdict = judged.get().verdict();
        String found = evidence(judged.get());
        if (verdict.isFailure()) {
            return failed("fails: " + found);
        }
        if (verdict.isOpen()) {
            Optional<String> failure = failure(test, run);
            String message = failure.orElse(verdict + ": " + found);
            return failure.isPresent() || undecidedFails ? failed(message)
                    : TestExecutionResult.aborted(withoutTrace(new TestAbortedException(message)));
        }
        evidence.put(test, found);
        return TestExecutionResult.successful();
    }

    /** Returns the evidence with the decisive fact in the first line, as build summaries show only that. */
    private static String evidence(JudgedAssertion judged) {
        return String.join("\n  ", AssertionTable.evidence(judged));
    }

    private Optional<String> failure(AssertionTest test, ClassBenchmarks run) {
        return plan.benchmarks(test).stream().filter(benchmark -> run.failure(benchmark).isPresent()).findFirst()
                .map(benchmark -> benchmark + " failed: " + run.failure(benchmark).orElse("")
                        + "; see the output of the run");
    }

    private static TestExecutionResult failed(String message) {
        return TestExecutionResult.failed(withoutTrace(new AssertionFailedError(message)));
    }

    /** Removes the stack trace, which does not help to understand a failed assertion. */
    private static <T extends Throwable> T withoutTrace(T reason) {
        reason.setStackTrace(new StackTraceElement[0]);
        return reason;
    }
}
