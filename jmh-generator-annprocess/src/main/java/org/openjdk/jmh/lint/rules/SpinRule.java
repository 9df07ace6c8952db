package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;
import org.openjdk.jmh.lint.model.StepRange;

/**
 * SPIN: a method of a group loops until another method of the group has changed something, and nothing else ends the
 * loop. Not reported since they end by themselves: loops that fill or drain, locks (the method itself releases what
 * it waited for), and retries (the compared value was read in the same iteration).
 */
final class SpinRule extends DescribedRule {

    SpinRule() {
        super("SPIN", "A loop that waits for another thread of the group never ends after that thread has "
                + "finished",
                "add a Control parameter and leave the loop when its stopMeasurement is true");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            String group = Jmh.group(benchmark);
            if (group != null) {
                check(benchmark, type, others(benchmark, group, type), report);
            }
        }
    }

    private static List<Step> others(MethodFacts benchmark, String group, ClassFacts type) {
        return Jmh.benchmarks(type).stream().filter(other -> other != benchmark && group.equals(Jmh.group(other)))
                .flatMap(other -> other.body().steps().stream()).collect(Collectors.toList());
    }

    private static void check(MethodFacts benchmark, ClassFacts type, List<Step> others, Report report) {
        StateInputs inputs = new StateInputs(benchmark, type);
        for (StepRange range : benchmark.body().loopRanges()) {
            WaitingLoop loop = new WaitingLoop(range, inputs);
            for (Expr awaited : loop.awaited()) {
                if (changes(others, awaited)) {
                    report.add(Severity.WARNING, awaited.place(),
                            "the loop ends only if another method of the group changes " + awaited.name()
                                    + ", but that method may have finished");
                    break;
                }
            }
        }
    }

    private static boolean changes(List<Step> steps, Expr field) {
        return steps.stream().anyMatch(step -> step.kind() == Step.Kind.STORE
                && StateInputs.mentions(step.target(), field))
                || StateInputs.any(steps, expr -> expr.kind() == Expr.Kind.CALL
                        && expr.operands().stream().anyMatch(operand -> StateInputs.isSame(operand, field)));
    }

    /** A loop and the fields whose change alone can end it. */
    private static final class WaitingLoop {

        private static final List<String> RELEASING = Arrays.asList("set", "lazySet", "getAndSet");

        private final StateInputs inputs;
        private final List<Step> inside;
        private final List<Step> outside = new ArrayList<>();
        private final List<Expr> awaited = new ArrayList<>();
        private final Set<String> followed = new HashSet<>();
        private final Set<String> read = new HashSet<>();
        private final boolean onlyWaits;

        WaitingLoop(StepRange range, StateInputs inputs) {
            this.inputs = inputs;
            List<Step> steps = inputs.steps;
            inside = steps.subList(range.first(), range.end());
            outside.addAll(steps.subList(0, range.first()));
            outside.addAll(steps.subList(range.end(), steps.size()));
            onlyWaits = inside.stream().filter(step -> step.kind() == Step.Kind.CONDITION).allMatch(this::waits);
        }

        List<Expr> awaited() {
            return onlyWaits && !endsByItself() ? awaited : Collections.<Expr>emptyList();
        }

        /** Returns whether the loop ends by itself: it fills or drains what it tests, or uses what it reads. */
        private boolean endsByItself() {
            return inside.stream().anyMatch(step -> step.kind() != Step.Kind.CONDITION && !isRead(step)
                    && (awaited.stream().anyMatch(field -> changes(Collections.singletonList(step), field))
                            || StateInputs.any(Collections.singletonList(step), this::isRead)));
        }

        private boolean isRead(Step step) {
            return step.kind() == Step.Kind.ASSIGN && isRead(step.target());
        }

        private boolean isRead(Expr expr) {
            return expr.kind() == Expr.Kind.LOCAL && read.contains(expr.name());
        }

        private boolean waits(Step condition) {
            return !condition.value().name().equals("hasNext") && waits(condition.value());
        }

        private boolean waits(Expr value) {
            switch (value.kind()) {
                case CONSTANT:
                    return true;
                case FIELD:
                    awaited.add(value);
                    return inputs.isInput(value) || value.isStatic();
                case LOCAL:
                    return isReadInside(value);
                case CALL:
                    return waitsInCall(value);
                case OPERATOR:
                    return value.operands().stream().allMatch(this::waits);
                default:
                    return !value.operands().isEmpty() && value.operands().stream().allMatch(this::waits);
            }
        }

        /** Returns whether the loop reads into a local variable; one that depends on itself counts iterations. */
        private boolean isReadInside(Expr variable) {
            if (!followed.add(variable.name())) {
                return false;
            }
            read.add(variable.name());
            List<Step> reads = new ArrayList<>(inside);
            reads.removeIf(step -> !step.assigns(variable.name()));
            boolean isRead = !reads.isEmpty() && reads.stream().allMatch(step -> waits(step.value()));
            followed.remove(variable.name());
            return isRead;
        }

        private boolean waitsInCall(Expr call) {
            if (isOnThis(call)) {
                return false;
            }
            if (call.isStatic() || call.operands().get(0).kind() != Expr.Kind.FIELD
                    || !waits(call.operands().get(0))) {
                return !call.operands().isEmpty() && call.operands().stream().allMatch(this::waits);
            }
            boolean exchanges = call.name().toLowerCase(Locale.ROOT).contains("compareand");
            return !exchanges || !isRetry(call) && !isLock(call);
        }

        /**
         * Returns whether a call is on this object: such a method is not analyzed, so its result may end the loop.
         * Class files represent this as a local variable that loops do not assign.
         */
        private static boolean isOnThis(Expr call) {
            Expr receiver = call.isStatic() ? null : call.operands().get(0);
            return receiver != null && receiver.kind() == Expr.Kind.CONSTANT && receiver.constant() == null;
        }

        private static boolean isRetry(Expr call) {
            return call.operands().stream().skip(1).anyMatch(operand -> operand.kind() != Expr.Kind.CONSTANT);
        }

        private boolean isLock(Expr call) {
            return outside.stream().anyMatch(step -> step.kind() == Step.Kind.DISCARD
                    && StateInputs.isCallOn(call.operands().get(0), step.value())
                    && RELEASING.stream().anyMatch(step.value().name()::startsWith));
        }
    }
}
