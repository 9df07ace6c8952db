package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Threads;

public class Statics {

    static int count;
    static final int[] ARRAY = new int[1];

    @Benchmark
    public int counts() {
        return count++; // expect STATIC note: right with one thread
    }

    @Benchmark
    @Threads(2)
    public int countsInThreads() {
        return count++; // expect STATIC warning: the benchmark writes the static field count, which its threads share
    }

    @Benchmark
    @Threads(Threads.MAX)
    public void storesInThreads() {
        count = ARRAY[0] * 31; // expect STATIC warning: the benchmark writes the static field count
    }

    @Benchmark
    @Group
    public void storesInAGroup() {
        count = ARRAY[0] * 31; // expect STATIC warning: the benchmark writes the static field count
    }

    @Benchmark
    public void stores() {
        count = ARRAY[0] * 31;
    }

    @Benchmark
    @Threads(2)
    public int reads() {
        return count;
    }

    @Benchmark
    @Threads(1)
    public int oneThread() {
        count = ARRAY[0] * 31;
        return count;
    }
}
