package org.openjdk.jmh.bench.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import freemarker.template.Configuration;
import freemarker.template.Template;
import freemarker.template.TemplateDirectiveModel;
import freemarker.template.TemplateException;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.outcome.TechniqueOutcome;
import org.openjdk.jmh.bench.summary.ReplaySummary;

/**
 * One HTML file that needs nothing else: plots, tables, both colour schemes. In memory are only the curves; what the page
 * says of all benchmarks waits in a temporary file.
 */
public final class ReplayPage implements Closeable {

    private static final String LIBRARY = "/META-INF/resources/webjars/echarts/5.3.1/dist/echarts.min.js";
    private static final Gson GSON = new GsonBuilder().serializeNulls().create();

    private final int plots;
    private final Path file;
    private final Path waiting;
    private final Writer benchmarks;
    private boolean empty = true;
    private final PriorityQueue<Plotted> plotted = new PriorityQueue<>(Comparator.comparingDouble(Plotted::deviation)
            .thenComparing(Plotted::name, Comparator.reverseOrder()));

    /** A benchmark whose curves, as JSON, are on the page as long as no other deviates more. */
    private record Plotted(double deviation, String name, String curves) {
    }

    /**
     * An empty page.
     *
     * @param file  to be written
     * @param plots how many benchmarks have their curves on the page: those that deviate most
     */
    public ReplayPage(Path file, int plots) throws IOException {
        this.plots = plots;
        this.file = file;
        waiting = Files.createTempFile(file.toAbsolutePath().getParent(), "report", ".part");
        waiting.toFile().deleteOnExit();
        benchmarks = Files.newBufferedWriter(waiting);
    }

    /** Adds a benchmark. */
    public void add(BenchmarkOutcome outcome) {
        try {
            benchmarks.write(empty ? "" : ",\n");
            empty = false;
            GSON.toJson(PageData.benchmark(outcome), benchmarks);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        plotted.add(new Plotted(deviation(outcome), outcome.name(), GSON.toJson(PageData.curves(outcome))));
        if (plotted.size() > plots) {
            plotted.remove();
        }
    }

    /** How much the worst criterion misses the steady state, or the static run where no steady state is known. */
    private static double deviation(BenchmarkOutcome outcome) {
        return outcome.techniques().stream().filter(t -> !t.published()).mapToDouble(ReplayPage::deviation).max()
                .orElse(0);
    }

    private static double deviation(TechniqueOutcome technique) {
        double fromSteady = technique.meanDeviation();
        return Double.isNaN(fromSteady) ? technique.comparison().ratio().changeRate() : fromSteady;
    }

    /** Writes the page. */
    public void write(ReportKind kind, ReplaySummary summary) throws IOException {
        benchmarks.close();
        TemplateDirectiveModel data =
                (environment, parameters, variables, body) -> writeData(environment.getOut(), summary);
        Map<String, Object> model = new HashMap<>(Map.of(
                "kind", kind,
                "summary", summary,
                "quality", ReplayTable.table(summary).rows(),
                "comparison", ComparisonTable.table(summary.comparisons()).rows(),
                "style", resource("page.css"),
                "script", resource("page.js"),
                "library", resource(LIBRARY)));
        model.put("data", data);
        try (Writer writer = Files.newBufferedWriter(file)) {
            template().process(model, writer);
        } catch (TemplateException e) {
            throw new IllegalStateException(e);
        }
    }

    private void writeData(Writer out, ReplaySummary summary) throws IOException {
        out.write("{\"summary\":" + GSON.toJson(PageData.summary(summary)) + ",\n\"curves\":{");
        Iterator<Plotted> curves = plotted.iterator();
        while (curves.hasNext()) {
            Plotted next = curves.next();
            out.write(GSON.toJson(next.name()) + ":" + next.curves() + (curves.hasNext() ? ",\n" : ""));
        }
        out.write("},\n\"benchmarks\":[");
        try (Reader rows = Files.newBufferedReader(waiting)) {
            rows.transferTo(out);
        }
        out.write("]}");
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

    /** Removes the temporary file. */
    @Override
    public void close() throws IOException {
        benchmarks.close();
        Files.deleteIfExists(waiting);
    }
}
