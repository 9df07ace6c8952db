package org.openjdk.jmh.results.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StoredResultTest {

    @ParameterizedTest
    @ValueSource(strings = {"1.21", "1.37"})
    void resultOfARelease_tellsWhatIsInIt(String version) throws Exception {
        List<StoredResult> results = ResultFiles.read(ResultFiles.resource("jmh-" + version + ".json"));
        StoredResult sampled = results.get(1);
        assertEquals(List.of("p.Tiny.length (size=10, mode=thrpt)",
                "p.Tiny.upper (size=kilo, mode=sample)"), results.stream().map(Object::toString).toList());
        assertEquals(Optional.of(version), sampled.value("jmhVersion"));
        assertEquals(Optional.of("2"), sampled.value("forks"));
        assertEquals("ops/us", results.get(0).primary().unit());
        assertFalse(results.get(0).primary().isHistogram());
        assertTrue(sampled.primary().isHistogram());
        assertEquals(2, sampled.primary().iterations().length);
        String dot = version.equals("1.21") ? "\u00b7" : "";
        assertEquals("B/op", sampled.secondary().get(dot + "gc.alloc.rate.norm").unit());
    }

    @Test
    void iterationMeans_weighTimesByTheirCounts() {
        double[][] means = metric("\"rawDataHistogram\":[[[[1,3],[5,1]]],[[[2.5,2]]]]").iterationMeans();
        assertArrayEquals(new double[] {2}, means[0]);
        assertArrayEquals(new double[] {2.5}, means[1]);
    }

    @Test
    void numbersThatJsonHasNoWordFor_areRead() {
        StoredMetric metric = metric("\"score\":\"NaN\",\"rawData\":[[\"+INF\",\"-INF\",\"NaN\",2e-3]]");
        assertArrayEquals(new double[] {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 0.002},
                metric.iterationMeans()[0]);
        assertTrue(Double.isNaN(metric.score()));
        assertTrue(Double.isNaN(metric.scoreError()));
        assertEquals("", metric.unit());
    }

    @Test
    void iterationWithoutValues_hasNoMean() {
        assertTrue(Double.isNaN(metric("\"rawDataHistogram\":[[[]]]").iterationMeans()[0][0]));
    }

    @Test
    void metricWithoutRawData_hasNoFork() {
        assertEquals(0, metric("\"score\":1").iterations().length);
        assertEquals(0, metric("\"rawData\":null").iterations().length);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{\"rawData\":[1]}             | primaryMetric.rawData[0]: expected a list, found 1",
        "{\"rawData\":[[1],[\"x\"]]}   | primaryMetric.rawData[1][0]: expected a number, found x",
        "{\"rawData\":[[null]]}        | primaryMetric.rawData[0][0]: expected a number, found null",
        "{\"rawDataHistogram\":[[[[1]]]]} | primaryMetric.rawDataHistogram[0][0][0]: expected a value and its count, "
                + "found [1]",
    })
    void rawDataThatAreNone_areNamedWithTheirPlace(String metric, String message) {
        StoredResult result = result("\"primaryMetric\":" + metric);
        assertEquals(message, assertThrows(IllegalArgumentException.class,
                () -> result.primary().iterations()).getMessage());
    }

    @Test
    void scoreThatIsMissing_isNamed() {
        assertEquals("primaryMetric.score: expected a number, found nothing",
                assertThrows(IllegalArgumentException.class, () -> metric("\"x\":1").score()).getMessage());
    }

    @Test
    void keys_doNotDependOnTheOrderOfParameters() {
        ResultKey one = new ResultKey("a.b", "avgt", Map.of("x", "1", "y", "2"));
        ResultKey other = result("\"params\":{\"y\":\"2\",\"x\":\"1\"},\"primaryMetric\":{}").key();
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        assertEquals("a.b (x=1, y=2, mode=avgt)", other.toString());
    }

    @Test
    void with_replacesOnePartAndKeepsTheOthers() {
        StoredResult before = result("\"forks\":1,\"odd\":[1.50],\"primaryMetric\":{}");
        StoredResult after = before.with("forks", "2").with("machine", "{\"cpu\":\"x\"}");
        assertEquals(Optional.of("1"), before.value("forks"));
        assertFalse(before.has("machine"));
        assertEquals("{\"benchmark\":\"a.b\",\"mode\":\"avgt\",\"forks\":2,\"odd\":[1.50],\"primaryMetric\":{},"
                + "\"machine\":{\"cpu\":\"x\"}}", after.json.toString());
        assertEquals("machine: expected JSON, found {",
                assertThrows(IllegalArgumentException.class, () -> before.with("machine", "{")).getMessage());
    }

    @Test
    void partsWithoutAType_canBeReadAsText() {
        StoredResult result = result("\"jvmArgs\":[\"-Xmx1g\",7],\"r\":{\"a\":[1]},\"primaryMetric\":{}");
        assertEquals(List.of("-Xmx1g", "7"), result.values("jvmArgs"));
        assertEquals(List.of(), result.values("benchmark"));
        assertEquals(Optional.of("{\"a\":[1]}"), result.json("r"));
        assertEquals(Optional.empty(), result.value("r"));
        assertEquals(Optional.empty(), result.json("nothing"));
    }

    private static StoredMetric metric(String members) {
        return result("\"primaryMetric\":{" + members + "}").primary();
    }

    private static StoredResult result(String members) {
        return new StoredResult(JsonParser.parseString("{\"benchmark\":\"a.b\",\"mode\":\"avgt\"," + members + "}"));
    }
}
