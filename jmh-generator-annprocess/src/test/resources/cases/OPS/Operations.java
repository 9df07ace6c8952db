package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

@State(Scope.Thread)
public class Operations {

    static final int COUNT = 1000;
    double x = Math.PI;
    int bound = 1000;

    @Benchmark
    @OperationsPerInvocation(100)
    public void different(Blackhole blackhole) {
        for (int i = 0; i < COUNT; i++) { // expect-source OPS warning: the loop runs 1000 times, but @OperationsPerInvocation says that an invocation holds 100
            blackhole.consume(Math.log(x));
        }
    }

    @Benchmark
    @OperationsPerInvocation(COUNT)
    public void same(Blackhole blackhole) {
        for (int i = 0; i < COUNT; i++) {
            blackhole.consume(Math.log(x));
        }
    }

    @Benchmark
    @OperationsPerInvocation(2 * COUNT)
    public void two(Blackhole blackhole) {
        for (int i = 0; i < COUNT; i++) {
            blackhole.consume(Math.log(x));
            blackhole.consume(Math.sin(x));
        }
    }

    @Benchmark
    @OperationsPerInvocation(100)
    public void unknown(Blackhole blackhole) {
        for (int i = 0; i < bound; i++) {
            blackhole.consume(Math.log(x));
        }
    }
}
