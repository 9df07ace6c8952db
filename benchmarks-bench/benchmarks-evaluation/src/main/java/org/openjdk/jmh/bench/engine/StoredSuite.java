package org.openjdk.jmh.bench.engine;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.textbook.TextbookAssertion;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * Invented results of a suite, and formulas on them: benchmarks m0, m1 … with a parameter n, which is 10 or 100, and five
 * forks of a single iteration, whose means scatter by 3 %. Seeded.
 */
public final class StoredSuite {

    /** The class of all benchmarks. */
    public static final String OWNER = "org.sample.Suite";

    private static final List<String> VALUES = List.of("10", "100");
    private static final int FORKS = 5;
    private static final double SCATTER = 0.03;

    private final List<TextbookAssertion.Result> results = new ArrayList<>();
    private final SplittableRandom random = new SplittableRandom(Sessions.SEED);
    private final int methods;

    /** A suite of so many methods, each with both values of the parameter. */
    public StoredSuite(int methods) {
        this.methods = methods;
        for (int method = 0; method < methods; method++) {
            double time = random.nextDouble(1, 2);
            for (String value : VALUES) {
                results.add(new TextbookAssertion.Result(OWNER + ".m" + method, value, IntStream.range(0, FORKS)
                        .mapToDouble(fork -> time * Math.exp(SCATTER * random.nextGaussian())).toArray()));
            }
        }
    }

    /** Formulas on two methods each, with both values of the parameter. */
    public List<String> formulas(int count) {
        return IntStream.range(0, count).mapToObj(number -> {
            int left = random.nextInt(methods);
            int right = (left + 1 + random.nextInt(methods - 1)) % methods;
            return String.format(Locale.ROOT, "forall n in {10, 100}: m%d(n) <= %.2f * m%d(n)", left,
                    random.nextDouble(0.5, 2), right);
        }).toList();
    }

    /** The results for the textbook. */
    public List<TextbookAssertion.Result> results() {
        return List.copyOf(results);
    }

    /** The results as they are read from a file. */
    public ResultSide side() {
        String json = results.stream().map(StoredSuite::json).collect(Collectors.joining(",", "[", "]"));
        ResultSide side = new ResultSide("suite");
        try (ResultReader reader =
                new ResultReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "suite")) {
            for (StoredResult result = reader.next(); result != null; result = reader.next()) {
                side.add(result);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return side;
    }

    private static String json(TextbookAssertion.Result result) {
        String raw = Arrays.stream(result.forks()).mapToObj(mean -> "[" + mean + "]")
                .collect(Collectors.joining(",", "[", "]"));
        return "{\"benchmark\":\"" + result.benchmark() + "\",\"mode\":\"avgt\",\"threads\":1,\"forks\":" + FORKS
                + ",\"params\":{\"n\":\"" + result.parameter() + "\"},\"primaryMetric\":{\"score\":1,"
                + "\"scoreUnit\":\"us/op\",\"rawData\":" + raw + "}}";
    }
}
