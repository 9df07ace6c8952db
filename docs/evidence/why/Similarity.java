package why;

import java.util.concurrent.TimeUnit;
import org.apache.commons.text.similarity.LevenshteinDistance;
import org.apache.commons.text.similarity.LongestCommonSubsequence;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What the change log of commons-text 1.10.0 calls faster. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Similarity {

    private final LevenshteinDistance limited = new LevenshteinDistance(10);
    private final LongestCommonSubsequence subsequence = new LongestCommonSubsequence();
    private String left = "the quick brown fox jumps over the lazy dog and runs away ".repeat(4);
    private String right = "pack my box with five dozen liquor jugs, said the wizard. ".repeat(4);

    /** TEXT-188. */
    @Benchmark
    public Integer limitedDistance() {
        return limited.apply(left, right);
    }

    /** TEXT-212. */
    @Benchmark
    public Integer subsequence() {
        return subsequence.apply(left, right);
    }
}
