package cases;

import java.util.HashMap;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Results that others use: what neither the code of a method nor its name tells, its callers do. */
@State(Scope.Thread)
public class Others {

    Codec codec = new Codec();
    Transactions transactions = new Logged();
    String text = "text";

    @Benchmark
    public void ignoredByTheBenchmarkAlone() {
        codec.encode(text); // expect-bytecode RETU note: the result of Codec.encode() is ignored, which 3 of 3 other calls use
    }

    @Benchmark
    public void ignoredByATestOfFailures() {
        codec.normalize(text); // expect-bytecode RETU note: the result of Codec.normalize() is ignored, which 3 of 4 other calls use
    }

    @Benchmark
    public void keptByNobody() {
        String encoded = codec.encode(text); // expect-bytecode RETU note: the value of encoded is never used
    }

    @Benchmark
    public void besideOneThatOthersUse() {
        codec.decode(text); // expect-bytecode RETU note: the result of Codec.decode() is ignored, which 1 of 1 other calls use
    }

    @Benchmark
    public void ofAnotherClass() {
        remote.ask(text);
    }

    Remote remote = new Remote();

    static class Remote {
        String ask(String text) {
            return Codec.CACHE.computeIfAbsent(text, String::trim);
        }
    }

    @Benchmark
    public void ignoredByMost() {
        transactions.commit();
    }

    @Benchmark
    public void usedByTwo() {
        codec.align(text);
    }

    @Benchmark
    public void changesWhatItIsGiven() {
        codec.shift(new int[1]);
    }

    @Benchmark
    public String used() {
        return codec.encode(text);
    }

    static class Codec {
        private static final Map<String, String> CACHE = new HashMap<>();

        String encode(String text) {
            return CACHE.computeIfAbsent(text, each -> each + each.length());
        }

        String normalize(String text) {
            return CACHE.computeIfAbsent(text, String::trim);
        }

        String decode(String text) {
            return CACHE.computeIfAbsent(text, String::stripLeading);
        }

        String align(String text) {
            return CACHE.computeIfAbsent(text, String::strip);
        }

        int shift(int[] numbers) {
            numbers[0] <<= 1;
            return numbers[0];
        }
    }

    interface Transactions {
        boolean commit();
    }

    static class Logged implements Transactions {
        static int count;

        @Override
        public boolean commit() {
            count++;
            return true;
        }
    }

    static class Callers {

        private final Codec codec = new Codec();
        private final Remote remote = new Remote();

        String once() {
            return codec.decode("a") + remote.ask("a");
        }

        private final Transactions transactions = new Logged();
        private final Logged logged = new Logged();

        String first() {
            codec.align("a");
            return codec.encode("a") + codec.normalize("a") + codec.align("a") + codec.shift(new int[1]);
        }

        int second() {
            String encoded = codec.encode("b");
            return encoded.length() + codec.normalize("b").length() + codec.shift(new int[1]);
        }

        boolean third() {
            return codec.encode("c").isEmpty() || codec.normalize("c").isEmpty() || codec.align("c").isEmpty()
                    || codec.shift(new int[1]) > 0;
        }

        void failure() {
            codec.normalize(null);
        }

        Runnable function() {
            return () -> codec.encode("d");
        }

        boolean commit() {
            transactions.commit();
            logged.commit();
            logged.commit();
            return logged.commit() && transactions.commit() || logged.commit();
        }
    }
}
