package org.openjdk.jmh.results.measures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.results.json.Entries;

class MethodResultsTest {

    private static final MethodReference GET = MethodReference.parse("a.List#get(int)");

    @TempDir
    private Path folder;

    private static String measuring(String benchmark, String methods, String seeAlso, double[]... forks) {
        return Entries.entry(benchmark, "avgt", "us/op",
                ",\"measures\":{\"methods\":[" + methods + "],\"seeAlso\":[" + seeAlso + "]}", forks);
    }

    private MethodResults read(String... entries) throws IOException {
        return MethodResults.read(Collections.singletonList(Entries.file(folder, "of-2026-11-22.json", entries)));
    }

    private static List<String> names(List<MeasuredResult> results) {
        return results.stream().map(result -> result.key().benchmark()).collect(Collectors.toList());
    }

    /** Reference: scipy.stats.t.interval(0.95, 2, 3, scipy.stats.sem([2, 3, 4])). */
    @Test
    void mean_isThatOfForks_withStudentsInterval_andTheMedianThatOfIterations() throws IOException {
        MeasuredResult result = read(measuring("a.B.f", "\"a.List#get(int)\"", "", new double[] {1, 3},
                new double[] {3, 3}, new double[] {3, 5})).of(GET).get(0);
        assertEquals(3, result.mean().point(), 1e-12);
        assertEquals(0.5158622881, result.mean().lower(), 1e-9);
        assertEquals(5.4841377118, result.mean().upper(), 1e-9);
        assertEquals(3, result.median(), 1e-12);
        assertEquals(3, result.forks());
        assertEquals("2026-11-22", result.date());
    }

    @Test
    void fewForks_haveAMeanWithoutInterval() throws IOException {
        MethodResults results = read(measuring("a.B.one", "\"a.List#get(int)\"", "", new double[] {1, 3}),
                measuring("a.B.nan", "\"a.List#get(int)\"", "", new double[] {Double.NaN}, new double[] {1}),
                measuring("a.B.none", "\"a.List#get(int)\"", ""));
        for (MeasuredResult result : results.of(GET)) {
            assertTrue(Double.isInfinite(result.mean().upper()) && Double.isInfinite(result.mean().lower()),
                    result.key().toString());
        }
        assertEquals(2, results.named("one").get(0).mean().point(), 1e-12);
        assertTrue(Double.isNaN(results.named("none").get(0).mean().point()));
    }

    @Test
    void invocations_areKnownInSampleTimeOnly() throws IOException {
        MethodResults results = read(measuring("a.B.avgt", "\"a.List#get(int)\"", "", new double[] {1, 3}),
                measuring("a.B.sample", "\"a.List#get(int)\"", "", new double[] {1})
                        .replace("avgt", "sample").replace("\"rawData\"", "\"rawDataHistogram\"")
                        .replace("[[1.0]]", "[[[[1, 3], [7, 1]]]]"));
        Sample sampled = results.named("sample").get(0).invocations();
        assertEquals(4, sampled.total());
        assertEquals(2.5, sampled.moments().mean(), 1e-12);
        assertEquals(0, results.named("avgt").get(0).invocations().total());
        assertEquals(3, results.named("avgt").get(0).iterations()[0][1]);
    }

    @Test
    void results_areFoundByMethodByNameAndBesideOthers() throws IOException {
        MethodResults results = read(
                measuring("a.B.get", "\"a.List#get(int)\"", "\"a.Set#has()\", \"a.List#get(int)\"", new double[] {1}),
                measuring("a.B.has", "\"a.Set#has()\"", "", new double[] {1}),
                measuring("a.B.target", "\"no method\"", "", new double[] {1}),
                Entries.entry("b.Plain.get", new double[] {1}));
        assertEquals(Collections.singletonList("a.B.get"), names(results.of(GET)));
        assertEquals(Arrays.asList("a.B.get", "b.Plain.get"), names(results.named("get")));
        assertEquals(Collections.singletonList("b.Plain.get"), names(results.named("Plain.get")));
        assertEquals(Collections.singletonList("a.B.has"), names(results.beside(results.of(GET))));
        assertEquals(2, results.methods().size());
    }

    @Test
    void laterFile_countsForWhatBothHave() throws IOException {
        Path later = Entries.file(folder, "of-2026-11-22.json", measuring("a.B.f", "\"a.List#get(int)\"", "",
                new double[] {2}));
        Path earlier = Entries.file(folder, "of-2026-11-21.json", measuring("a.B.f", "\"a.List#get(int)\"", "",
                new double[] {1}), measuring("a.B.g", "\"a.List#get(int)\"", "", new double[] {3}));
        List<MeasuredResult> results = MethodResults.read(Arrays.asList(later, earlier)).of(GET);
        assertEquals(Arrays.asList("a.B.f", "a.B.g"), names(results));
        assertEquals(2, results.get(0).mean().point(), 1e-12);
    }
}
