package cases;

import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

@State(Scope.Thread)
public class Spent {

    List<Integer> list = List.of(1, 2, 3);
    Iterator<Integer> iterator = list.iterator();
    ByteBuffer buffer = ByteBuffer.allocate(10);

    @Benchmark
    public void iterates(Blackhole blackhole) {
        while (iterator.hasNext()) { // expect SPENT warning: the first invocation uses up iterator
            blackhole.consume(iterator.next());
        }
    }

    @Benchmark
    public int reads() {
        int xor = 0;
        while (buffer.remaining() > 0 && buffer.hasRemaining()) { // expect SPENT warning: uses up buffer
            xor ^= buffer.get();
        }
        return xor;
    }

    @Benchmark
    public void rewinds(Blackhole blackhole) {
        buffer.rewind();
        while (buffer.hasRemaining()) {
            blackhole.consume(buffer.get());
        }
    }

    @Benchmark
    public void copies(Blackhole blackhole) {
        ByteBuffer copy = buffer.duplicate();
        while (copy.hasRemaining()) {
            blackhole.consume(copy.get());
        }
    }

    @Benchmark
    public void startsAnew(Blackhole blackhole) {
        iterator = list.iterator();
        while (iterator.hasNext()) {
            blackhole.consume(iterator.next());
        }
    }

    @Benchmark
    public Integer takesOne() {
        if (!iterator.hasNext()) {
            iterator = list.iterator();
        }
        return iterator.next();
    }

    @Benchmark
    public void getsItAnew(Fresh state, Blackhole blackhole) {
        while (state.iterator.hasNext()) {
            blackhole.consume(state.iterator.next());
        }
    }

    @Benchmark
    public void asksAMethodOfItsOwn(Blackhole blackhole) {
        while (hasNext()) {
            blackhole.consume(iterator.next());
        }
    }

    private boolean hasNext() {
        return iterator.hasNext();
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public void once(Blackhole blackhole) {
        while (iterator.hasNext()) {
            blackhole.consume(iterator.next());
        }
    }

    java.util.Queue<Integer> queue = new java.util.ArrayDeque<>(list);
    java.util.Map<Integer, String> map = new java.util.HashMap<>();
    List<Integer> shared;
    int next;

    @Setup
    public void fill() {
        map.put(1, "a");
        shared = new java.util.ArrayList<>();
        publish(shared);
    }

    static void publish(List<Integer> list) {
        list.add(1);
    }

    @Benchmark
    public Integer polls() {
        return queue.poll(); // expect SPENT warning: nothing refills queue
    }

    @Benchmark
    public void removes(Blackhole blackhole) {
        for (int i = 0; i < 10; i++) {
            blackhole.consume(map.remove(i)); // expect SPENT warning: nothing refills map
        }
    }

    @Benchmark
    public void removesInAFunction() {
        list.forEach(each -> map.remove(each)); // expect SPENT warning: nothing refills map
    }

    @Benchmark
    public Integer pollsAnEmptyOne() { // expect-source TWIN warning: pollsAnEmptyOne() has the same code and configuration as polls()
        return queue.poll(); // expect-bytecode TWIN warning: pollsAnEmptyOne() has the same code and configuration as polls()
    }

    @Benchmark
    public Integer putsBack() {
        Integer head = queue.poll();
        queue.add(1);
        return head;
    }

    @Benchmark
    public Integer fillsWhereItIsEmpty() {
        if (queue.isEmpty()) {
            refill();
        }
        return queue.poll();
    }

    void refill() {
        queue.addAll(list);
    }

    @Benchmark
    public Integer takesFromWhatOthersKnow() {
        return shared.remove(0);
    }

    @Benchmark
    @org.openjdk.jmh.annotations.Group("pair")
    public Integer takesFromAnotherThread() {
        return queue.poll();
    }

    @Benchmark
    public String fills(Refilled state) {
        return state.map.remove(1);
    }

    @Benchmark
    public boolean removesAll(Refilled state) {
        return state.map.keySet().removeAll(list);
    }

    @Benchmark
    public boolean removesAllOf(Refilled state) {
        return state.values.removeAll(list); // expect SPENT warning: nothing refills values
    }

    @State(Scope.Thread)
    public static class Refilled {
        java.util.Map<Integer, String> map = new java.util.HashMap<>();
        java.util.Set<Integer> values = new java.util.HashSet<>();

        @Setup(Level.Iteration)
        public void prepare() {
            map.put(1, "a");
            values.add(1);
        }
    }

    @State(Scope.Thread)
    @SuppressWarnings("jmh")
    public static class Fresh {
        Iterator<Integer> iterator;

        @Setup(Level.Invocation)
        public void prepare() {
            iterator = List.of(1, 2, 3).iterator();
        }
    }

    @State(Scope.Thread)
    public static class Ends {
        java.util.concurrent.CountDownLatch latch = new java.util.concurrent.CountDownLatch(1);
        java.util.Set<String> set = new java.util.HashSet<>();
        String key = "key";
        String other = "other";
        List<Integer> list = List.of(1, 2, 3);
        int[] array = {1, 2, 3};
        int next;
        int position;

        @Benchmark
        public void countsDown() throws InterruptedException {
            latch.countDown(); // expect SPENT warning: the first invocations count latch down to zero
            latch.await();
        }

        @Benchmark
        public void countsDownElsewhere() throws InterruptedException {
            Thread thread = new Thread(() -> latch.countDown()); // expect SPENT warning: count latch down to zero
            thread.start();
            thread.join();
        }

        @Benchmark
        public void makesALatch() throws InterruptedException {
            latch = new java.util.concurrent.CountDownLatch(1);
            latch.countDown();
            latch.await();
        }

        @Benchmark
        public boolean addsAKey() {
            return set.add(key); // expect SPENT warning: set contains the element after the first invocation
        }

        @Benchmark
        public boolean addsADuplicate() { // expect-source TWIN warning: addsADuplicate() has the same code and configuration as addsAKey()
            return set.add(key); // expect-bytecode TWIN warning: addsADuplicate() has the same code and configuration as addsAKey()
        }

        @Benchmark
        public boolean addsAndRemoves() {
            set.remove(key);
            return set.add(key);
        }

        @Benchmark
        public boolean addsAnother() {
            other = other + "1";
            return set.add(other);
        }

        @Benchmark
        public boolean addsToWhatIsFresh(Emptied emptied) {
            return emptied.set.add(key);
        }

        @Benchmark
        public Integer goesOn() {
            return list.get(next++); // expect SPENT warning: the index next is never reset
        }

        @Benchmark
        public int goesOnInAnArray() {
            return array[next++]; // expect SPENT warning: the index next is never reset
        }

        @Benchmark
        public int goesRound() {
            return array[next++ % array.length];
        }

        @Benchmark
        public int goesRoundByAMask() {
            next = next + 1 & 1;
            return array[next];
        }

        @Benchmark
        public int startsAgain() {
            if (position == array.length) {
                position = 0;
            }
            return array[position++];
        }

        @Benchmark
        public int countsOnly() {
            next++;
            return array[0];
        }
    }

    @State(Scope.Thread)
    @SuppressWarnings("jmh")
    public static class Emptied {
        java.util.Set<String> set;

        @Setup(Level.Invocation)
        public void prepare() {
            set = new java.util.HashSet<>(); // expect-bytecode INVO warning: the fixture prepare() runs around each invocation
        }
    }
}
