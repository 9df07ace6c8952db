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
        for (int i = 0; i < COUNT; i++) { // expect OPS warning: the loop runs 1000 times, but @OperationsPerInvocation is 100
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
    @OperationsPerInvocation(92)
    public void nested(Blackhole blackhole) {
        for (int i = 1; i <= 10; i++) { // expect OPS warning: the loop runs 10 times, but @OperationsPerInvocation is 92
            for (int j = i; j < 20; j++) {
                blackhole.consume(i * x + j);
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(100)
    public void twoLoops(Blackhole blackhole) {
        for (int i = 0; i < COUNT; i++) {
            blackhole.consume(Math.log(x));
        }
        for (int i = 0; i < COUNT; i++) {
            blackhole.consume(Math.sin(x));
        }
    }

    @Benchmark
    @OperationsPerInvocation(100)
    public void skips(Blackhole blackhole) {
        for (int i = 0; i < 200; i++) {
            blackhole.consume(Math.log(x));
            i++;
        }
    }

    @Benchmark
    @OperationsPerInvocation(100)
    public void ends(Blackhole blackhole) {
        for (int i = 0; i < COUNT; i++) {
            if (i == bound) {
                break;
            }
            blackhole.consume(Math.log(x));
        }
    }

    @Benchmark
    @OperationsPerInvocation(100)
    public void downwards(Blackhole blackhole) {
        for (int i = COUNT; i > 0; i--) {
            blackhole.consume(Math.log(x));
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
