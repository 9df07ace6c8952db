package org.openjdk.jmh.lint.rules;

import java.util.Optional;
import java.util.function.Predicate;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * Finds inputs that change only for the first invocations: a latch that is counted down, a set that contains the
 * element since, an index that only grows. Not reported if something may renew them, or if the name shows that this
 * is intended.
 */
final class OneTimeInputs {

    private static final String LATCH = "java.util.concurrent.CountDownLatch";
    private static final String SET = "java\\.util\\.(concurrent\\.)?\\w*Set";
    private static final String TAKING = "(clear|remove|poll|pop|retain|iterator).*";
    private static final String INTENTIONAL_NAMES = "(?i).*(exist|present|duplicat|again|same|already|twice|contain).*";

    private final MethodFacts benchmark;
    private final ClassFacts type;
    private final StateInputs inputs;

    OneTimeInputs(MethodFacts benchmark, ClassFacts type) {
        this.benchmark = benchmark;
        this.type = type;
        inputs = new StateInputs(benchmark, type);
    }

    void check(Report report) {
        first(this::countsDown).ifPresent(call -> report.add(Severity.WARNING, call.place(),
                "the first invocations count " + nameOf(call) + " down to zero, so the others never wait"));
        if (!benchmark.name().matches(INTENTIONAL_NAMES)) {
            first(this::addsTheSame).ifPresent(call -> report.add(Severity.WARNING, call.place(), nameOf(call)
                    + " contains the element after the first invocation, so the others add nothing"));
        }
        for (Step step : inputs.steps) {
            if (step.kind() == Step.Kind.STORE && isIndexWithoutEnd(step)) {
                report.add(Severity.WARNING, step.target().place(), "the index " + step.target().name()
                        + " is never reset, so invocations run past the end of the data");
            }
        }
    }

    private static String nameOf(Expr call) {
        return call.operands().get(0).name();
    }

    private Optional<Expr> first(Predicate<Expr> kind) {
        return Step.expressionsOf(inputs.steps).filter(kind).findFirst();
    }

    private boolean isCallOnInput(Expr call, String name, String typeOfField) {
        return call.isCallOnObject() && call.name().equals(name)
                && inputs.isInput(call.operands().get(0)) && call.operands().get(0).type().matches(typeOfField)
                && !inputs.mayBeReplaced(call.operands().get(0))
                && !inputs.isRenewed(call.operands().get(0), Jmh.INVOCATION);
    }

    private boolean countsDown(Expr call) {
        return isCallOnInput(call, "countDown", LATCH);
    }

    private boolean addsTheSame(Expr call) {
        return isCallOnInput(call, "add", SET) && isTheSame(Conversions.bare(call.operands().get(1)))
                && !inputs.hasCallOn(call.operands().get(0), each -> each.name().matches(TAKING))
                && !inputs.isKnownToOthers(call.operands().get(0));
    }

    private boolean isTheSame(Expr value) {
        return value.kind() == Expr.Kind.CONSTANT && value.constant() != null
                || inputs.isInput(value) && !inputs.isRenewed(value, Jmh.INVOCATION)
                        && inputs.steps.stream().noneMatch(step -> writes(step, value));
    }

    private static boolean writes(Step step, Expr field) {
        return step.kind() == Step.Kind.STORE && StateInputs.isSame(step.target(), field);
    }

    private boolean isIndexWithoutEnd(Step increment) {
        Expr index = increment.target();
        return inputs.isInput(index) && increment.value().kind() == Expr.Kind.OPERATOR
                && increment.value().name().equals("+") && StateInputs.mentions(increment.value(), index)
                && StateInputs.any(inputs.steps, expr -> isElementAt(index, expr))
                && !StateInputs.any(inputs.steps, expr -> mayEnd(index, expr))
                && inputs.steps.stream().noneMatch(step -> mayStartAnew(index, step, increment))
                && !inputs.isRenewed(index, Jmh.INVOCATION, "Iteration");
    }

    private static boolean isElementAt(Expr index, Expr expr) {
        boolean isGet = expr.kind() == Expr.Kind.CALL && expr.owner().startsWith("java.") && !expr.isStatic()
                && expr.name().matches("get|charAt|elementAt");
        return (isGet || Loops.isElement(expr)) && expr.operands().size() == 2
                && StateInputs.mentions(expr.operands().get(1), index);
    }

    /** Returns whether a remainder, a mask or a method may limit the index. */
    private boolean mayEnd(Expr index, Expr expr) {
        boolean isOwnCall = expr.kind() == Expr.Kind.CALL && expr.owner().equals(type.name());
        boolean isOther = expr.kind() == Expr.Kind.OPERATOR ? !expr.name().equals("+") && !Loops.isElement(expr)
                : expr.kind() == Expr.Kind.CALL && !isElementAt(index, expr);
        return isOwnCall || isOther && expr.operands().stream().anyMatch(each -> isDirectly(index, each));
    }

    private static boolean isDirectly(Expr index, Expr value) {
        boolean isPart =
                value.kind() == Expr.Kind.OPERATOR && !Loops.isElement(value) || value.kind() == Expr.Kind.OTHER;
        return StateInputs.isSame(value, index)
                || isPart && value.operands().stream().anyMatch(each -> isDirectly(index, each));
    }

    private static boolean mayStartAnew(Expr index, Step step, Step increment) {
        boolean isAsked = step.kind() == Step.Kind.CONDITION && StateInputs.mentions(step.value(), index);
        return isAsked || step != increment && writes(step, index);
    }
}
