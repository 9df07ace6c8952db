package org.openjdk.jmh.bench.subjects;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.select.Elements;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** HTML. */
public class JsoupPages extends Subject {

    private String html;
    private Document document;

    /** Makes a page of 200 linked paragraphs. */
    @Setup
    public void prepare() {
        StringBuilder page = new StringBuilder("<title>Words</title>");
        int id = 0;
        for (String word : FixedInputs.words(200)) {
            id++;
            page.append("<p class=").append(word).append("><a href='#").append(id).append("'>").append(word)
                    .append("</a> &amp; more<br>");
        }
        html = page.toString();
        document = Jsoup.parse(html);
    }

    /** Slow-warming and allocating: a state machine of a hundred classes that builds a tree. */
    @Benchmark
    public Document parse() {
        return Jsoup.parse(html);
    }

    /** Stable: walks a tree that stays in the old generation, through one polymorphic call site. */
    @Benchmark
    public Elements select() {
        return document.select("p[class^=a] > a[href]");
    }
}
