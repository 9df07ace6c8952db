package org.openjdk.jmh.javadoc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PerformanceDocletTest {

    @TempDir
    private Path folder;

    private Path results;
    private Documentation written;

    @BeforeEach
    void measure() throws IOException {
        results = new Results()
                .with("ShelfBenchmark.get", "size=1000", "us/op", "[[0.5,0.7],[0.6,0.8]]", "lib.Shelf#get(int)",
                        "lib.Shelf#sort(List)")
                .with("ShelfBenchmark.get", "size=10", "us/op", "[[0.05,0.07],[0.06,0.08]]", "lib.Shelf#get(int)",
                        "lib.Shelf#sort(List)")
                .with("ShelfBenchmark.sort", "size=10", "ms/op", "[[1,3],[2,4]]", "lib.Shelf#sort(List)", "")
                .with("ShelfBenchmark.copy", "", "us/op", "[[1,3]]", "", "")
                .with("ShelfBenchmark.front", "", "ns/op", "[[7],[7]]", "lib.Shelf#put(Comparable, Comparable...)", "")
                .with("ShelfBenchmark.places", "", "ns/op", "[[8],[8]]", "lib.Shelf#put(int[])", "")
                .with("ShelfBenchmark.made", "", "ns/op", "[[9],[9]]", "lib.Shelf#Shelf(Comparable[])", "")
                .with("ShelfBenchmark.contains", "", "ns/op", "[[10],[10]]", "lib.Shelf#contains(Object)", "")
                .with("BoardBenchmark.plane", "", "ns/op", "[[11],[11]]", "lib.Shelf.Board#plane()", "")
                .with("ShelfBenchmark.gone", "", "ns/op", "[[12],[12]]", "lib.Shelf#gone()", "")
                .in(folder);
        written = new Documentation(folder.resolve("pages"));
    }

    @AfterEach
    void forget() {
        System.clearProperty(ShownResults.RESULTS);
        System.clearProperty(ShownResults.COMMAND);
    }

    @Test
    void tag_showsTheResultsOfItsMethodAndComparableOnes_inOneUnit() {
        written.withDoclet(results);
        // Of 0.06 and 0.07: mean 0.065, deviation 0.00707, half width 12.706 * 0.00707 / sqrt(2) = 0.0635.
        assertEquals(List.of("ShelfBenchmark.get 10 65.00 1.469 \u2013 128.5 65.00 ns/op 2",
                "ShelfBenchmark.get 1000 650.0 14.69 \u2013 1285 650.0 ns/op 2", "See also",
                "ShelfBenchmark.sort 10 2500000 -3853000 \u2013 8853000 2500000 ns/op 2"),
                written.rows("Shelf", "get(int)"), written.output());
    }

    @Test
    void tag_withNames_showsTheseBenchmarks() {
        written.withDoclet(results);
        assertEquals(List.of("ShelfBenchmark.sort 10 2500 -3853 \u2013 8853 2500 us/op 2",
                "ShelfBenchmark.copy 2.000 2.000 us/op 1"), written.rows("Shelf", "sort(java.util.List)"));
    }

    @Test
    void methods_withoutTag_haveTheirResultsAfterTheirDescription() {
        written.withDoclet(results);
        assertEquals(List.of("ShelfBenchmark.front 7.000 7.000 \u2013 7.000 7.000 ns/op 2"),
                written.rows("Shelf", "put(java.lang.Comparable,java.lang.Comparable[])"));
        assertEquals(List.of("ShelfBenchmark.places 8.000 8.000 \u2013 8.000 8.000 ns/op 2"),
                written.rows("Shelf", "put(int...)"));
        assertEquals(List.of("ShelfBenchmark.made 9.000 9.000 \u2013 9.000 9.000 ns/op 2"),
                written.rows("Shelf", "<init>(java.lang.Comparable[])"));
        assertEquals(List.of("BoardBenchmark.plane 11.00 11.00 \u2013 11.00 11.00 ns/op 2"),
                written.rows("Shelf.Board", "plane()"));
    }

    @Test
    void inheritedMethod_isShownWithItsType() {
        written.withDoclet(results);
        assertEquals(List.of("ShelfBenchmark.contains 10.00 10.00 \u2013 10.00 10.00 ns/op 2"),
                written.rows("Shelf", "class-description"));
    }

    @Test
    void page_withoutSections_staysAsItIs() {
        written.withDoclet(results);
        String completed = written.text("lib/Shelf.Board.html");
        Element added = written.page("Shelf.Board").selectFirst(".jmh-performance");
        Documentation plain = new Documentation(folder.resolve("plain")).written("-taglet",
                PerformanceTaglet.class.getName(), "-tagletpath", Documentation.path());
        int from = completed.indexOf("<section class=\"jmh-performance\">");
        int to = completed.indexOf("</section>", from) + "</section>".length();
        assertTrue(added != null && from > 0, completed);
        assertEquals(plain.text("lib/Shelf.Board.html"), completed.substring(0, from) + completed.substring(to));
    }

    @Test
    void section_saysWhenAndWhereItWasMeasured_andHowToRepeatIt() {
        written.withDoclet(results, "--performance-command", "java -jar my.jar");
        Document page = written.page("Shelf");
        String notes = page.getElementById("get(int)").select(".jmh-note").text();
        assertTrue(notes.contains("Measured 2026-11-22 on A <VM> 17+35, 2 processors, virtual machine (kvm)."), notes);
        assertTrue(notes.contains(
                "java -jar my.jar '^bench\\.ShelfBenchmark\\.get$' -bm avgt -t 1 -f 2 -p size=10,1000"), notes);
    }

    @Test
    void unusableTag_isReportedWithItsPlace() {
        written.withDoclet(results);
        assertTrue(written.output().startsWith("0\n"), written.output());
        assertTrue(written.output().contains("results are of lib.Shelf#gone(), which does not exist"),
                written.output());
        assertTrue(
                written.output().matches(
                        "(?s).*Shelf.java:\\d+: warning:? ?-? ?no result comes from a benchmark that names unknown\\(\\) by @Measures.*"),
                written.output());
        assertEquals(1, written.output().split("names unknown", -1).length - 1, written.output());
        assertFalse(written.text("lib/Shelf.html").contains("@performance"), "the tag is left in the page");
    }

    @Test
    void results_ofOtherMethodsOnly_giveAWarning() throws IOException {
        written.withDoclet(new Results().with("Other.f", "", "ns/op", "[[1]]", "a.B#f()", "").in(folder));
        assertTrue(
                written.output()
                        .contains("no result comes from a benchmark that names a method of the documented types"),
                written.output());
    }

    @Test
    void missingResults_failWithOneSentence() {
        written.withDoclet(folder.resolve("none.json"));
        assertFalse(written.output().startsWith("0\n"), written.output());
        assertTrue(written.output().contains("none.json: no such file"), written.output());
        assertFalse(written.output().contains("\tat "), written.output());
    }

    @Test
    void truncatedResults_failWithOneSentence() throws IOException {
        Files.writeString(results, Files.readString(results).replaceFirst("]$", ""));
        written.withDoclet(results);
        assertFalse(written.output().startsWith("0\n"), written.output());
        assertTrue(written.output().contains("ends in the middle of the list of results"), written.output());
    }

    @Test
    void missingOption_failsWithItsName() {
        written.written("-doclet", PerformanceDoclet.class.getName(), "-docletpath", Documentation.path());
        assertFalse(written.output().startsWith("0\n"), written.output());
        assertTrue(written.output().contains("--performance-results"), written.output());
    }

    @Test
    void tagletAlone_showsResultsOfTags() {
        System.setProperty(ShownResults.RESULTS, results.toString());
        written.written("-taglet", PerformanceTaglet.class.getName(), "-tagletpath", Documentation.path());
        assertEquals(4, written.rows("Shelf", "get(int)").size(), written.output());
        assertEquals(List.of(), written.rows("Shelf", "put(int...)"));
    }

    @Test
    void modules_haveResultsInTheirPages() throws IOException {
        Path sources = folder.resolve("sources");
        Files.createDirectories(sources.resolve("lib"));
        Files.writeString(sources.resolve("module-info.java"), "module a.module { exports lib; }");
        Files.copy(Path.of("src/test/resources/library/lib/Shelf.java"), sources.resolve("lib/Shelf.java"));
        written.withDoclet(results, sources.resolve("module-info.java").toString(),
                sources.resolve("lib/Shelf.java").toString());
        assertTrue(written.text("a.module/lib/Shelf.Board.html").contains("BoardBenchmark.plane"), written.output());
    }
}
