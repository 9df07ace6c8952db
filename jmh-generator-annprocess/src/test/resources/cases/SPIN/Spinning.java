package cases;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Control;

@State(Scope.Group)
@SuppressWarnings("jmh:SHARE")
public class Spinning {

    AtomicBoolean ball = new AtomicBoolean();
    AtomicInteger number = new AtomicInteger();
    AtomicBoolean lock = new AtomicBoolean();
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    volatile boolean turn;

    @Benchmark
    @Group("exchange")
    public void ping() {
        while (!ball.compareAndSet(false, true)) { // expect SPIN warning: the loop ends only if another method of the group changes ball
            Thread.onSpinWait();
        }
    }

    @Benchmark
    @Group("exchange")
    public void pong() {
        while (!ball.compareAndSet(true, false)) { } // expect SPIN warning: changes ball
    }

    @Benchmark
    @Group("controlled")
    public void controlledPing(Control control) {
        while (!control.stopMeasurement && !ball.compareAndSet(false, true)) { }
    }

    @Benchmark
    @Group("controlled")
    public void controlledPong(Control control) {
        while (!ball.compareAndSet(true, false)) {
            if (control.stopMeasurement) {
                return;
            }
        }
    }

    @Benchmark
    @Group("turns")
    public void first() {
        while (turn) { } // expect SPIN warning: changes turn
        turn = true;
    }

    @Benchmark
    @Group("turns")
    public void second() {
        while (!turn) { } // expect SPIN warning: changes turn
        turn = false;
    }

    @Benchmark
    @Group("queue")
    public int consumer() {
        Integer taken;
        do {
            taken = queue.poll(); // expect SPIN warning: changes queue
        } while (taken == null);
        return taken;
    }

    @Benchmark
    @Group("queue")
    public void producer() {
        queue.offer(1);
    }

    @Benchmark
    @Group("retry")
    public int retries() {
        int seen;
        do {
            seen = number.get();
        } while (!number.compareAndSet(seen, seen + 1));
        return seen;
    }

    @Benchmark
    @Group("retry")
    public int alsoRetries() {
        int seen;
        do {
            seen = number.get();
        } while (!number.compareAndSet(seen, seen - 1));
        return seen;
    }

    @Benchmark
    @Group("lock")
    public void locks() {
        while (!lock.compareAndSet(false, true)) { }
        lock.set(false);
    }

    @Benchmark
    @Group("lock")
    public void alsoLocks() {
        while (!lock.compareAndSet(false, true)) { }
        lock.set(false);
    }

    @Benchmark
    @Group("bounded")
    public int triesAHundredTimes() {
        int i = 0;
        while (i < 100 && ball.get()) {
            i++;
        }
        return i;
    }

    @Benchmark
    @Group("bounded")
    public void changes() {
        ball.set(true);
    }

    @Benchmark
    @Group("queue")
    public int drains() {
        int last = 0;
        while (!queue.isEmpty()) {
            last = queue.poll();
        }
        return last;
    }

    @Benchmark
    @Group("queue")
    public int drainsAndUses() {
        int xor = 0;
        Integer next;
        while ((next = queue.poll()) != null) {
            xor ^= next;
        }
        return xor;
    }

    @Benchmark
    @Group("queue")
    public void fills() {
        while (queue.size() < 10) {
            queue.add(1);
        }
    }

    @Benchmark
    @Group("own")
    public void asksAMethodOfItsOwn() {
        while (!isReady()) { }
    }

    @Benchmark
    @Group("own")
    public void asksAMethodOfItsOwnForMore() {
        while (isOver(turn) && !ball.get() && !this.isReady()) { }
    }

    @Benchmark
    @Group("own")
    public void waitsBeforeAMethodOfItsOwn() {
        while (!ball.compareAndSet(true, false)) { } // expect SPIN warning: changes ball
        setReady();
    }

    @Benchmark
    @Group("own")
    public void changesWhatTheyAsk() {
        turn = true;
        ball.set(true);
    }

    private boolean isReady() {
        return number.incrementAndGet() > 100;
    }

    private boolean isOver(boolean answer) {
        return answer && isReady();
    }

    private void setReady() {
        number.set(100);
    }

    @Benchmark
    @Group("unchanged")
    public int waitsForNobody() {
        int rounds = 0;
        while (number.get() > 0) {
            rounds++;
        }
        return rounds;
    }

    @Benchmark
    @Group("unchanged")
    public boolean doesSomethingElse() {
        return ball.get();
    }
}
