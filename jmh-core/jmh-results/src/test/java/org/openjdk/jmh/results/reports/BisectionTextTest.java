package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.bisection.BisectionSettings;
import org.openjdk.jmh.dynreconf.bisection.ChangeSearch;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.results.json.ResultKey;

class BisectionTextTest {

    private static final List<String> VERSIONS = Arrays.asList("v0", "v1", "v2", "v3", "v4");
    private static final ResultKey KEY = new ResultKey("sample.Doc.work", "avgt", Collections.emptyMap());

    private String last = "";
    private final List<String> said = new ArrayList<>();

    private BisectionText run(BisectionSettings settings, Direction direction, IntToDoubleFunction score,
                              int... leftOut) {
        double[] weights = {1, 1, 1, 1};
        ChangeSearch search = new ChangeSearch(weights, settings, direction);
        BisectionText text = new BisectionText(KEY, VERSIONS, VERSIONS::get, direction, search);
        for (int version : leftOut) {
            search.leaveOut(version);
        }
        for (OptionalInt next = search.next(each -> 1); next.isPresent(); next = search.next(each -> 1)) {
            double value = score.applyAsDouble(next.getAsInt());
            search.forkEnded(next.getAsInt(), value);
            text.measured(next.getAsInt(), value, "us/op", false);
            last = text.afterFork(next.getAsInt());
            said.add(last);
        }
        return text;
    }

    private static IntToDoubleFunction changing(int at, double ratio, double scatter) {
        Random random = new Random(5);
        return version -> 100 * (version >= at ? ratio : 1) * Math.exp(scatter * random.nextGaussian());
    }

