package releases;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What has become faster from JDK 17 to 25, and one method that is as it was. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class JdkClasses {

    private final int[] numbers = new SplittableRandom(1).ints(2_000).toArray();
    private final double[] fractions = new SplittableRandom(2).doubles(64).toArray();

    /** JDK-8282664, in 21. */
    @Benchmark
    public int hashOfInts() {
        return Arrays.hashCode(numbers);
    }

    /** JDK-4511638, in 19. */
    @Benchmark
    public int textOfDoubles() {
        int length = 0;
        for (double fraction : fractions) {
            length += Double.toString(fraction).length();
        }
        return length;
    }

    /** JDK-8309130, in 22, where the processor has AVX-512. */
    @Benchmark
    public int[] sortInts() {
        int[] copy = numbers.clone();
        Arrays.sort(copy);
        return copy;
    }

    @Benchmark
    public int binarySearches() {
        int found = 0;
        for (int number : numbers) {
            found += Arrays.binarySearch(numbers, number);
        }
        return found;
    }
}
