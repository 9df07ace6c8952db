package org.openjdk.jmh.bench.claims;

import com.google.re2j.Pattern;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What is said of how searches grow.
 *
 * <ol>
 * <li>RE2/J, README: runs "in time linear in the size of the input", where the JDK's expressions may take exponential time.
 * <li>{@link TreeMap}: "guaranteed log(n) time cost".
 * </ol>
 */
@Performance("growth(linearRegex, n) <= O(n)")
@Performance("growth(jdkRegex, n) >= O(n^2)")
@Performance("growth(treeGet, n) <= O(n)")
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(10)
public class SearchClaims {

    /** Length of the text, and logarithm to base 2 of the size of the tree. */
    @Param({"10", "14", "18"})
    private int n;

    private final Pattern linear = Pattern.compile("(x+x+)+y");
    private final java.util.regex.Pattern backtracking = java.util.regex.Pattern.compile("(x+x+)+y");
    private final TreeMap<Integer, Integer> tree = new TreeMap<>();
    private String text;
    private int next;

    /** Makes a text without a match, and the tree. */
    @Setup
    public void fill() {
        StringBuilder same = new StringBuilder();
        for (int i = 0; i < n; i++) {
            same.append('x');
        }
        text = same.toString();
        for (int i = 0; i < 1 << n; i++) {
            tree.put(i, i);
        }
    }

    /** Never goes back. */
    @Benchmark
    public boolean linearRegex() {
        return linear.matcher(text).find();
    }

    /** Tries all ways to split the text. */
    @Benchmark
    public boolean jdkRegex() {
        return backtracking.matcher(text).find();
    }

    /** Reads keys in an order without locality. */
    @Benchmark
    public Integer treeGet() {
        next = next + 7919 & (1 << n) - 1;
        return tree.get(next);
    }
}
