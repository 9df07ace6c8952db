package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.text.Markdown;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.results.json.PrintableWriter;
import org.openjdk.jmh.results.comparison.ComparisonQuestion;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.json.Entries;
import org.openjdk.jmh.results.json.StoredResult;

/** The author of a jar or a result file chooses names, parameters and units in a comment on a pull request. */
class HostileTextTest {

    private static final List<String> HOSTILE = List.of("[x](javascript:alert(1))", "![x](http://evil.example/p.png)",
            "<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "@mention", "@org/team", "#123", "GH-123",
            "org/repo#1", "~~gone~~", "~gone~", "HEAD~1 and HEAD~2", "`code`", "``", "\\", "\\[x\\](y)", "a|b", "a\\|b",
            "|---|---|", "\n\n# heading\n", "\r\n- [ ] task", "\u001b[2J\u001b]0;title\u0007", "\u202egnp.exe",
            "\u200b\u2060zero", "*em* **strong** _em_ __strong__", "https://evil.example", "www.evil.example",
            "mailto:a@b.example", "a@b.example", "<http://evil.example>", "[x]: http://evil.example", "[x][x]", "[^1]",
            "[^1]: note", "[[wiki]]", ":tada:", "$x$", "$`x`$", "&lt;img&gt;", "&#64;mention", "&commat;mention",
            "> quote",
            "1. one", "- item", "+ item", "* item", "# heading", "===", "---", "***", "```", "    code", "<!-- ",
            "</details>", "\ud800", "!1", "%1", "/close", "\ud83d\ude00", "x ## ", "[ ] task", "[!NOTE]",
            "http://a_b_c",
            "\u2028line", "\u0000", "a\tb");

    @TempDir
    Path folder;

    private String comment(String name) throws IOException {
        String quoted = StoredResult.quoted(name);
        String inside = quoted.substring(1, quoted.length() - 1).replace("\ud800", "\\ud800");
        Path before = side("before", inside, 10);
        Path after = side("after", inside, 20);
        ResultComparison comparison = ResultComparison.of(ResultSide.read(List.of(before)),
                ResultSide.read(List.of(after)), ComparisonQuestion.standard());
        StringWriter text = new StringWriter();
        try (Writer out = new PrintableWriter(text)) {
            ComparisonReport.of("r.md").write(comparison, Gate.stopping(Verdict.SLOWER), out);
        }
        return text.toString();
    }

    private Path side(String name, String inside, double score) throws IOException {
        return Entries.file(folder, name + ".json",
                Entries.entry("p.B." + inside, Entries.forks(score, score, score + .01)),
                Entries.entry("p.B.mode", inside, inside, "", Entries.forks(score, score, score + .01)),
                Entries.entry("p.B.undecided", "avgt", "us/op", ",\"params\":{\"" + inside + "\":\"" + inside + "\"}",
                        Entries.forks(score)),
                Entries.entry("p.B.onlyIn" + name + inside, Entries.forks(1, 1)));
    }

    /** Names are read as they are, and nothing is more than text. */
    @Test
    void commentOnAPullRequest_showsHostileText() throws IOException {
        for (String hostile : HOSTILE) {
            String markdown = comment(hostile);
            RenderedMarkdown rendered = new RenderedMarkdown(markdown);
            assertEquals(List.of(), rendered.surprises(), markdown);
            assertTrue(rendered.text().contains("\nB.undecided(" + Printable.text(hostile) + "="
                    + Printable.text(hostile) + ")\n"), markdown);
            assertTrue(rendered.text().contains("p.B.onlyInbefore" + Printable.text(hostile) + " (mode"), markdown);
            assertFalse(markdown.codePoints().anyMatch(c -> c == 0x1b || c == 0x202e || c == 0x200b), markdown);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"%s", "### %s", "- %s", "| a | b |\n| --- | --- |\n| %s | x |"})
    void anyTextAtAnyPlace_isText(String place) {
        for (int seed = 0; seed < 1500; seed++) {
            Random random = new Random(seed);
            String text = random.ints(1 + random.nextInt(3), 0, HOSTILE.size()).mapToObj(HOSTILE::get)
                    .collect(Collectors.joining(random.nextBoolean() ? "" : " "));
            String markdown = place.replace("%s", Markdown.text(text));
            RenderedMarkdown rendered = new RenderedMarkdown(markdown);
            assertEquals(List.of(), rendered.surprises(), markdown);
            assertTrue(rendered.text().contains(Printable.text(text).trim()),
                    () -> text + " became " + markdown + ", shown as " + rendered.text());
            String code = place.replace("%s", Markdown.code(text));
            assertEquals(List.of(), new RenderedMarkdown(code).surprises(), code);
            assertTrue(new RenderedMarkdown(code).text().contains("\n" + Printable.text(text)), code);
        }
    }

    @Test
    void ordinaryText_staysAsItIs() {
        for (String text : List.of("com.example.Foo.bar", "[-1.5, +2.0]", "p.Words.gone (mode=avgt)", "5 % of 3 runs",
                "why: -f 2 (see below)", "Outer$Inner.run", "a: b; c, d!")) {
            assertEquals(text, Markdown.text(text));
        }
        assertEquals("`Words.read(text=a b, size=10)`", Markdown.code("Words.read(text=a b, size=10)"));
    }
}
