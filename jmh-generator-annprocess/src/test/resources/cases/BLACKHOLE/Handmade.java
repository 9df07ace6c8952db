package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

@State(Scope.Thread)
public class Handmade {

    static final String PASSWORD =
            "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.";

    Blackhole handedOn;
    double x = Math.PI;

    @Setup
    public void prepare(Blackhole blackhole) {
        handedOn = blackhole;
    }

    @Benchmark
    public void makesOne() {
        new Blackhole(PASSWORD).consume(x); // expect BLACKHOLE warning: the benchmark creates a Blackhole
    }

    @Benchmark
    public void takesOne(Blackhole blackhole) {
        blackhole.consume(x);
    }

    @Benchmark
    public void usesThatOfTheFixture() {
        handedOn.consume(x);
    }
}
