package counting;

import java.math.BigInteger;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
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
    private final int[] unsorted = {7, 3, 12, 1, 15, 9, 4, 11, 2, 14, 6, 8, 13, 5, 16, 10};
    private final String[] lines = {"a,b,c", "one,two", "1,2,3,4,5", "x"};
    private final BigInteger factor = BigInteger.TWO.pow(200).subtract(BigInteger.valueOf(1_234_567));
    private final BigInteger modulus = BigInteger.TWO.pow(255).subtract(BigInteger.valueOf(19));
    private final Deque<IntUnaryOperator> queue = new ArrayDeque<>();
    private final LocalDate day = LocalDate.of(2024, 1, 1);
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

    @Benchmark
    public int sorting() {
        int sum = 0;
        for (int i = 0; i < amount; i++) {
            int[] copy = unsorted.clone();
            Arrays.sort(copy);
            sum += copy[i & 15];
        }
        return sum;
    }

    @Benchmark
    public int splitting() {
        int sum = 0;
        for (int i = 0; i < amount; i++) {
            sum += lines[i & 3].split(",").length;
        }
        return sum;
    }

    @Benchmark
    public int formatting() {
        int sum = 0;
        for (int i = 0; i < amount; i++) {
            sum += Integer.toHexString(i + 0x10000).hashCode();
        }
        return sum;
    }

    @Benchmark
    public BigInteger multiplying() {
        BigInteger value = BigInteger.TEN;
        for (int i = 0; i < amount; i++) {
            value = value.multiply(factor).mod(modulus);
        }
        return value;
    }

    @Benchmark
    public int streaming() {
        return IntStream.range(0, amount).map(value -> value * 3).filter(value -> (value & 5) != 0).sum();
    }

    @Benchmark
    public int queueing() {
        int sum = 0;
        for (int i = 0; i < amount; i++) {
            queue.addLast(steps[i & 3]);
            sum += queue.size() > 8 ? queue.pollFirst().applyAsInt(i) : 0;
        }
        return sum;
    }

    @Benchmark
    public int dating() {
        int sum = 0;
        for (int i = 0; i < amount; i++) {
            sum += day.plusDays(i & 1023).getDayOfYear();
        }
        return sum;
    }
}
