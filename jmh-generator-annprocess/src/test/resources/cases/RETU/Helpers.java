package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Results that only assertions ask for, and those that are dropped in a method that the benchmark calls. */
@State(Scope.Thread)
public class Helpers {

    double x = Math.PI;
    double stored;
    String text = "text";

    @Benchmark
    public void asserted() {
        double log = Math.log(x); // expect RETU warning: the value of log is never used except in assertions, which are off in forks
        assert log > 0 : "it is " + log;
    }

    @Benchmark
    @Fork(jvmArgsAppend = {"-Xmx1g", "-ea"})
    public void assertedWhereAssertionsAreOn() {
        double log = Math.log(x);
        assert log > 0;
    }

    @Benchmark
    public double assertedAndReturned() {
        double log = Math.log(x);
        assert log > 0;
        return log;
    }

    @Benchmark
    public double assertedInALoop() {
        double log = Math.log(x);
        for (char each : text.toCharArray()) {
            assert each > log;
        }
        return log;
    }

    @Benchmark
    public void tested() {
        double log = Math.log(x);
        if (log < 0) {
            throw new IllegalStateException();
        }
    }

    @Benchmark
    public void first() {
        drop();
    }

    @Benchmark
    public void second() { // expect-source TWIN warning: second() has the same code and configuration as first()
        drop(); // expect-bytecode TWIN warning: second() has the same code and configuration as first()
    }

    private void drop() {
        Math.log(x); // expect RETU warning: the result of Math.log() is ignored
        stored++;
    }

    @Benchmark
    public void deeper(Blackhole blackhole) {
        through(blackhole);
    }

    private void through(Blackhole blackhole) {
        end(3);
        blackhole.consume(x);
    }

    private void end(int times) {
        for (int i = 0; i < times; i++) {
            String upper = text.toUpperCase(); // expect RETU warning: the value of upper is never used except in assertions
            assert !upper.isEmpty();
        }
        stored++;
    }

    @Benchmark
    public void apart() {
        keptApart();
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private void keptApart() {
        Math.log(x);
    }

    @Benchmark
    public int within() {
        Outer outer = new Outer(text);
        Outer.Inner inner = outer.new Inner();
        return inner.size();
    }

    static class Outer {
        private final String text;

        Outer(String text) {
            this.text = text;
        }

        class Inner {
            int size() {
                return text.length();
            }
        }
    }

    @State(Scope.Thread)
    public static class Worker {
        double y = Math.E;
        double kept;

        void work() {
            Math.log(y); // expect RETU warning: the result of Math.log() is ignored
            kept++;
        }

        void overridden() {
            Math.log(y);
            kept++;
        }
    }

    @State(Scope.Thread)
    public static class Specialist extends Worker {
        @Override
        void overridden() {
            kept++;
        }
    }

    @Benchmark
    public void byAState(Worker worker, Specialist specialist) {
        worker.work();
        specialist.overridden();
    }

    java.util.ArrayList<String> list = new java.util.ArrayList<>();
    Runner runner = new Runner();

    @Benchmark
    public void droppedCopy() {
        java.util.ArrayList<?> copy = (java.util.ArrayList<?>) list.clone(); // expect RETU warning: the value of copy is never used
    }

    @Benchmark
    public void droppedCopyAtOnce() {
        list.clone(); // expect RETU warning: the result of ArrayList.clone() is ignored
    }

    @Benchmark
    public void droppedInAFunction() {
        runner.run(() -> {
            Math.log(x); // expect RETU warning: the result of Math.log() is ignored
        });
        runner.run(() -> Math.exp(x)); // expect RETU warning: the result of Math.exp() is ignored
        runner.run(() -> stored = Math.exp(x));
        runner.call(() -> Math.exp(x));
    }

    @Benchmark
    public void droppedInAFunctionOfAFunction() {
        runner.run(() -> runner.run(() -> Math.exp(x))); // expect RETU warning: the result of Math.exp() is ignored
    }

    @Benchmark
    public void anonymous() {
        new java.util.HashSet<String>() {
            static final long serialVersionUID = 1;
        }.size(); // expect RETU warning: the result of HashSet.size() is ignored
    }

    static class Runner {
        static Runnable last;

        void run(Runnable task) {
            last = task;
        }

        double call(java.util.function.DoubleSupplier task) {
            last = () -> task.getAsDouble();
            return 0;
        }
    }

    static class Based {
        double z;

        double cube(double number) {
            return number * number * number;
        }
    }

    @State(Scope.Thread)
    public static class Inheriting extends Based {
        @Benchmark
        public void unqualified() {
            cube(z); // expect RETU warning: the result of Inheriting.cube() is ignored
        }
    }
}
