package releases;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What the release notes of jackson-core 2.13 call faster: decimal numbers of many digits (issue 677). */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class LongNumbers {

    private static final int DIGITS = 5_000;

    private final JsonFactory factory = new JsonFactory();
    private String json = new SplittableRandom(1).ints(DIGITS, '0', '9' + 1)
            .collect(() -> new StringBuilder("1."), StringBuilder::appendCodePoint, StringBuilder::append).toString();

    @Benchmark
    public BigDecimal decimal() throws IOException {
        try (JsonParser parser = factory.createParser(json)) {
            parser.nextToken();
            return parser.getDecimalValue();
        }
    }
}
