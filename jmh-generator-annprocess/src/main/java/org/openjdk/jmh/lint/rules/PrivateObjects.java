package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;

/**
 * Local variables whose object or array no other code knows, so that changing it has no effect: the method created
 * it, or called a method that creates one each time. Of the JDK these are collections, texts and in-memory streams.
 * Of other classes, the object must be created from plain values, and only methods may be called on it that change
 * nothing else, judging by their code or by names that fill a collection.
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
    private static final String ARRAY = "array";

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
        if (expr.kind() != Expr.Kind.CALL || expr.isStatic()) {
            return;
        }
        Expr receiver = Conversions.bare(expr.operands().get(0));
        if (expr.name().equals(CONSTRUCTOR) && receiver.kind() == Expr.Kind.NEW) {
            constructorArguments.put(receiver.place(), expr.operands().subList(1, expr.operands().size()));
        } else if (receiver.kind() == Expr.Kind.LOCAL) {
            calls.computeIfAbsent(receiver.name(), name -> new ArrayList<>()).add(expr);
        }
    }

    /** Returns whether only the method knows the object of a variable. */
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

    boolean isIterator(String variable) {
        return values.get(variable).stream().anyMatch(value -> OwnObjects.isIterator(Conversions.bare(value)));
    }

    /** Returns the variable whose array or object a store changes if no other code knows it; otherwise empty. */
    Set<String> holder(Expr target) {
        Expr holder = target.operands().isEmpty() ? target : Conversions.bare(target.operands().get(0));
        boolean isRow = Loops.isElement(holder) && Loops.isElement(target);
        Expr whole = isRow ? Conversions.bare(holder.operands().get(0)) : holder;
        return whole.kind() == Expr.Kind.LOCAL && contains(whole.name()) && (!isRow || hasOwnRows(whole.name()))
                ? Collections.singleton(whole.name()) : Collections.<String>emptySet();
    }

    /** Returns whether the array was created together with its rows. */
    private boolean hasOwnRows(String variable) {
        return values.get(variable).stream().map(Conversions::bare).allMatch(value -> value.operands().size() > 1
                && value.operands().stream().noneMatch(PlainValues::mayBeChanged));
    }

    /**
     * Returns the variables that hold everything that a call changes if no other code knows it; otherwise null. For a
     * constructor, where the object goes is unknown at the call.
     */
    Set<String> changedBy(Expr call) {
        if (call.name().equals(CONSTRUCTOR)) {
            return null;
        }
        Expr known = callees.changed(call);
        if (known != null) {
            return holders(Collections.singletonList(known));
        }
        Set<String> holders =
                callees.changes(call) == Effects.OF_ARGUMENTS ? holders(Functions.changeable(call)) : null;
        boolean fills = holders == null && !call.isStatic() && isFilling(call)
                && !call.owner().startsWith("java.");
        return fills ? holders(call.operands().subList(0, 1)) : holders;
    }

    private Set<String> holders(List<Expr> objects) {
        Set<String> holders = new HashSet<>();
        for (Expr object : objects) {
            Expr whole = changed(object);
            if (whole.kind() == Expr.Kind.LOCAL && contains(whole.name())) {
                holders.add(whole.name());
            } else if (!isFresh(whole)) {
                return null;
            }
        }
        return holders;
    }

    /** Returns whether a call receives a mutable object or array that no other code has. */
    boolean isGivenFresh(Expr call) {
        return Functions.changeable(call).stream().map(PrivateObjects::changed)
                .anyMatch(each -> isFresh(each) && !OwnObjects.isIterator(each));
    }

    private boolean isFresh(Expr value) {
        return value.kind() == Expr.Kind.NEW && (isHarmless(value.type()) || isMadeOfPlainValues(value))
                || value.kind() == Expr.Kind.CALL
                        && (isFreshIterator(value) || isCopyOfArray(value) || !callees.made(value).isEmpty());
    }

    private boolean isFreshIterator(Expr value) {
        return OwnObjects.isIterator(value)
                && (value.owner().startsWith("java.util.") || callees.changes(value) == Effects.NONE);
    }

    private boolean isMade(Expr value, String variable) {
        if (value.kind() == Expr.Kind.CALL) {
            String made = callees.made(value);
            boolean isOwn = !made.isEmpty() || OwnObjects.isCopy(value) && value.name().equals("clone");
            return isFactoryOfTheJdk(value) || isOfTheJdk(made) || isCopyOfArray(value) || isFreshIterator(value)
                    || isOwn && isOnlyFilled(variable);
        }
        if (value.kind() != Expr.Kind.NEW) {
            return false;
        }
        return value.type().equals(ARRAY) || isOfTheJdk(value.type())
                || !value.type().startsWith("java") && isMadeOfPlainValues(value)
                        && isOnlyFilled(variable);
    }

    private static boolean isCopyOfArray(Expr value) {
        boolean isOfArray = value.name().equals("clone") ? value.operands().get(0).type().endsWith("[]")
                : value.owner().startsWith("java.");
        return OwnObjects.isCopy(value) && isOfArray;
    }

    private static boolean isFactoryOfTheJdk(Expr call) {
        return isNewBuffer(call) || call.isStatic() && isOfTheJdk(call.owner())
                && (Effects.startsWith(call.name(), "new") || call.owner().equals("java.util.EnumSet"));
    }

    /** Returns whether a JDK class only keeps its arguments in memory. */
    static boolean isOfTheJdk(String type) {
        boolean isInUtil = type.matches("java\\.util\\.(concurrent\\.)?\\w+") && !WITH_EFFECTS.contains(type)
                && !type.matches(".*(Task|Executor|Pool|Thread\\w*|Exception|Latch|Barrier|Phaser|Future)");
        return isInUtil || TEXTS_AND_STREAMS.contains(type) || isBuffer(type);
    }

    /** Returns whether objects of a class read from and write to buffers and arrays that they receive. */
    static boolean isBuffer(String type) {
        return type.matches("java\\.nio\\.\\w*Buffer");
    }

    /** Returns whether a call creates a buffer that no other code knows, in memory that is collected with it. */
    static boolean isNewBuffer(Expr value) {
        return value.kind() == Expr.Kind.CALL && value.isStatic() && value.name().equals("allocate")
                && isBuffer(value.owner());
    }

    /** Returns whether creating an array, or an object of this JDK class, has no other effect. */
    static boolean isHarmless(String type) {
        return type.equals(ARRAY) || type.startsWith("java.lang.") || isOfTheJdk(type);
    }

    private boolean isMadeOfPlainValues(Expr value) {
        return value.operands().stream().noneMatch(PlainValues::mayBeChanged)
                && constructorArguments.getOrDefault(value.place(), new ArrayList<>()).stream()
                        .noneMatch(PlainValues::mayBeChanged);
    }

    private boolean isOnlyFilled(String variable) {
        return calls.getOrDefault(variable, new ArrayList<>()).stream()
                .allMatch(call -> isFilling(call) || callees.changes(call).compareTo(Effects.UNKNOWN) < 0);
    }

    private boolean isFilling(Expr call) {
        return FILLING.stream().anyMatch(verb -> Effects.startsWith(call.name(), verb))
                && !(callees.isKnown(call) && callees.changes(call) == Effects.LIKELY);
    }

    private static boolean isFluentOn(Expr value, String variable) {
        return value.kind() == Expr.Kind.CALL && changed(value).isLocal(variable);
    }

    /** Returns the object of a chain of fluent calls; other values are returned unchanged. */
    static Expr changed(Expr chain) {
        Expr each = Conversions.bare(chain);
        while (each.kind() == Expr.Kind.CALL && !each.isStatic() && each.type().equals(each.owner())) {
            each = Conversions.bare(each.operands().get(0));
        }
        return each;
    }
}
