package org.openjdk.jmh.samples.reconfiguration;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Two sides: two loops were swapped, which does not change the sum of a matrix. Has it become slower?
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_18 -p by=columns -vsp by=rows
 * </pre>
 *
 * <p>Forks of both sides run alternately, and the run ends as soon as the difference is decided. Changes of the machine
 * affect both sides. The sides can also be two jars ({@code -vs old.jar}) or two JVMs ({@code -vsJvm}).
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class Reconfig_18_TwoSides {

    private static final int SIZE = 500;

    @Param({"rows", "columns"})
    public String by;

    private final int[][] matrix = new int[SIZE][SIZE];

    @Benchmark
    public long sum() {
        return "rows".equals(by) ? byRows() : byColumns();
    }

    private long byRows() {
        long sum = 0;
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                sum += matrix[row][column];
            }
        }
        return sum;
    }

    private long byColumns() {
        long sum = 0;
        for (int column = 0; column < SIZE; column++) {
            for (int row = 0; row < SIZE; row++) {
                sum += matrix[row][column];
            }
        }
        return sum;
    }
}
