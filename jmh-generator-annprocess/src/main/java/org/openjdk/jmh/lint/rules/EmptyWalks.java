package org.openjdk.jmh.lint.rules;

import java.util.List;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;

/** Finds loops that go through data and do nothing else. */
final class EmptyWalks {

    private EmptyWalks() {
    }

    /** Tells whether a step takes the next element of an iterator that the benchmark made, in a loop that does nothing else. */
    static boolean isWalk(Step step, List<Step> steps) {
        if (step.loopDepth() == 0 || step.value() == null) {
            return false;
        }
        Expr next = Conversions.bare(step.value());
        if (!isNext(next)) {
            return false;
        }
        int first = steps.indexOf(step);
        int end = first + 1;
        while (first > 0 && steps.get(first - 1).loopDepth() >= step.loopDepth()) {
            first--;
        }
        while (end < steps.size() && steps.get(end).loopDepth() >= step.loopDepth()) {
            end++;
        }
        return steps.subList(first, end).stream().allMatch(each -> each == step || asksForMore(each, next));
    }

    /** The condition of a loop over data, in source trees, is the data. */
    private static boolean asksForMore(Step step, Expr next) {
        return step.kind() == Step.Kind.CONDITION && (!isIterator(walked(next).type()) || step.expressions().stream()
                .allMatch(expr -> expr.kind() != Expr.Kind.CALL || expr.name().equals("hasNext")));
    }

    private static boolean isNext(Expr call) {
        return call.kind() == Expr.Kind.CALL && call.name().equals("next") && isIterator(call.owner())
                && (walked(call).kind() == Expr.Kind.LOCAL || !isIterator(walked(call).type()));
    }

    private static Expr walked(Expr next) {
        return Conversions.bare(next.operands().get(0));
    }

    private static boolean isIterator(String type) {
        return type.equals("java.util.Iterator") || type.equals("java.util.ListIterator");
    }
}
