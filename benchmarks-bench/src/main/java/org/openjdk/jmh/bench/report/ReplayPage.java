package org.openjdk.jmh.bench.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import freemarker.template.Configuration;
import freemarker.template.Template;
import freemarker.template.TemplateException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import org.openjdk.jmh.bench.replay.BenchmarkOutcome;
import org.openjdk.jmh.bench.replay.TechniqueOutcome;
import org.openjdk.jmh.bench.summary.ReplaySummary;

/** One HTML file that needs nothing else: plots, tables, both colour schemes. */
public final class ReplayPage {

    private static final String LIBRARY = "/META-INF/resources/webjars/echarts/5.3.1/dist/echarts.min.js";

    private final int plots;
    private final List<Map<String, Object>> benchmarks = new ArrayList<>();
    private final PriorityQueue<Plotted> plotted = new PriorityQueue<>(Comparator.comparingDouble(Plotted::deviation)
            .thenComparing(p -> (String) p.benchmark().get("name"), Comparator.reverseOrder()));

    /** A benchmark whose curves are on the page as long as no other deviates more. */
    private record Plotted(double deviation, Map<String, Object> benchmark, List<Object> curves) {
    }

    /**
     * An empty page.
     *
     * @param plots how many benchmarks have their curves on the page: those that deviate most from their steady state
     */
    public ReplayPage(int plots) {
        this.plots = plots;
    }

    /** Adds a benchmark. */
    public void add(BenchmarkOutcome outcome) {
        Map<String, Object> benchmark = PageData.benchmark(outcome);
        benchmarks.add(benchmark);
        double deviation = outcome.techniques().stream().filter(t -> !t.published())
                .mapToDouble(TechniqueOutcome::meanDeviation).filter(d -> !Double.isNaN(d)).max().orElse(0);
        plotted.add(new Plotted(deviation, benchmark, PageData.curves(outcome)));
        if (plotted.size() > plots) {
            plotted.remove();
        }
    }

    /** Writes the page. */
    public void write(Path file, ReportKind kind, ReplaySummary summary) throws IOException {
        plotted.forEach(p -> p.benchmark().put("curves", p.curves()));
        Map<String, Object> data = new HashMap<>(PageData.summary(summary));
        data.put("benchmarks", benchmarks);
        Gson gson = new GsonBuilder().serializeNulls().create();
        Map<String, Object> model = Map.of(
                "kind", kind,
                "summary", summary,
                "quality", ReplayTable.table(summary).rows(),
                "comparison", ComparisonTable.table(summary.comparisons()).rows(),
                "data", gson.toJson(data),
                "style", resource("page.css"),
                "script", resource("page.js"),
                "library", resource(LIBRARY));
        try (Writer writer = Files.newBufferedWriter(file)) {
            template().process(model, writer);
        } catch (TemplateException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Template template() throws IOException {
        Configuration configuration = new Configuration(Configuration.VERSION_2_3_33);
        configuration.setClassForTemplateLoading(ReplayPage.class, "");
        configuration.setDefaultEncoding("UTF-8");
        configuration.setLocale(Locale.ROOT);
        configuration.setNumberFormat("computer");
        return configuration.getTemplate("page.ftlh");
    }

    private static String resource(String name) throws IOException {
        try (InputStream stream = ReplayPage.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
