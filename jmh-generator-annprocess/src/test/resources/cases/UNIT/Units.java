package cases;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;

@BenchmarkMode(Mode.AverageTime) // expect-source UNIT note: the result is in seconds
public class Units { // expect-bytecode UNIT note: the result is in seconds

    @Benchmark
    public int inherits() {
        return 1;
    }

    @Benchmark
    public int isReportedOnce() {
        return 1;
    }

    @Benchmark
    @BenchmarkMode({Mode.SampleTime, Mode.Throughput}) // expect-source UNIT note: right for operations of a millisecond
    public int own() {
        return 1; // expect-bytecode UNIT note: right for operations of a millisecond
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int chosen() {
        return 1;
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    public int throughput() {
        return 1;
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    public void waits() throws InterruptedException {
        Thread.sleep(10);
    }

    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public abstract static class Base {
    }

    public static class Inheriting extends Base {

        @Benchmark
        @BenchmarkMode(Mode.AverageTime)
        public int ofTheSuperclass() {
            return 1;
        }
    }
}
