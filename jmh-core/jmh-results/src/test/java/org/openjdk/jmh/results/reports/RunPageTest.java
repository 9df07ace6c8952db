package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.json.Entries;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;

class RunPageTest {

    private static final double[][] FORKS = {{10, 12}, {20, 22}};

    private static StoredResult read(String entry) throws IOException {
        byte[] bytes = ("[" + entry + "]").getBytes(StandardCharsets.UTF_8);
        try (ResultReader reader = new ResultReader(new ByteArrayInputStream(bytes), "r.json")) {
            return reader.next();
        }
    }

    private static String text(RunPage page) throws IOException {
        StringWriter text = new StringWriter();
        page.write(text);
        return text.toString();
    }

    private static JsonObject data(RunPage page) throws IOException {
        String text = text(page);
        String begin = "const data = ";
        return JsonParser.parseString(text.substring(text.indexOf(begin) + begin.length(),
                text.indexOf(";\n", text.indexOf(begin)))).getAsJsonObject();
    }

    private static JsonObject only(RunPage page) throws IOException {
        JsonArray all = data(page).getAsJsonArray("benchmarks");
        assertEquals(1, all.size());
        return all.get(0).getAsJsonObject();
    }

    @Test
    void page_needsNothingElse_andItsDataCannotLeaveTheScript() throws IOException {
        RunPage page = new RunPage("java -jar b.jar -p \"x=</script><b>\"");
        page.add(read(Entries.entry("p.C.a", "avgt", "us/op",
                ",\"environment\":{\"warnings\":[\"</script>\"],\"processors\":2}", FORKS)));
        String text = text(page);
        assertEquals(text.indexOf("</script>"), text.lastIndexOf("</script>"));
        assertFalse(text.replace("http://www.w3.org/2000/svg", "").contains("http"));
        assertFalse(text.contains("/* page."));
        assertEquals("java -jar b.jar -p \"x=</script><b>\"", data(page).get("command").getAsString());
        assertEquals("[\"</script>\"]", only(page).get("notes").toString());
        assertEquals(2, only(page).get("processors").getAsInt());
    }

    @Test
    void benchmark_hasItsForks_itsScoreTrace_andTheDataOfThisJmh() throws IOException {
        RunPage page = new RunPage("");
        page.add(read(Entries.entry("p.C.a", "avgt", "us/op",
                ",\"params\":{\"n\":\"1\"},\"reconfiguration\":{\"verdict\":{\"trust\":\"good\"},\"warnings\":[\"w\"]},"
                        + "\"incomplete\":{\"lostForks\":[{\"fork\":3}]},"
                        + "\"environment\":{\"disturbedForks\":[2]}",
                FORKS)), List.of(new double[] {30, Double.NaN, 10, 12}, new double[0]));
        JsonObject only = only(page);
        assertEquals("[[10.0,12.0],[20.0,22.0]]", only.get("forks").toString());
        assertEquals("[[30.0,\"NaN\",10.0,12.0],[]]", only.get("course").toString());
        assertEquals(16, only.get("score").getAsDouble());
        assertEquals(10 / Math.sqrt(2) * 12.7062 / Math.sqrt(2), only.get("error").getAsDouble(), 1e-3);
        assertEquals("16 ± 64", only.get("text").getAsString());
        assertEquals("good", only.getAsJsonObject("verdict").get("trust").getAsString());
        assertEquals("[\"w\"]", only.get("warnings").toString());
        assertEquals("[2]", only.get("disturbedForks").toString());
        assertEquals("[{\"fork\":3}]", only.get("lostForks").toString());
        assertEquals("{\"n\":\"1\"}", only.get("params").toString());
        assertFalse(only.has("distribution"));
    }

    @Test
    void benchmarkJudgedInOwnTime_isShownInIt() throws IOException {
        RunPage page = new RunPage("");
        String waiting = ",\"environment\":{\"forks\":[{\"waiting\":[0.5,0]},{\"waiting\":[0.5,0.5]}]}";
        page.add(read(Entries.entry("p.C.a", "avgt", "us/op", ",\"clock\":\"own\"" + waiting, FORKS)));
        page.add(read(Entries.entry("p.C.b", "thrpt", "ops/us", ",\"clock\":\"own\"" + waiting, FORKS)));
        page.add(read(Entries.entry("p.C.c", "avgt", "us/op", waiting, FORKS)));
        JsonArray all = data(page).getAsJsonArray("benchmarks");
        assertEquals("[[5.0,12.0],[10.0,11.0]]", all.get(0).getAsJsonObject().get("forks").toString());
        assertEquals((1.5 / (1 / 10.0 + 1 / 12.0) + 1 / (1 / 20.0 + 1 / 22.0)) / 2,
                all.get(0).getAsJsonObject().get("score").getAsDouble(), 1e-9);
        assertEquals("16.0", all.get(0).getAsJsonObject().get("wall").getAsString());
        assertEquals("[[20.0,12.0],[40.0,44.0]]", all.get(1).getAsJsonObject().get("forks").toString());
        assertEquals(16, all.get(2).getAsJsonObject().get("score").getAsDouble());
        assertFalse(all.get(2).getAsJsonObject().has("wall"));
    }

    @Test
    void errorOfADynamicRun_isThatOfItsVerdict_andOneForkHasNone() throws IOException {
        RunPage dynamic = new RunPage("");
        dynamic.add(read(Entries.entry("p.C.a", "avgt", "us/op",
                ",\"reconfiguration\":{\"verdict\":{\"precision\":0.05}}", FORKS)));
        assertEquals("16.00 ± 0.80", only(dynamic).get("text").getAsString());
        RunPage single = new RunPage("");
        single.add(read(Entries.entry("p.C.a", new double[][] {{10, 12}})));
        assertEquals("NaN", only(single).get("error").getAsString());
    }

    @Test
    void page_saysWhenItWasWritten() throws IOException {
        assertTrue(text(new RunPage("")).matches("(?s).*Written \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC\\..*"));
    }

    @Test
    void resultOfUpstreams_hasNothingOfThis() throws IOException {
        RunPage page = new RunPage("");
        page.add(read(Entries.entry("p.C.a", FORKS)));
        JsonObject only = only(page);
        assertTrue(only.getAsJsonArray("course").isEmpty());
        assertFalse(only.has("verdict") || only.has("warnings") || only.has("notes") || only.has("lostForks"));
    }

    @Test
    void sampledInvocations_areCountedInBins() throws IOException {
        RunPage page = new RunPage("");
        page.add(read(
                Entries.entry("p.C.a", "sample", "us/op", "", FORKS).replace("\"rawData\":[[10.0, 12.0], [20.0, 22.0]]",
                        "\"rawDataHistogram\":[[[[1.0,97],[10.0,2]],[[100.0,1]]]]")));
        JsonObject distribution = only(page).getAsJsonObject("distribution");
        JsonArray bins = distribution.getAsJsonArray("bins");
        assertEquals(97, bins.get(0).getAsInt());
        assertEquals(2, bins.get(bins.size() / 2).getAsInt());
        assertEquals(1, bins.get(bins.size() - 1).getAsInt());
        assertEquals("[[0.5,1.0],[0.9,1.0],[0.99,10.0],[0.999,100.0],[1.0,100.0]]",
                distribution.get("quantiles").toString());
    }
}
