package cases;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

@State(Scope.Thread)
public class Growing {

    List<Integer> list = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    Queue<Integer> queue = new ArrayDeque<>();
    Set<Integer> set = new HashSet<>();

    @Benchmark
    public void adds() {
        list.add(1); // expect GROW warning: each invocation adds to list, which nothing empties
    }

    @Benchmark
    public StringBuilder appends() {
        return text.append('x'); // expect GROW warning: each invocation adds to text
    }

    @Benchmark
    public StringBuilder appendsToWhatItTurned() {
        return text.reverse().append('x'); // expect GROW warning: each invocation adds to text
    }

    @Benchmark
    public void putsByTheTime() {
        byTime.put(System.nanoTime(), 1); // expect GROW warning: each invocation adds to byTime
        byTime.put(1L, 1);
    }

    java.util.Map<Long, Integer> byTime = new java.util.HashMap<>();

    @Benchmark
    public void addsInAFunction() {
        source.stream().filter(each -> each > 1).forEach(each -> list.add(each)); // expect GROW warning: each invocation adds to list
    }

    @Benchmark
    public void addsByAReference() {
        source.forEach(list::add); // expect GROW warning: each invocation adds to list
    }

    @Benchmark
    public void addsInAFunctionToTheState(Filled state) {
        source.forEach(each -> state.list.add(each)); // expect GROW warning: each invocation adds to list
    }

    @Benchmark
    public void emptiesInAFunction() {
        source.forEach(each -> {
            list.clear();
            list.add(each);
        });
    }

    @Benchmark
    public void addsToItsOwnInAFunction(Blackhole blackhole) {
        List<Integer> own = new ArrayList<>();
        source.forEach(each -> own.add(each));
        source.forEach(own::add);
        blackhole.consume(own);
    }

    @Benchmark
    public void mayEmptyItInAnotherClass() {
        source.forEach(each -> list.add(each));
        source.forEach(new java.util.function.Consumer<Integer>() {
            @Override
            public void accept(Integer each) {
                list.clear();
            }
        });
    }

    List<Integer> source = List.of(1, 2, 3);

    @Benchmark
    public void addsToTheState(Filled state) {
        state.list.add(1); // expect GROW warning: each invocation adds to list
    }

    @Benchmark
    public void inserts(Emptied state) {
        state.list.add(0, 1); // expect GROW warning: each invocation adds to list
    }

    @Benchmark
    public void appendsToWhatEachIterationEmpties(Emptied state) {
        state.list.add(1);
    }

    @Benchmark
    public StringBuilder startsAnew() {
        text.setLength(0);
        return text.append('x');
    }

    @Benchmark
    public List<Integer> makesItAnew() {
        list = new ArrayList<>();
        list.add(1);
        return list;
    }

    @Benchmark
    public List<Integer> addsToAnother() {
        List<Integer> own = new ArrayList<>();
        own.add(1);
        return own;
    }

    @Benchmark
    public Integer takesWhatItAdds() {
        queue.offer(1);
        return queue.poll();
    }

    @Benchmark
    public boolean addsToASet() {
        return set.add(1); // expect SPENT warning: set contains the element after the first invocation
    }

    @Benchmark
    public void addsUpToABound() {
        if (list.size() < 100) {
            list.add(1);
        }
    }

    @Benchmark
    public void handsItOn() {
        list.add(1);
        limit(list);
    }

    @Benchmark
    public void callsAMethodOfItsOwn(Emptied state) {
        list.add(1);
        state.reset();
    }

    @Benchmark
    public int callsAMethodOfItsOwnThatIsNamedLikeAnAddition() {
        return insert();
    }

    @Benchmark
    public int handsItToAMethodOfItsOwn() {
        list.add(1);
        return push(list);
    }

    @Benchmark
    public void onlyConsumes(Blackhole blackhole) {
        list.add(1); // expect GROW warning: each invocation adds to list
        blackhole.consume(list);
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public void once() {
        list.add(1);
    }

    int insert() {
        return list.size();
    }

    int push(List<Integer> values) {
        values.clear();
        return values.size();
    }

    static void limit(List<Integer> list) {
        list.clear();
    }

    @State(Scope.Thread)
    public static class Filled {
        List<Integer> list = new ArrayList<>();

        @Setup
        public void prepare() {
            list.clear();
        }
    }

    @State(Scope.Thread)
    public static class Emptied {
        List<Integer> list = new ArrayList<>();

        @Setup(Level.Iteration)
        public void prepare() {
            reset();
        }

        void reset() {
            list.clear();
        }
    }
}
