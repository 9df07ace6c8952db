package org.openjdk.jmh.bridge.runtime;

import junit.framework.Test;
import junit.framework.TestCase;
import junit.framework.TestSuite;

import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * One test of the suite that a JUnit 3 class builds in its static {@code suite()} method. The suite is built once, and
 * each run uses the same test object, between its {@code setUp} and {@code tearDown}.
 */
public final class SuiteTest {

    private static volatile WeakReference<Built> last = new WeakReference<>(null);

    private final TestCase test;

    private SuiteTest(TestCase test) {
        this.test = test;
    }

    /**
     * Returns one test of a suite.
     *
     * @param testClass binary name of the class with the {@code suite()} method
     * @param set       label of the test, counted from 1 through the whole tree, see {@link SetLabel}
     * @throws Exception what the {@code suite()} method threw
     */
    public static SuiteTest of(String testClass, String set) throws Exception {
        Class<?> type = Class.forName(testClass, true, Thread.currentThread().getContextClassLoader());
        List<Test> leaves = last(type);
        int number = SetLabel.last(set);
        String name = set.substring(set.indexOf(' ') + 1);
        if (number <= leaves.size() && label(leaves.get(number - 1)).equals(name)) {
            return new SuiteTest((TestCase) leaves.get(number - 1));
        }
        throw new IllegalStateException("The suite of " + testClass + " has another test in the place of " + set
                + (number > leaves.size() ? "" : ": " + label(leaves.get(number - 1)))
                + "; generate the benchmarks again, or exclude this test if the suite's order varies");
    }

    /** Reuses the suite of the previous call. A weak reference lets the heap of the benchmark stay as it would be. */
    private static List<Test> last(Class<?> type) throws Exception {
        Built built = last.get();
        List<Test> leaves = built == null || built.type != type ? leaves(type) : built.leaves;
        last = new WeakReference<>(new Built(type, leaves));
        return leaves;
    }

    private static final class Built {

        private final Class<?> type;
        private final List<Test> leaves;

        Built(Class<?> type, List<Test> leaves) {
            this.type = type;
            this.leaves = leaves;
        }
    }

    /** Returns the single tests of a suite in their order, and throws what its {@code suite()} method threw. */
    public static List<Test> leaves(Class<?> type) throws Exception {
        Method suite = type.getMethod("suite");
        List<Test> leaves = new ArrayList<>();
        collect((Test) suite.invoke(null), leaves);
        return leaves;
    }

    private static void collect(Test test, List<Test> leaves) {
        if (test instanceof TestSuite) {
            TestSuite suite = (TestSuite) test;
            for (int i = 0; i < suite.testCount(); i++) {
                collect(suite.testAt(i), leaves);
            }
        } else {
            leaves.add(test);
        }
    }

    /** Returns the label of a single test: its method and class, without control characters. */
    public static String label(Test leaf) {
        String type = leaf.getClass().getName();
        String method = leaf instanceof TestCase ? ((TestCase) leaf).getName() : leaf.toString();
        return (method + " in " + type.substring(type.lastIndexOf('.') + 1)).replaceAll("\\p{Cntrl}", " ");
    }

    /** Runs the test once, and throws what it threw. */
    public void run() throws Throwable {
        test.runBare();
    }
}
