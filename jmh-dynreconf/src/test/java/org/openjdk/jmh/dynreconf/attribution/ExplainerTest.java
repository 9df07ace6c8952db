package org.openjdk.jmh.dynreconf.attribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Forks of known shape: stacks with the share of the time that they have, drawn by samples, at times that scatter. */
class ExplainerTest {

    private static final Function<String, CodeChange> NOBODY_KNOWS = method -> CodeChange.UNKNOWN;
    private static final int SAMPLES = 500;

    private final Random random = new Random(7);

    private static Map<List<String>, Double> stacks(String... costs) {
        Map<List<String>, Double> stacks = new LinkedHashMap<>();
        for (String cost : costs) {
            String[] parts = cost.split(" ");
            stacks.put(Arrays.asList(parts[0].split(">")), Double.valueOf(parts[1]));
        }
        return stacks;
    }

    private ForkCosts fork(Map<List<String>, Double> stacks, double scatter) {
        return fork(stacks, scatter, SAMPLES);
    }

    private ForkCosts fork(Map<List<String>, Double> stacks, double scatter, int count) {
        double time = stacks.values().stream().mapToDouble(Double::doubleValue).sum();
        Map<List<String>, Long> samples = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            double place = random.nextDouble() * time;
            for (Map.Entry<List<String>, Double> stack : stacks.entrySet()) {
                place -= stack.getValue();
                if (place < 0) {
                    samples.merge(stack.getKey(), 1L, Long::sum);
                    break;
                }
            }
        }
        return ForkCosts.sampled(samples, time * Math.exp(scatter * random.nextGaussian()), Map.of());
    }

    private CostBlocks blocks(int count, double scatter, Map<List<String>, Double> baseline,
                              Map<List<String>, Double> candidate) {
        List<ForkCosts> before = new ArrayList<>();
        List<ForkCosts> after = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            before.add(fork(baseline, scatter));
            after.add(fork(candidate, scatter));
        }
        return new CostBlocks(before, after);
    }

    private static List<String> named(Explanation explanation) {
        return explanation.culprits().stream().map(culprit -> culprit.difference().method()).toList();
    }

    private static Function<String, CodeChange> changed(String... methods) {
        return method -> List.of(methods).contains(method) ? CodeChange.CHANGED : CodeChange.SAME;
    }

    @Test
    void changedMethod_isNamedAndNotWhoCallsIt() {
        Explanation explanation = Explainer.explain(blocks(4, 0.02, stacks("main 20", "main>f 30", "main>f>g 50"),
                stacks("main 20", "main>f 30", "main>f>g 90")), changed("g"), 0.95);
        assertEquals(List.of("g"), named(explanation));
        Culprit culprit = explanation.culprits().get(0);
        assertEquals(CodeChange.CHANGED, culprit.change());
        assertEquals(1, culprit.share(), 0.35);
        assertTrue(culprit.difference().inclusive().contains(40), () -> culprit.difference().inclusive().toString());
        assertTrue(explanation.change().contains(40), () -> explanation.change().toString());
    }

    /** What a changed method calls is under it, be it the same code. */
    @Test
    void methodThatCallsMore_isNamedBeforeWhatItCalls() {
        Explanation explanation = Explainer.explain(blocks(4, 0.02, stacks("main 20", "main>f 30", "main>f>old 10"),
                stacks("main 20", "main>f 30", "main>f>old 60")), changed("f"), 0.95);
        assertEquals(List.of("f"), named(explanation));
        assertEquals("old", explanation.culprits().get(0).below().get(0).method());
    }

    /** Code that moved into a method of its own explains more than all, and its caller less than nothing. */
    @Test
    void codeThatMoved_isNamedByWhereItMovedWithin() {
        Explanation explanation = Explainer.explain(blocks(5, 0.01, stacks("main 20", "main>f 100"),
                stacks("main 20", "main>f 5", "main>f>helper 135")),
                method -> method.equals("f") ? CodeChange.CHANGED
                        : method.equals("helper") ? CodeChange.ADDED : CodeChange.SAME,
                0.95);
        assertEquals("f", named(explanation).get(0));
    }

    private static CostBlocks counted(Map<List<String>, Double> baseline, Map<List<String>, Double> candidate,
                                      double... scatter) {
        List<ForkCosts> before = new ArrayList<>();
        List<ForkCosts> after = new ArrayList<>();
        for (double times : scatter) {
            before.add(ForkCosts.weighted(baseline, 0));
            Map<List<String>, Double> scattered = new LinkedHashMap<>(candidate);
            scattered.replaceAll((stack, cost) -> stack.contains("bench") ? cost * times : cost);
            after.add(ForkCosts.weighted(scattered, 0));
        }
        return new CostBlocks(before, after);
    }

    private static Function<String, CodeChange> replacing(String... changed) {
        return method -> method.equals("Old.find") ? CodeChange.REMOVED
                : method.equals("New.find") ? CodeChange.ADDED : changed(changed).apply(method);
    }

    /** The old code cost 2.4 times of what all changed by, and the new one made most of that up. */
    @Test
    void codeThatWasReplaced_isNamedOnBothSides_beforeABystander() {
        CostBlocks blocks = counted(
                stacks("bench>parse 1000", "bench>parse>Old.find 2710", "bench>pad 300"),
                stacks("bench>parse 1000", "bench>parse>New.find 1500", "bench>pad 140"), 1, 1.001, 0.999);
        Explanation explanation = Explainer.explain(blocks, replacing("pad"), 0.95);
        assertEquals(List.of("Old.find", "New.find", "pad"), named(explanation));
        assertEquals(1.98, explanation.culprits().get(0).share(), 0.02);
        assertEquals(-1.09, explanation.culprits().get(1).share(), 0.02);
    }

    @Test
    void codeThatWasReplaced_givesWayToTheChangedMethodThatCallsIt() {
        CostBlocks blocks = counted(stacks("bench 90", "bench>parse 1000", "bench>parse>Old.find 2710"),
                stacks("bench 90", "bench>parse 1000", "bench>parse>New.find 1500"), 1, 1.001, 0.999);
        assertEquals(List.of("parse"), named(Explainer.explain(blocks, replacing("parse"), 0.95)));
    }

    @Test
    void newCodeAndOldCodeThatExplainLittle_areNoReplacement() {
        CostBlocks blocks = counted(stacks("bench>parse 1000", "bench>Old.find 400"),
                stacks("bench>parse 2000", "bench>New.find 390"), 1, 1.001, 0.999);
        assertEquals("parse", named(Explainer.explain(blocks, replacing("parse"), 0.95)).get(0));
    }

    @Test
    void methodThatMayNotDiffer_isNoFirstRow() {
        CostBlocks blocks = counted(stacks("bench>wild 10000", "sure 500"), stacks("bench>wild 10400", "sure 600"),
                0.8, 1, 1.2);
        List<String> rows = Explainer.explain(blocks, changed("sure"), 0.95).differences().stream()
                .map(CostDifference::method).toList();
        assertEquals("sure", rows.get(0));
        assertTrue(rows.contains("wild"), rows::toString);
    }

    private static Function<String, CodeChange> added(String added, String... changed) {
        return method -> method.equals(added) ? CodeChange.ADDED : changed(changed).apply(method);
    }

    /** As a mutation puts a call of a delay into a method. */
    @Test
    void newMethod_givesWayToTheChangedOneThatCallsIt() {
        Explanation explanation = Explainer.explain(blocks(4, 0.02, stacks("main 20", "main>f 30", "main>f>g 10"),
                stacks("main 20", "main>f 30", "main>f>g 10", "main>f>g>delay 60")), added("delay", "f", "g"), 0.95);
        assertEquals(List.of("g"), named(explanation));
        assertEquals("delay", explanation.culprits().get(0).below().get(0).method());
    }

    /** The caller is all of the operation, and scatters as its time does; what is new in it does not. */
    @Test
    void newMethod_givesWayToACallerThatScatters() {
        CountedTimes times = CountedTimes.of(new double[] {80, 100, 125}, new double[] {150, 110, 190});
        List<ForkCosts> before = new ArrayList<>();
        List<ForkCosts> after = new ArrayList<>();
        for (int block = 0; block < 3; block++) {
            before.add(share(stacks("main>f 100"), times.baseline()));
            after.add(share(stacks("main>f 100", "main>f>delay 50"), times.candidate()));
        }
        assertEquals(List.of("f"),
                named(Explainer.explain(new CostBlocks(before, after, times), added("delay", "f"), 0.95)));
    }

    /** As an override that is gone: who calls it is as before. */
    @Test
    void methodOfOneSideThatSameCodeCalls_isNamedItself() {
        Explanation explanation = Explainer.explain(blocks(4, 0.02, stacks("main>f 10", "main>f>all>matches 60"),
                stacks("main>f 10", "main>f>all 5")),
                method -> method.equals("matches") ? CodeChange.REMOVED : changed("f").apply(method), 0.95);
        assertEquals(List.of("matches"), named(explanation));
    }

    /** What is new may call more that is new. */
    @Test
    void newMethods_giveWayToTheChangedOneThatCallsThem() {
        Explanation explanation = Explainer.explain(blocks(4, 0.02, stacks("main>f 10"),
                stacks("main>f 10", "main>f>helper>delay>spin 60")),
                method -> List.of("helper", "delay").contains(method) ? CodeChange.ADDED : changed("f").apply(method),
                0.95);
        assertEquals(List.of("f"), named(explanation));
    }

    /** As where a changed method copies less: what copies is gone for certain, while the caller scatters. */
    @Test
    void sameCodeThatIsCalledLess_givesWayToTheCallerThatChanged() {
        CountedTimes times = CountedTimes.of(new double[] {150, 110, 190}, new double[] {80, 100, 125});
        List<ForkCosts> before = new ArrayList<>();
        List<ForkCosts> after = new ArrayList<>();
        for (int block = 0; block < 3; block++) {
            before.add(share(stacks("main>f 100", "main>f>copy 50"), times.baseline()));
            after.add(share(stacks("main>f 100"), times.candidate()));
        }
        Explanation explanation = Explainer.explain(new CostBlocks(before, after, times), changed("f"), 0.95);
        assertEquals(List.of("f"), named(explanation));
        assertEquals("copy", explanation.culprits().get(0).below().get(0).method());
    }

    @Test
    void sameCodeThatSeveralCall_isNamedBesidesTheOneThatChanged() {
        Explanation explanation = Explainer.explain(blocks(4, 0.02, stacks("main>f 30", "main>g 30"),
                stacks("main>f 30", "main>g 30", "main>f>copy 40", "main>g>copy 40")), changed("g"), 0.95);
        assertEquals(List.of("g", "copy"), named(explanation));
    }

    /** As where a compiler inlines the same code into another caller, for which it is none of its own any more. */
    @Test
    void sameCodeThatOthersMakeUpFor_isNotNamedWhereNothingIsLeftToExplain() {
        Map<List<String>, Double> before = stacks("main>f 30", "main>write 30");
        Map<List<String>, Double> after = stacks("main>f 130", "main>write 60", "main>close 0.5");
        before.put(List.of("main", "close"), 30.0);
        assertEquals(List.of("f"),
                named(Explainer.explain(blocks(5, 0.01, before, after), changed("f"), 0.95)));
        assertEquals("f", named(Explainer.explain(blocks(5, 0.01, before, after), NOBODY_KNOWS, 0.95)).get(0));
    }

    @Test
    void methodThatIsGone_givesWayAsWell() {
        Explanation explanation = Explainer.explain(blocks(4, 0.02, stacks("main 20", "main>f 5", "main>f>old 60"),
                stacks("main 20", "main>f 5")),
                method -> method.equals("old") ? CodeChange.REMOVED : changed("f").apply(method), 0.95);
        assertEquals(List.of("f"), named(explanation));
    }

    /** Called by two that changed, it is what they have in common. */
    @Test
    void newMethodThatSeveralCall_isNamedItself() {
        Explanation explanation = Explainer.explain(blocks(4, 0.02, stacks("main 20", "main>f 30", "main>g 30"),
                stacks("main 20", "main>f 30", "main>g 30", "main>f>delay 40", "main>g>delay 40")),
                added("delay", "f", "g"), 0.95);
        assertEquals("delay", named(explanation).get(0));
    }

    @Test
    void twoChangedMethods_areBothNamed() {
        Explanation explanation = Explainer.explain(blocks(5, 0.01, stacks("main 20", "main>f 30", "main>g 50"),
                stacks("main 20", "main>f 60", "main>g 100")), changed("f", "g"), 0.95);
        assertEquals(List.of("g", "f"), named(explanation));
    }

    /** If differences of code are unknown, as between two VMs, the deepest method that explains nearly all is named. */
    @Test
    void unknownCode_isExplainedByTheDeepestMethod() {
        Explanation explanation = Explainer.explain(blocks(5, 0.01, stacks("main 20", "main>f 30", "main>f>g 50"),
                stacks("main 20", "main>f 30", "main>f>g 110")), NOBODY_KNOWS, 0.95);
        assertEquals("g", named(explanation).get(0));
    }

    @Test
    void methodOfOneSide_isSaidToBe() {
        Explanation explanation =
                Explainer.explain(blocks(5, 0.01, stacks("main>rows 100"), stacks("main>columns 900")),
                        NOBODY_KNOWS, 0.95);
        assertEquals("columns", named(explanation).get(0));
        assertTrue(explanation.culprits().get(0).isOfOneSide());
    }

    /** As where a factory that changed makes another class now: what it makes is the same code in both. */
    @Test
    void otherMethodThatIsCalled_isNamedBeforeAChangedOneThatExplainsLess() {
        Function<String, CodeChange> next = changed("next");
        Explanation explanation = Explainer.explain(
                blocks(5, 0.01, stacks("main>f 10", "main>f>slow 80", "main>f>next 40"),
                        stacks("main>f 10", "main>f>fast 10", "main>f>next 20")),
                next, 0.95);
        assertEquals(List.of("slow", "next"), named(explanation));
        assertEquals(List.of(true, false), explanation.culprits().stream().map(Culprit::isOfOneSide).toList());
    }

    /** By counts, a method that is inlined on one side is seen on the other alone. */
    @Test
    void countedMethodOfOneSide_isNamedBehindOneThatChanged() {
        ForkCosts before = ForkCosts.weighted(stacks("main 10", "slow 80", "next 40"), 0);
        ForkCosts after = ForkCosts.weighted(stacks("main 10", "next 20"), 0);
        Explanation explanation = Explainer.explain(new CostBlocks(List.of(before, before), List.of(after, after)),
                changed("next"), 0.95);
        assertEquals(List.of("next", "slow"), named(explanation));
    }

    /** It costs less where a culprit calls it, and only there the other side has it as well. */
    @Test
    void methodThatOneSideHasUnderACulprit_isNotOfOneSide() {
        Explanation explanation = Explainer.explain(
                blocks(5, 0.01, stacks("main>f 10", "main>f>copy 60"),
                        stacks("main>f 60", "main>f>copy 60", "main>copy 40")),
                changed("f"), 0.95);
        assertEquals(List.of("f", "copy"), named(explanation));
        assertEquals(List.of(false, false), explanation.culprits().stream().map(Culprit::isOfOneSide).toList());
    }

    @Test
    void methodsThatCallEachOther_endTheSearch() {
        Explanation explanation = Explainer.explain(blocks(5, 0.01, stacks("a>b>a>b 50", "b>a>b>a 50"),
                stacks("a>b>a>b 100", "b>a>b>a 100")), NOBODY_KNOWS, 0.95);
        assertEquals(1, explanation.culprits().size());
    }

    @Test
    void fasterCandidate_isExplainedAsWell() {
        Explanation explanation = Explainer.explain(blocks(4, 0.02, stacks("main 20", "main>f 80"),
                stacks("main 20", "main>f 30")), changed("f"), 0.95);
        assertEquals(List.of("f"), named(explanation));
        assertTrue(explanation.change().point() < 0);
    }

    /** A machine as busy as this one scatters forks by a factor of 1.6 both ways. */
    @Test
    void changeByAFactor_isNamedOnABusyMachine() {
        Explanation explanation = Explainer.explain(blocks(5, 0.5, stacks("main>f 20", "main>g 20"),
                stacks("main>f 20", "main>g 300")), changed("f", "g"), 0.95);
        assertEquals(List.of("g"), named(explanation));
    }

    /** Forks scatter by more than the change. */
    @Test
    void changeBelowTheNoise_isNotNamed_andTheNeededBlocksAreReported() {
        Explanation explanation = Explainer.explain(new CostBlocks(
                List.of(ForkCosts.sampled(Map.of(List.of("f"), 90L, List.of("g"), 10L), 100, Map.of()),
                        ForkCosts.sampled(Map.of(List.of("f"), 85L, List.of("g"), 15L), 120, Map.of()),
                        ForkCosts.sampled(Map.of(List.of("f"), 88L, List.of("g"), 12L), 95, Map.of())),
                List.of(ForkCosts.sampled(Map.of(List.of("f"), 90L, List.of("g"), 10L), 150, Map.of()),
                        ForkCosts.sampled(Map.of(List.of("f"), 90L, List.of("g"), 10L), 101, Map.of()),
                        ForkCosts.sampled(Map.of(List.of("f"), 90L, List.of("g"), 10L), 140, Map.of()))),
                changed("f"), 0.95);
        assertEquals(List.of(), named(explanation));
        assertTrue(explanation.neededBlocks().getAsInt() > 3, () -> explanation.neededBlocks().toString());
    }

    @Test
    void countedCosts_areNamed() {
        ForkCosts before = ForkCosts.weighted(stacks("main 100", "f 100", "f>g 500"), 0);
        ForkCosts after = ForkCosts.weighted(stacks("main 100", "f 100", "f>g 800"), 0);
        Explanation explanation = Explainer.explain(new CostBlocks(List.of(before, before), List.of(after, after)),
                changed("g"), 0.95);
        assertEquals("g", named(explanation).get(0));
        assertEquals(300, explanation.culprits().get(0).difference().exclusive().point());
    }

    /** The same of shares of times that other forks took, whose ratio is off by what the machine did. */
    @Test
    void equalSidesOfCountedTimes_areNamedForNothingInFewRuns() {
        Map<List<String>, Double> same = stacks("main 10", "main>a 5", "main>b 15", "main>b>c 20", "main>d>f 40");
        int wrong = 0;
        int runs = 400;
        for (int i = 0; i < runs; i++) {
            int count = 3 + i % 4;
            CountedTimes times =
                    CountedTimes.of(random.doubles(count, 1, 2).toArray(), random.doubles(count, 1, 2).toArray());
            List<ForkCosts> before = new ArrayList<>();
            List<ForkCosts> after = new ArrayList<>();
            for (int block = 0; block < count; block++) {
                before.add(share(same, times.baseline()));
                after.add(share(same, times.candidate()));
            }
            wrong += Explainer.explain(new CostBlocks(before, after, times), changed("c", "f"), 0.95).culprits()
                    .isEmpty() ? 0 : 1;
        }
        assertTrue(wrong <= 0.05 * runs + 2 * Math.sqrt(0.05 * 0.95 * runs), wrong + " of " + runs);
    }

    private ForkCosts share(Map<List<String>, Double> stacks, double time) {
        ForkCosts fork = fork(stacks, 0);
        Map<List<String>, Double> scaled = new LinkedHashMap<>();
        fork.stacks.forEach((stack, cost) -> scaled.put(stack, cost / fork.total() * time));
        return ForkCosts.weighted(scaled, time / SAMPLES);
    }

    /** The promise: where nothing has changed, something is named in 5 % of runs at most. */
    @Test
    void equalSides_areNamedForNothingInFewRuns() {
        Map<List<String>, Double> same = stacks("main 10", "main>a 5", "main>b 15", "main>b>c 20", "main>d 10",
                "main>d>e 5", "main>d>f 25", "main>g 10");
        int wrong = 0;
        int runs = 400;
        Set<String> methods = new TreeSet<>();
        for (int i = 0; i < runs; i++) {
            Explanation explanation = Explainer.explain(blocks(3 + i % 4, i % 3 == 0 ? 0.5 : 0.05, same, same),
                    i % 2 == 0 ? NOBODY_KNOWS : changed("c", "f", "g"), 0.95);
            wrong += explanation.culprits().isEmpty() ? 0 : 1;
            methods.addAll(named(explanation));
        }
        int found = wrong;
        assertTrue(found <= 0.05 * runs + 2 * Math.sqrt(0.05 * 0.95 * runs),
                () -> found + " of " + runs + " " + methods);
    }

    /** As few as a recording may have: {@code FlightRecorder} of the core. */
    @Test
    void fewSamples_nameWhatIsPlain_andNothingForNothing() {
        Map<List<String>, Double> same = stacks("main 10", "main>a 5", "main>b 15", "main>b>c 20", "main>d>f 40");
        Map<List<String>, Double> slow = stacks("main 10", "main>a 5", "main>b 15", "main>b>c 20", "main>d>f 400");
        int wrong = 0;
        int right = 0;
        int runs = 200;
        for (int i = 0; i < runs; i++) {
            List<ForkCosts> before = new ArrayList<>();
            List<ForkCosts> equal = new ArrayList<>();
            List<ForkCosts> after = new ArrayList<>();
            for (int block = 0; block < 3 + i % 3; block++) {
                before.add(fork(same, 0.1, 5));
                equal.add(fork(same, 0.1, 5));
                after.add(fork(slow, 0.1, 5));
            }
            Function<String, CodeChange> code = i % 2 == 0 ? NOBODY_KNOWS : changed("c", "f");
            wrong += Explainer.explain(new CostBlocks(before, equal), code, 0.95).culprits().isEmpty() ? 0 : 1;
            right += named(Explainer.explain(new CostBlocks(before, after), code, 0.95)).contains("f") ? 1 : 0;
        }
        assertTrue(wrong <= 0.05 * runs + 2 * Math.sqrt(0.05 * 0.95 * runs), wrong + " of " + runs);
        assertTrue(right > runs / 2, right + " of " + runs);
    }
}
