package org.openjdk.jmh.mutate.reports;

import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.mutate.results.Summary;
import org.openjdk.jmh.results.reports.PageStyle;

/** Creates one HTML page: tables, and the sources with their mutants in the viewer of mutation-testing-elements. */
public final class MutationPage {

    private static final String VIEWER = "/elements/mutation-test-elements.js";

    private MutationPage() {
    }

    /** Returns the HTML page, for the JSON of {@link ElementsReport}. */
    public static String page(Summary summary, String json) throws IOException {
        Configuration configuration = new Configuration(Configuration.VERSION_2_3_33);
        configuration.setClassForTemplateLoading(MutationPage.class, "");
        configuration.setDefaultEncoding("UTF-8");
        configuration.setLocale(Locale.ROOT);
        configuration.setNumberFormat("computer");
        StringWriter page = new StringWriter();
        try {
            Map<String, Object> model = new HashMap<>(PageTables.of(summary));
            model.put("style", PageStyle.css());
            model.put("viewer", viewer());
            // Escape "<" so that no text can end the element that contains the JSON.
            model.put("json", json.replace("<", "\\u003c"));
            configuration.getTemplate("page.ftlh").process(model, page);
        } catch (TemplateException e) {
            throw new IllegalStateException(e);
        }
        return page.toString();
    }

    private static String viewer() throws IOException {
        try (InputStream stream = MutationPage.class.getResourceAsStream(VIEWER)) {
            if (stream == null) {
                throw new IOException("the viewer of mutation tests is not on the class path: " + VIEWER);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

}
