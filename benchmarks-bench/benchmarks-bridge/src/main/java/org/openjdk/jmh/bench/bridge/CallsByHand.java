package org.openjdk.jmh.bench.bridge;

import org.junit.runner.Description;
import org.junit.runners.model.Statement;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.bench.bridge.base.HiddenBase;

import java.util.NoSuchElementException;
import java.util.concurrent.TimeUnit;

/** What a person would write who wants the time of the tests and nothing else. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@State(Scope.Benchmark)
public class CallsByHand {

    private int seven;
    private Description ofRule;

    /** Makes what the tests need. */
    @Setup(Level.Trial)
    public void prepare() {
        PlainSubject.makeNumbers();
        seven = 7;
        ofRule = Description.createTestDescription(RuleSubject.class, "hasName");
    }

    /**
     * Calls what {@code PlainSubjectBenchmark.pushes} calls.
     *
     * @return the test object
     */
    @Benchmark
    public Object pushes() {
        PlainSubject test = new PlainSubject();
        test.makeDeque();
        test.pushes();
        test.dropDeque();
        return test;
    }

    /**
     * Calls what {@code PlainSubjectBenchmark.pops} calls.
     *
     * @return the exception
     */
    @Benchmark
    public Object pops() {
        PlainSubject test = new PlainSubject();
        test.makeDeque();
        try {
            test.pops();
            return test;
        } catch (NoSuchElementException e) {
            test.dropDeque();
            return e;
        }
    }

    /**
     * Calls what {@code RuleSubjectBenchmark.hasName} calls.
     *
     * @return the test object
     * @throws Throwable what a rule may throw
     */
    @Benchmark
    public Object hasName() throws Throwable {
        RuleSubject test = new RuleSubject();
        test.name.apply(new Statement() {
            @Override
            public void evaluate() {
                test.hasName();
            }
        }, ofRule).evaluate();
        return test;
    }

    /**
     * Calls what {@code ParameterSubjectBenchmark.isSeven} calls, and {@code LaunchedSubjectBenchmark.isSeven} lets JUnit call.
     *
     * @return the test object
     */
    @Benchmark
    public Object isSeven() {
        ParameterSubject test = new ParameterSubject();
        test.isSeven(seven);
        return test;
    }

    /**
     * Calls what {@code HiddenSubjectBenchmark.pushes} calls by method handles.
     *
     * @return the test object
     */
    @Benchmark
    public Object pushesHidden() {
        HiddenSubject test = new HiddenSubject();
        HiddenBase.callByHand(test);
        return test;
    }
}
