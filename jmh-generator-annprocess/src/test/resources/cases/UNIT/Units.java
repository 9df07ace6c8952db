package cases;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;

@BenchmarkMode(Mode.AverageTime) // expect-source UNIT warning: inherits() takes less than a microsecond
public class Units { // expect-bytecode UNIT warning: inherits() takes less than a microsecond

    static List<String> list = new ArrayList<>();
    static BooleanSupplier anything = () -> true;

    @Benchmark
    public int inherits() {
        return 1;
    }

    @Benchmark
    public int isReportedOnce() {
        return 1;
    }

    @Benchmark
    @BenchmarkMode({Mode.SampleTime, Mode.Throughput}) // expect-source UNIT warning: takes less than a microsecond
    public int own() {
        return 1; // expect-bytecode UNIT warning: takes less than a microsecond
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

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    public long loops() {
        long sum = 0;
        for (int i = 0; i < 1_000_000; i++) {
            sum += i * sum;
        }
        return sum;
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    public List<String> inserts() {
        list.add(list.size() / 2, "");
        list.clear();
        return list;
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    public boolean isUnknown() {
        return anything.getAsBoolean();
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
