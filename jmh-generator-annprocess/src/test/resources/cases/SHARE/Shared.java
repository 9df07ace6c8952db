package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

public class Shared {

    @State(Scope.Group)
    public static class Both {
        int read;
        int written;
    }

    @State(Scope.Group)
    public static class One {
        int value;
    }

    @State(Scope.Group)
    public static class Two {
        int value;
    }

    @State(Scope.Thread)
    public static class Own {
        int read;
        int written;
    }

    @Benchmark
    @Group("adjacent")
    public int reader(Both state) {
        return state.read;
    }

    @Benchmark
    @Group("adjacent")
    public void writer(Both state) { // expect-source SHARE warning: written and read may share a cache line
        state.written++; // expect-bytecode SHARE warning: written and read may share a cache line
    }

    @Benchmark
    @Group("apart")
    public int readerApart(One state) {
        return state.value;
    }

    @Benchmark
    @Group("apart")
    public void writerApart(Two state) {
        state.value++;
    }

    @Benchmark
    @Group("own")
    public int readerOwn(Own state) {
        return state.read;
    }

    @Benchmark
    @Group("own")
    public void writerOwn(Own state) {
        state.written++;
    }

    @Benchmark
    @Group("same")
    public int readerSame(One state) {
        return state.value;
    }

    @Benchmark
    @Group("same")
    public void writerSame(One state) {
        state.value++;
    }

    @Benchmark
    @Group("falseSharing")
    public int readerOnPurpose(Both state) {
        return state.read;
    }

    @Benchmark
    @Group("falseSharing")
    public void writerOnPurpose(Both state) {
        state.written++;
    }
}
