package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;

/**
 * Local variables that hold an object which the method itself made, so that to change it has no effect as long as it
 * goes nowhere, or that it got from a method which makes one in each call. Of the JDK these are collections, texts and streams in memory; of other classes only those that are made
 * of plain values, and of which no method is called but such as fill a collection: anything else may have an effect that
 * the object is not needed for.
 */
final class PrivateObjects {

    private static final Set<String> TEXTS_AND_STREAMS = new HashSet<>(Arrays.asList("java.lang.StringBuilder",
            "java.lang.StringBuffer", "java.io.ByteArrayOutputStream", "java.io.CharArrayWriter",
            "java.io.StringWriter"));
    private static final Set<String> WITH_EFFECTS = new HashSet<>(Arrays.asList("java.util.Timer", "java.util.Scanner",
            "java.util.Formatter", "java.util.WeakHashMap", "java.util.ServiceLoader"));
    private static final List<String> FILLING =
            Arrays.asList("add", "and", "append", "clear", "flip", "insert", "offer",
                    "or", "prepend", "push", "put", "remove", "set", "trim", "xor");
    private static final String CONSTRUCTOR = "<init>";

    private final Callees callees;
    private final Map<String, List<Expr>> values = new HashMap<>();
    private final Map<String, List<Expr>> calls = new HashMap<>();
    private final Map<Object, List<Expr>> constructorArguments = new HashMap<>();

    PrivateObjects(Body body, Callees callees) {
        this.callees = callees;
        for (Step step : body.steps()) {
            if (step.kind() == Step.Kind.ASSIGN) {
                values.computeIfAbsent(step.target().name(), name -> new ArrayList<>()).add(step.value());
            }
            step.expressions().forEach(this::add);
        }
    }

    private void add(Expr expr) {
        if (expr.kind() != Expr.Kind.CALL || expr.isStatic() && !Effects.changesItsFirstArgument(expr)) {
            return;
        }
        Expr receiver = Conversions.bare(expr.operands().get(0));
        if (expr.name().equals(CONSTRUCTOR) && receiver.kind() == Expr.Kind.NEW) {
            constructorArguments.put(receiver.place(), expr.operands().subList(1, expr.operands().size()));
        } else if (receiver.kind() == Expr.Kind.LOCAL) {
            calls.computeIfAbsent(receiver.name(), name -> new ArrayList<>()).add(expr);
        }
    }

    /** Tells whether nobody but the method knows the object that the variable holds. */
    boolean contains(String variable) {
        List<Expr> assigned = values.getOrDefault(variable, new ArrayList<>());
        boolean isMade = false;
        for (Expr value : assigned) {
            Expr bare = Conversions.bare(value);
            boolean isNull = bare.kind() == Expr.Kind.CONSTANT && bare.constant() == null;
            if (isMade(bare, variable)) {
                isMade = true;
            } else if (!isNull && !isFluentOn(bare, variable)) {
                return false;
            }
        }
        return isMade;
    }

    boolean isCalled(String variable) {
        return calls.containsKey(variable);
    }

    private boolean isMade(Expr value, String variable) {
        if (value.kind() == Expr.Kind.CALL && !value.isStatic() && value.name().equals("clone")) {
            return isOnlyFilled(variable);
        }
        if (value.kind() == Expr.Kind.CALL) {
            String made = callees.made(value);
            return isFactoryOfTheJdk(value) || isOfTheJdk(made) || !made.isEmpty() && isOnlyFilled(variable);
        }
        if (value.kind() != Expr.Kind.NEW || value.type().equals("array")) {
            return false;
        }
        return isOfTheJdk(value.type()) || !value.type().startsWith("java") && isMadeOfPlainValues(value)
                && isOnlyFilled(variable);
    }

    private static boolean isFactoryOfTheJdk(Expr call) {
        return call.isStatic() && isOfTheJdk(call.owner())
                && (Effects.startsWith(call.name(), "new") || call.owner().equals("java.util.EnumSet"));
    }

    /** Tells whether a class of the JDK keeps what it is given in memory and does nothing else. */
    static boolean isOfTheJdk(String type) {
        boolean isInUtil = type.matches("java\\.util\\.(concurrent\\.)?\\w+") && !WITH_EFFECTS.contains(type)
                && !type.matches(".*(Task|Executor|Pool|Thread\\w*|Exception|Latch|Barrier|Phaser|Future)");
        return isInUtil || TEXTS_AND_STREAMS.contains(type);
    }

    private boolean isMadeOfPlainValues(Expr value) {
        return value.operands().stream().noneMatch(PlainValues::mayBeChanged)
                && constructorArguments.getOrDefault(value.place(), new ArrayList<>()).stream()
                        .noneMatch(PlainValues::mayBeChanged);
    }

    private boolean isOnlyFilled(String variable) {
        return calls.getOrDefault(variable, new ArrayList<>()).stream()
                .allMatch(call -> FILLING.stream().anyMatch(verb -> Effects.startsWith(call.name(), verb)));
    }

    private static boolean isFluentOn(Expr value, String variable) {
        return value.kind() == Expr.Kind.CALL && changed(value).isLocal(variable);
    }

    /** Returns the object that a chain of fluent calls works on; any other value is its own. */
    static Expr changed(Expr chain) {
        Expr each = Conversions.bare(chain);
        while (each.kind() == Expr.Kind.CALL && !each.isStatic() && each.type().equals(each.owner())) {
            each = Conversions.bare(each.operands().get(0));
        }
        return each;
    }
}
