package delays;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One step in an operation, and a hundred. */
@State(Scope.Thread)
public class WorkBenchmark {

    private long value = 42;

    @Benchmark
    public long once() {
        value = Work.step(value);
        return value;
    }

    @Benchmark
    public long hundred() {
        long last = value;
        for (int i = 0; i < 100; i++) {
            last = Work.step(last);
        }
        value = last;
        return last;
    }
}
