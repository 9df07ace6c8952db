package why;

import java.util.concurrent.TimeUnit;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A page of HTML that jsoup parses, searches and writes. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Pages {

    private final String html = page();
    private final Document page = Jsoup.parse(html);

    private static String page() {
        StringBuilder text = new StringBuilder("<!doctype html><html><head><title>A page &amp; more</title>"
                + "<style>p { color: red }</style></head><body><!-- rows --><div id=main class='wide outer'>");
        for (int row = 0; row < 12; row++) {
            text.append("<div class=\"row r").append(row).append("\" data-n='").append(row).append("'><p>Row <b>").append(row)
                    .append("</b> &lt; caf\u00e9 <a href=\"/go?row=").append(row).append("&amp;x=1\">go <i>there</i></a><br>")
                    .append("<ul><li>one<li>two</ul><table><tr><td>").append(row * 7).append("</td></tr></table></div>\n");
        }
        return text.append("</div></body></html>").toString();
    }

    @Benchmark
    public Document parse() {
        return Jsoup.parse(html);
    }

    @Benchmark
    public Document parseXml() {
        return Jsoup.parse(html, "", Parser.xmlParser());
    }

    @Benchmark
    public int select() {
        return page.select("div.row > p a[href*=row], li:contains(two)").size();
    }

    @Benchmark
    public String text() {
        return page.body().text();
    }

    @Benchmark
    public String write() {
        return page.outerHtml();
    }

    @Benchmark
    public Document copy() {
        return page.clone();
    }
}
