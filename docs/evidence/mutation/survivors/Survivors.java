package survivors;

import java.io.StringReader;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.text.similarity.JaroWinklerSimilarity;
import org.apache.commons.text.similarity.LevenshteinDistance;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Little but the changed statements of three mutants, on texts as short as those of the unit tests, and on longer ones. */
@State(Scope.Thread)
public class Survivors {

    @Param({"8", "400"})
    public int length;

    private String left;
    private String right;
    private String similar;
    private String line;

    @Setup
    public void setUp() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append((char) ('a' + i * 7 % 26));
        }
        left = text.toString();
        right = text.reverse().toString();
        similar = left.substring(1) + left.charAt(0);
        line = left.replace('e', ',') + "\n";
    }

    @Benchmark
    public int levenshtein() {
        return LevenshteinDistance.getDefaultInstance().apply(left, right);
    }

    @Benchmark
    public double jaroWinkler() {
        return new JaroWinklerSimilarity().apply(left, similar);
    }

    @Benchmark
    public long csv() throws Exception {
        return CSVFormat.DEFAULT.parse(new StringReader(line)).getRecords().size();
    }
}
