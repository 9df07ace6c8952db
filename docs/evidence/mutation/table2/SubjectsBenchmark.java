package table2;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** An operation takes as long as the tokens do, and executes the changed statement as often as the rate says. */
@State(Scope.Benchmark)
public class SubjectsBenchmark {

    /** Executions in a second. */
    @Param({"1", "10", "100", "1000", "10000", "100000", "1000000"})
    public int rate;

    private final Subjects.Ptw ptw = new Subjects.Ptw();
    private final Subjects.Sts sts = new Subjects.Sts();
    private final Subjects.Efl efl = new Subjects.Efl();
    private final Subjects.Soc soc = new Subjects.Soc(true);
    private final Subjects.Hwo hwo = new Subjects.Hwo();
    private int hits;
    private long tokens;

    /** An operation lasts 10 ms, or as long as there is one execution in it. */
    @Setup
    public void setUp() {
        double seconds = Math.max(0.01, 1.0 / rate);
        hits = (int) Math.round(rate * seconds);
        for (int i = 0; i < 20; i++) {
            Blackhole.consumeCPU(1_000_000);
        }
        long start = System.nanoTime();
        Blackhole.consumeCPU(10_000_000);
        double each = (System.nanoTime() - start) / 1e9 / 10_000_000;
        tokens = Math.round(seconds / each / hits);
    }

    @Benchmark
    public long ptw() {
        long result = 0;
        for (int i = 0; i < hits; i++) {
            Blackhole.consumeCPU(tokens);
            result += ptw.hit(i);
        }
        return result;
    }

    @Benchmark
    public int sts() {
        int result = 0;
        for (int i = 0; i < hits; i++) {
            Blackhole.consumeCPU(tokens);
            result += sts.hit(i).length();
        }
        return result;
    }

    @Benchmark
    public int efl() {
        int result = 0;
        for (int i = 0; i < hits; i++) {
            Blackhole.consumeCPU(tokens);
            result += efl.hit(i);
        }
        return result;
    }

    @Benchmark
    public int soc() {
        int result = 0;
        for (int i = 0; i < hits; i++) {
            Blackhole.consumeCPU(tokens);
            result += soc.hit(i);
        }
        return result;
    }

    @Benchmark
    public int hwo() {
        int result = 0;
        for (int i = 0; i < hits; i++) {
            Blackhole.consumeCPU(tokens);
            result += hwo.hit(i);
        }
        return result;
    }
}
