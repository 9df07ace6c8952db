package org.openjdk.jmh.dynreconf.attribution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the methods that explain the difference between two sides.
 *
 * <p><b>Candidates.</b> A method explains its additional cost in the candidate, with all its callees. It is accepted if
 * its difference has the sign of the change, is at least {@value #LEAST_SHARE} of it, and is significant among all
 * methods that could explain as much (Holm, Scandinavian Journal of Statistics 6, 1979, which keeps the probability of
 * any wrong name). Which methods could is decided by their cost on both sides together, not by their difference, so
 * that leaving others out does not bias the test.
 *
 * <p><b>Changed code first.</b> Methods with changed code are tested first, with three fifths of the error level, as a
 * change of code is the usual cause. All others are tested on the rest, as long as it is large enough, because a method
 * that costs more may be offset by another one that costs less, for example if a compiler inlines code into another
 * caller. If no code is known to differ, all are tested alike. A method that was sampled on one side only comes before
 * those that explain less: it is called because something has changed, even if its code is the same. This does not hold
 * for counts, in which inlined methods have no calls.
 *
 * <p><b>The best one.</b> Of the accepted methods, the best one explains closest to the whole change: one that explains
 * more is offset by others, for example if code moves between methods. Callers explain what their callees explain, so a
 * callee that explains nearly as much is better. Unchanged code, however, costs more because of its caller, and so does
 * code that a changed method calls on one side only: if that caller is a single method, it is named, with the other
 * below it. The search continues with the costs that are not below a culprit.
 *
 * <p><b>Replaced code.</b> Code that replaced other code explains the change only together with it: one costs more than
 * the whole change, the other has the opposite sign. If new and removed methods together explain more than any single
 * one, the largest of both are named first.
 */
public final class Explainer {

    /** A method that explains less is not worth looking at first. */
    static final double LEAST_SHARE = 0.1;
    /** The share of a caller's difference that a callee must explain to be named in its place. */
    static final double NEARLY = 0.8;
    /** The share of a method's difference that must be below a caller for the caller to be named in its place. */
    static final double ONLY = 0.95;
    /** The share of the error level for methods whose code differs, if there are any. */
    static final double LEVEL_OF_CHANGED = 0.6;

    private static final Comparator<CostDifference> LARGEST =
            Comparator.comparingDouble(method -> Math.abs(method.test().mean()));
    private static final int MOST_CULPRITS = 3;
    private static final int MOST_BELOW = 3;
    /** More blocks are not practical for finding a cause. */
    private static final int MOST_BLOCKS = 100;

    private final CostBlocks all;
    private final Function<String, CodeChange> code;
    private final double confidence;
    private final double change;
    private final List<Culprit> culprits = new ArrayList<>();
    private int neededBlocks;

    private Explainer(CostBlocks blocks, Function<String, CodeChange> code, double confidence) {
        all = blocks;
        this.code = code;
        this.confidence = confidence;
        change = blocks.total(confidence).point();
    }

    /**
     * Explains a change.
     *
     * @param blocks     the costs of forks of both sides
     * @param code       returns how the code of a method differs
     * @param confidence 1 − the probability that a method is named although none has changed
     */
    public static Explanation explain(CostBlocks blocks, Function<String, CodeChange> code, double confidence) {
        Explainer explainer = new Explainer(blocks, code, confidence);
        explainer.explain();
        return new Explanation(blocks, confidence, explainer.culprits, explainer.differences(),
                explainer.culprits.isEmpty() && explainer.neededBlocks <= MOST_BLOCKS ? explainer.neededBlocks : 0);
    }

    private void explain() {
        double level = 1 - confidence;
        Predicate<String> changed = method -> code.apply(method).isChange();
        boolean known = suspects(all, changed).size() > 0;
        CostBlocks rest = known ? name(all, changed, LEVEL_OF_CHANGED * level, () -> true) : all;
        name(rest, changed.negate(), known ? (1 - LEVEL_OF_CHANGED) * level : level, this::isMuchLeft);
    }

    private void add(Culprit culprit) {
        int place = culprits.size();
        while (all.isSampled() && culprit.isOfOneSide() && place > 0
                && nearness(culprits.get(place - 1).difference()) < nearness(culprit.difference())) {
            place--;
        }
        culprits.add(place, culprit);
    }

    /** Returns whether enough of the change is left for a method to explain. */
    private boolean isMuchLeft() {
        return 1 - culprits.stream().mapToDouble(Culprit::share).sum() >= LEAST_SHARE;
    }

    /** Names methods until none is significant, or enough is explained, and returns the costs of the rest. */
    private CostBlocks name(CostBlocks blocks, Predicate<String> which, double level, BooleanSupplier goesOn) {
        CostBlocks rest = blocks;
        while (culprits.size() < MOST_CULPRITS && goesOn.getAsBoolean()) {
            List<CostDifference> suspects = suspects(rest, which);
            List<CostDifference> significant = significant(suspects, level);
            List<CostDifference> believed = significant.stream().filter(suspect -> share(suspect) >= LEAST_SHARE)
                    .collect(Collectors.toList());
            List<CostDifference> replaced = replaced(significant, believed, rest);
            if (believed.isEmpty() && replaced.isEmpty()) {
                plan(suspects, level);
                return rest;
            }
            List<CostDifference> best = replaced.isEmpty() ? Collections.singletonList(best(believed, rest)) : replaced;
            for (CostDifference each : best) {
                add(new Culprit(each, code.apply(each.method()), all.of(each.method(), confidence).isOfOneSide(),
                        share(each), below(each.method(), rest)));
                rest = rest.without(each.method());
            }
        }
        return rest;
    }

    /**
     * Returns the largest new and the largest removed method, the larger one first, if together they explain clearly
     * more than any single method; otherwise nothing.
     */
    private List<CostDifference> replaced(List<CostDifference> significant, List<CostDifference> believed,
                                          CostBlocks blocks) {
        List<CostDifference> both = Stream.of(CodeChange.ADDED, CodeChange.REMOVED)
                .map(side -> significant.stream().filter(each -> code.apply(each.method()) == side).max(LARGEST))
                .filter(Optional::isPresent).map(Optional::get).sorted(LARGEST.reversed())
                .collect(Collectors.toList());
        if (both.size() < 2 || culprits.size() + 2 > MOST_CULPRITS) {
            return Collections.emptyList();
        }
        double share = blocks.together(both.stream().map(CostDifference::method).collect(Collectors.toSet())).mean()
                / change;
        return share >= LEAST_SHARE && believed.stream().allMatch(each -> nearness(each) < NEARLY * nearness(share))
                ? both : Collections.emptyList();
    }

    /** Returns the methods that cost enough to explain a difference. */
    private List<CostDifference> suspects(CostBlocks blocks, Predicate<String> which) {
        return blocks.methods().stream().filter(which).map(method -> blocks.of(method, confidence))
                .filter(method -> method.baseline().inclusive() + method.candidate().inclusive() >= LEAST_SHARE
                        * Math.abs(change))
                .collect(Collectors.toList());
    }

    /** Selects significant methods by Holm's procedure. */
    private static List<CostDifference> significant(List<CostDifference> suspects, double level) {
        List<CostDifference> sorted = new ArrayList<>(suspects);
        sorted.sort(Comparator.comparingDouble(suspect -> suspect.test().pValue()));
        int count = 0;
        while (count < sorted.size() && sorted.get(count).test().pValue() <= level / (sorted.size() - count)) {
            count++;
        }
        return sorted.subList(0, count);
    }

    private double share(CostDifference difference) {
        return difference.test().mean() / change;
    }

    /** Returns how close a share is to the whole change, from minus infinity to 1. */
    private double nearness(CostDifference difference) {
        return nearness(share(difference));
    }

    private static double nearness(double share) {
        return share <= 1 ? share : 2 - share;
    }

    private CostDifference best(List<CostDifference> believed, CostBlocks blocks) {
        List<CostDifference> left = new ArrayList<>(believed);
        Optional<CostDifference> next = left.stream().max(Comparator.comparingDouble(this::nearness));
        CostDifference best = next.orElseThrow(IllegalStateException::new);
        while (next.isPresent()) {
            best = next.get();
            left.remove(best);
            next = deeper(best, left, blocks);
        }
        return answerable(best, blocks);
    }

    /**
     * Returns the method whose code is responsible for the additional cost of a method, if it is nearly always the same
     * one; otherwise the method itself. The caller's own cost is not tested, as it may vary with the times of all.
     */
    private CostDifference answerable(CostDifference method, CostBlocks blocks) {
        Map<String, Double> answerable = new HashMap<>();
        blocks.baseline().forEach(fork -> answer(fork, method.method(), -1, answerable));
        blocks.candidate().forEach(fork -> answer(fork, method.method(), 1, answerable));
        double all = answerable.values().stream().mapToDouble(Double::doubleValue).sum();
        return answerable.entrySet().stream().filter(caller -> caller.getValue() / all >= ONLY)
                .map(caller -> blocks.of(caller.getKey(), confidence)).filter(caller -> share(caller) >= LEAST_SHARE)
                .findFirst().orElse(method);
    }

    private void answer(ForkCosts fork, String method, int sign, Map<String, Double> answerable) {
        fork.stacks.forEach((stack, cost) -> {
            int place = stack.indexOf(method);
            if (place >= 0) {
                answerable.merge(stack.get(answerable(stack, place)), sign * cost, Double::sum);
            }
        });
    }

    /**
     * Returns the frame that is responsible for a method. Unchanged code costs more because of its nearest changed
     * caller. Code of one side exists because of a caller that changed; if its caller is unchanged, it is responsible
     * itself, like a method that overrides another.
     */
    private int answerable(List<String> stack, int method) {
        int place = method;
        while (place >= 0 && !code.apply(stack.get(place)).isChange()) {
            place--;
        }
        while (place > 0 && code.apply(stack.get(place)) != CodeChange.CHANGED
                && code.apply(stack.get(place - 1)).isChange()) {
            place--;
        }
        return place < 0 ? method : place;
    }

    /** Returns a callee that explains nearly as much by its cost below this method. */
    private Optional<CostDifference> deeper(CostDifference caller, List<CostDifference> believed, CostBlocks blocks) {
        CostBlocks below = blocks.below(caller.method());
        return believed.stream()
                .filter(method -> below.of(method.method(), confidence).test().mean() / caller.test().mean() >= NEARLY)
                .filter(method -> nearness(method) >= NEARLY * nearness(caller))
                .max(Comparator.comparingDouble(this::nearness));
    }

    private List<CostDifference> below(String method, CostBlocks blocks) {
        CostBlocks below = blocks.below(method);
        return below.methods().stream().filter(callee -> !callee.equals(method))
                .map(callee -> below.of(callee, confidence))
                .filter(callee -> Math.abs(callee.exclusive().point()) >= LEAST_SHARE * Math.abs(change))
                .sorted(Comparator.comparingDouble(callee -> -Math.abs(callee.exclusive().point())))
                .limit(MOST_BELOW).collect(Collectors.toList());
    }

    /** Computes how many blocks would show the most likely suspect, as if it were one of as many. */
    private void plan(List<CostDifference> suspects, double level) {
        suspects.stream().filter(suspect -> share(suspect) >= LEAST_SHARE)
                .max(Comparator.comparingDouble(this::nearness))
                .map(suspect -> suspect.test().neededBlocks(level / suspects.size(), MOST_BLOCKS))
                .filter(blocks -> neededBlocks == 0 || blocks < neededBlocks)
                .ifPresent(blocks -> neededBlocks = blocks);
    }

    /** Returns methods that cost enough to explain a difference, the largest first, and uncertain ones last. */
    private List<CostDifference> differences() {
        return suspects(all, method -> true).stream()
                .sorted(Comparator.comparing(CostDifference::mayBeZero).thenComparing(LARGEST.reversed()))
                .collect(Collectors.toList());
    }
}