    private static String end(BisectionText text) {
        List<String> lines = text.end(20);
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80), lines::toString);
        return lines.subList(lines.indexOf("") + 1, lines.size()).stream().map(String::trim)
                .collect(Collectors.joining(" "));
    }

    @Test
    void found_namesTheVersionItsChangeAndHowSureThatIs() {
        BisectionText text = run(BisectionSettings.standard(), Direction.LOWER_IS_BETTER, changing(3, 1.5, 0.001));
        assertTrue(
                end(text).matches("v3 made Doc.work slower: \\+(49|50)\\.\\d % \\(\\+(49|50)\\.\\d to \\+50\\.\\d %\\) "
                        + "against v2; (9\\d|100) % sure that it is this version, after \\d+ forks of \\d versions\\."),
                end(text));
        assertTrue(last.startsWith("Fork ") && last.endsWith("us/op; v3 brought it"), last);
        assertEquals(1, text.end(20).stream().filter(line -> line.startsWith("v3 ") && line.contains(" us/op"))
                .count());
    }

    @Test
    void endWithoutAScore_isNamed() {
        double[] weights = {1, 1, 1, 1};
        ChangeSearch search = new ChangeSearch(weights, BisectionSettings.standard(), Direction.LOWER_IS_BETTER);
        BisectionText text = new BisectionText(KEY, VERSIONS, VERSIONS::get, Direction.LOWER_IS_BETTER, search);
        for (OptionalInt next = search.next(each -> 1); next.isPresent(); next = search.next(each -> 1)) {
            if (next.getAsInt() == 0) {
                search.forkLost(0);
            } else {
                search.forkEnded(next.getAsInt(), 5);
                text.measured(next.getAsInt(), 5, "us/op", true);
            }
        }
        assertEquals("Doc.work: no fork of v0 gave a score; the warnings say why.", end(text));
    }

    @Test
    void forksThatAreFarApart_makeTheAnswerDoubtful() {
        assertEquals(Optional.empty(), run(BisectionSettings.standard(), Direction.LOWER_IS_BETTER,
                changing(3, 1.5, 0.05)).doubt());
        assertEquals(Optional.empty(), run(BisectionSettings.standard(), Direction.LOWER_IS_BETTER,
                changing(3, 1e9, 0.8)).doubt());
        String doubt = run(BisectionSettings.standard(), Direction.LOWER_IS_BETTER, changing(3, 20, 0.8)).doubt()
                .orElse("");
        assertTrue(doubt.matches("Forks of v\\d are up to [\\d.]+ times apart: the machine is busy, .*"), doubt);
    }

    @Test
    void higherScores_areFasterWhereMoreIsBetter() {
        BisectionText text = run(BisectionSettings.standard(), Direction.HIGHER_IS_BETTER, changing(1, 2, 0.01));
        assertTrue(end(text).startsWith("v1 made Doc.work faster: +"), end(text));
    }

    @Test
    void versionsThatCannotBeSeparated_areNamedTogether() {
        BisectionText text = run(BisectionSettings.standard(), Direction.LOWER_IS_BETTER, changing(3, 2, 0.01), 2);
        assertTrue(end(text).startsWith("One of v2 to v3 made Doc.work slower"), end(text));
        assertTrue(last.endsWith("2 of 4 left"), last);
    }

    @Test
    void sameEnds_areNothingToFind() {
        BisectionText text = run(BisectionSettings.standard(), Direction.LOWER_IS_BETTER, changing(9, 1, 0.001));
        assertTrue(end(text).startsWith("Doc.work: no difference between v0 and v4"), end(text));
        assertFalse(String.join("\n", text.end(3)).contains(" %"), text.end(3)::toString);
    }

    @Test
    void noisyEnds_wantMoreForks() {
        BisectionText text = run(BisectionSettings.standard(), Direction.LOWER_IS_BETTER, changing(9, 1, 0.4));
        assertTrue(end(text).contains("v0 and v4 could not be distinguished by 20 forks of each"), end(text));
    }

    @Test
    void bound_namesTheRange() {
        BisectionText text = run(BisectionSettings.standard().withMostForks(1), Direction.LOWER_IS_BETTER,
                changing(3, 1.4, 0.06));
        assertTrue(end(text).matches(".*v0 and v4 differ, and after \\d+ forks the change is among v\\d to v\\d\\. .*"),
                end(text));
    }

    @Test
    void allChanges_areNamedTheLargestFirst() {
        IntToDoubleFunction one = changing(1, 1.2, 0.001);
        BisectionText text = run(BisectionSettings.standard().withAll(true), Direction.LOWER_IS_BETTER,
                version -> one.applyAsDouble(version) * (version >= 3 ? 2 : 1));
        assertTrue(end(text).matches(
                "v3 made Doc.work slower: \\+\\S+ % \\(.*\\) against v2; \\d+ % sure that it is this version\\. "
                        + "v1 made Doc.work slower: \\+\\S+ % \\(.*\\) against v0; \\d+ % sure that it is this version\\. "
                        + "After \\d+ forks of \\d versions, there is no other change .*"),
                end(text));
        assertTrue(said.stream().anyMatch(line -> line.endsWith("; JMH searches for another change in v0 to v2")),
                said::toString);
        assertEquals(3, text.largest().orElseThrow().first());
    }

    @Test
    void changeThatCameAndWent_isSaid() {
        IntToDoubleFunction score = changing(1, 1.5, 0.001);
        BisectionText text = run(BisectionSettings.standard().withAll(true), Direction.LOWER_IS_BETTER,
                version -> score.applyAsDouble(version) / (version >= 4 ? 1.5 : 1));
        assertTrue(end(text).contains("What v1 changed, v4 undid: "), end(text));
    }

    @Test
    void noChangeAtAll_isSaidOnce() {
        BisectionText text =
                run(BisectionSettings.standard().withAll(true), Direction.LOWER_IS_BETTER, changing(9, 1, 0.001));
        assertTrue(end(text).startsWith("Doc.work: no difference between v0 and v4"), end(text));
        assertTrue(end(text).contains("no other change"), end(text));
    }
}
