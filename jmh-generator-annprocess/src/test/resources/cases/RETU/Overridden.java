package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Methods that subclasses override: what stands in the superclass is not what runs. */
@State(Scope.Thread)
public class Overridden {

    long ended;
    String text = "text";
    Handler handler = new Handler() {
        @Override
        boolean end(String input) {
            ended++;
            return true;
        }
    };
    Base base = new Derived();
    Plain plain = new Plain();

    @Benchmark
    public void ofAnAbstractClass() {
        handler.end(text);
    }

    @Benchmark
    public void ofASuperclass() {
        base.end(text);
    }

    @Benchmark
    public void throughAMethodOfTheSuperclass() {
        base.endAll(text);
    }

    @Benchmark
    public void overriddenByNobody() {
        plain.measure(text); // expect RETU warning: the result of Plain.measure() is ignored
    }

    @Benchmark
    public void overriddenByTheLike() {
        plain.scale(text); // expect RETU warning: the result of Plain.scale() is ignored
    }

    abstract static class Handler {
        boolean end(String input) {
            return input.isEmpty();
        }
    }

    static class Base {
        long ends;

        boolean end(String input) {
            return input.isEmpty();
        }

        boolean endAll(String input) {
            return end(input) && end(input + 1);
        }
    }

    static class Derived extends Base {
        @Override
        boolean end(String input) {
            ends++;
            return super.end(input);
        }
    }

    static class Plain {
        int measure(String input) {
            return input.length();
        }

        int scale(String input) {
            return input.length() * 2;
        }
    }

    static class Scaled extends Plain {
        @Override
        int scale(String input) {
            return input.length() * 3;
        }
    }
}
