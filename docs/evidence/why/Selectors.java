package why;

import java.util.concurrent.TimeUnit;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Entities;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What the change log of jsoup 1.18.2 and 1.19.1 calls faster. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Selectors {

    private static final int DEPTH = 8;

    private final Document page = Jsoup.parse(page());
    private final String symbols = "\ud83d\ude00 and \ud83d\ude80 \ud83d\udc2c, ".repeat(40);

    private static String page() {
        StringBuilder text = new StringBuilder("<div id=one>");
        for (int row = 0; row < 40; row++) {
            text.append("<div>".repeat(DEPTH)).append("<p class='").append(row % 4 == 0 ? "found" : "other").append("'>text</p>")
                    .append("</div>".repeat(DEPTH));
        }
        return text.append("</div>").toString();
    }

    /** Issue 2254, in 1.19.1. */
    @Benchmark
    public int descendants() {
        return page.select("#one .found").size();
    }

    /** Issue 2183, in 1.18.2. */
    @Benchmark
    public String escape() {
        return Entities.escape(symbols);
    }
}
