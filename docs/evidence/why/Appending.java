package why;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What the change log of Gson 2.10 calls faster. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Appending {

    private final Gson gson = new Gson();
    private final JsonElement tree = JsonParser.parseString(
            "{\"names\":[\"one\",\"two\",\"three \\\"quoted\\\"\"],\"count\":3,\"price\":12.75,\"open\":true,\"more\":{\"a\":\"b\"}}");

    /** Pull request 1706. */
    @Benchmark
    public StringBuilder append() {
        StringBuilder text = new StringBuilder();
        gson.toJson(tree, text);
        return text;
    }
}
