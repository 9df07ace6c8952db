package counting;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Operations of which each does {@code amount} times the same: changes of a known size. */
@State(Scope.Benchmark)
public class Injected {

    @Param({"1000", "1005", "1010", "1020", "1050"})
    int amount;

    private long state = 1;
    private final Map<String, Integer> map = new HashMap<>();
    private final List<String> numbers = new ArrayList<>();
    private final Object[] ring = new Object[64];
    private final IntUnaryOperator[] steps = {value -> value + 3, value -> value ^ 5, value -> value * 7, value -> -value};
    private final Pattern word = Pattern.compile("([a-z]+)=([0-9]+);");
    private String text;

    @Setup
    public void fill() {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < amount; i++) {
            numbers.add(String.valueOf(100_000 + i));
            map.put(numbers.get(i), i);
            all.append("key=").append(100_000 + i).append(';');
        }
        text = all.toString();
    }

    @Benchmark
    public long arithmetic() {
        long value = state;
        for (int i = 0; i < amount; i++) {
            value ^= value << 13;
            value ^= value >>> 7;
            value ^= value << 17;
        }
        return state = value;
    }

    @Benchmark
    public long lookup() {
        long sum = 0;
        for (String number : numbers) {
            sum += map.get(number);
        }
        return sum;
    }

    @Benchmark
    public long parsing() {
        long sum = 0;
        for (String number : numbers) {
            sum += Integer.parseInt(number);
        }
        return sum;
    }

    @Benchmark
    public String building() {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < amount; i++) {
            all.append(i & 7).append(',');
        }
        return all.toString();
    }

    @Benchmark
    public Object[] allocation() {
        for (int i = 0; i < amount; i++) {
            ring[i & 63] = new int[4 + (i & 7)];
        }
        return ring;
    }

    @Benchmark
    public int dispatch() {
        int value = 1;
        for (int i = 0; i < amount; i++) {
            value = steps[i & 3].applyAsInt(value);
        }
        return value;
    }

    @Benchmark
    public int matching() {
        int sum = 0;
        for (Matcher matcher = word.matcher(text); matcher.find();) {
            sum += matcher.end(2);
        }
        return sum;
    }
}
