package org.openjdk.jmh.lint.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.ResultUses;
import org.openjdk.jmh.lint.model.Step;

/**
 * Finds the methods that a benchmark calls. Overloads with the same number of parameters are not distinguished: a
 * statement about a call holds for all of them, and for the methods that override them. Abstract methods are
 * represented by their implementations.
 */
final class Callees {

    /** Largest number of implementations: with more, the reached one is unknown. */
    private static final int MAX_IMPLEMENTATIONS = 16;

    private static final String LAMBDA = "lambda$";
    private static final Set<String> KEPT_APART = new HashSet<>(Arrays.asList("DONT_INLINE", "EXCLUDE"));

    private final ClassFacts root;
    private final List<ClassFacts> own = new ArrayList<>();
    private final Map<String, List<MethodFacts>> found = new HashMap<>();
    private Set<String> dropped;
    private final CallEffects effects = new CallEffects(this, false);
    private final CallEffects evidence = new CallEffects(this, true);

    Callees(MethodFacts benchmark, ClassFacts type) {
        root = type;
        own.addAll(Jmh.inheritedAndEnclosing(type));
        for (ClassFacts parameter : benchmark.parameterClasses()) {
            if (Jmh.isState(parameter)) {
                own.addAll(Jmh.inherited(parameter));
            }
        }
    }

    /** Returns a key that is equal for calls of the same method. */
    static String key(Expr call) {
        return call.owner() + '.' + call.name() + '/' + arguments(call);
    }

    private static int arguments(Expr call) {
        return call.operands().size() - (call.isStatic() ? 0 : 1);
    }

    List<MethodFacts> methods(Expr call) {
        String key = key(call);
        List<MethodFacts> methods = found.get(key);
        if (methods == null) {
            methods = find(call);
            found.put(key, methods);
        }
        return methods;
    }

    private List<MethodFacts> find(Expr call) {
        ClassFacts owner = owner(call.owner());
        List<MethodFacts> methods = new ArrayList<>();
        for (ClassFacts level = owner; level != null && methods.isEmpty(); level = level.superclass()) {
            methods.addAll(named(level, call));
        }
        boolean isAbstract = owner != null && owner.isAbstract()
                && methods.stream().allMatch(method -> method.body().steps().isEmpty());
        if (!isAbstract && !mayBeOverridden(owner, call)) {
            return methods;
        }
        if (isAbstract) {
            methods.clear();
        }
        addImplementations(owner, call, methods);
        boolean hasUnknownSubclasses = owner.isAbstract() && owner.subtypes().isEmpty();
        return hasUnknownSubclasses || methods.size() > MAX_IMPLEMENTATIONS ? new ArrayList<>() : methods;
    }

    /** Returns whether a subclass may override the method. The classes of the benchmark and its states are known. */
    private boolean mayBeOverridden(ClassFacts owner, Expr call) {
        return owner != null && !call.isStatic() && !call.name().equals("<init>") && !own.contains(owner);
    }

    private ClassFacts owner(String name) {
        return own.stream().filter(type -> type.name().equals(name)).findFirst().orElseGet(() -> root.find(name));
    }

    String title(String name) {
        ClassFacts type = owner(name);
        return type == null ? name.substring(name.lastIndexOf('.') + 1) : type.title();
    }

    private static List<MethodFacts> named(ClassFacts type, Expr call) {
        List<MethodFacts> named = new ArrayList<>(type.methods());
        named.removeIf(method -> !method.name().equals(call.name()));
        List<MethodFacts> alike = new ArrayList<>(named);
        alike.removeIf(method -> method.parameters() != arguments(call));
        return alike.isEmpty() ? named : alike;
    }

    private void addImplementations(ClassFacts owner, Expr call, List<MethodFacts> implementations) {
        Deque<ClassFacts> types = new ArrayDeque<>(subtypes(owner));
        while (!types.isEmpty() && implementations.size() <= MAX_IMPLEMENTATIONS) {
            ClassFacts type = types.remove();
            for (MethodFacts method : named(type, call)) {
                if (!method.body().steps().isEmpty()) {
                    implementations.add(method);
                }
            }
            types.addAll(subtypes(type));
        }
    }

    /** Returns the direct subtypes: all among the analyzed classes, or those in the same source file. */
    private List<ClassFacts> subtypes(ClassFacts type) {
        List<ClassFacts> known = type.subtypes();
        return known.isEmpty() ? nestedSubtypes(type, Jmh.outermost(root)) : known;
    }

    private static List<ClassFacts> nestedSubtypes(ClassFacts type, ClassFacts outer) {
        List<ClassFacts> subtypes = new ArrayList<>();
        for (ClassFacts nested : outer.nested()) {
            if (nested.superclass() != null && nested.superclass().name().equals(type.name())) {
                subtypes.add(nested);
            }
            subtypes.addAll(nestedSubtypes(type, nested));
        }
        return subtypes;
    }

    List<Body> bodies(Expr call) {
        return methods(call).stream().map(MethodFacts::body).collect(Collectors.toList());
    }

    /** Returns the bodies of a function; class files have lambda bodies in separate methods. */
    List<Body> codeOf(Expr function) {
        List<Step> steps = function.code().steps();
        boolean isLambda = steps.size() == 1 && steps.get(0).value().name().startsWith(LAMBDA);
        return isLambda ? bodies(steps.get(0).value()) : Collections.singletonList(function.code());
    }

    /** Returns whether an annotation prevents inlining, so that each call remains. */
    boolean isNeverInlined(Expr call) {
        return methods(call).stream().map(method -> method.annotation(Jmh.COMPILER_CONTROL))
                .anyMatch(control -> control != null && KEPT_APART.contains(control.text("value", "")));
    }

    /** Returns whether a call without a result, of the benchmark's class or of the JDK, has no effect. */
    boolean hasNoEffect(Expr call) {
        if (Functions.onlyCallsFunctions(call)) {
            return effects(call) == Effects.NONE;
        }
        List<MethodFacts> methods = methods(call);
        boolean isVisible = call.owner().equals(root.name()) && !root.isAbstract() && !call.name().equals("<init>")
                && !methods.isEmpty() && !isNeverInlined(call);
        return isVisible && methods.stream().allMatch(method -> isEmpty(method) ? arguments(call) > 0
                : !isCheck(method) && changes(call) == Effects.NONE);
    }

    /** Returns the method of the benchmark or its states that a call reaches; null for others. */
    MethodFacts helper(Expr call) {
        boolean isOfClass = call.kind() == Expr.Kind.CALL
                && own.stream().anyMatch(type -> type.name().equals(call.owner())) && !call.name().equals("<init>")
                && !isOverridden(call);
        List<MethodFacts> methods = isOfClass && !isNeverInlined(call) ? methods(call) : new ArrayList<MethodFacts>();
        return methods.size() == 1 && methods.get(0).annotation(Jmh.BENCHMARK) == null
                && !(call.type().equals("void") && hasNoEffect(call)) ? methods.get(0) : null;
    }

    private boolean isOverridden(Expr call) {
        return own.stream().filter(type -> !type.name().equals(call.owner()) && !named(type, call).isEmpty())
                .flatMap(type -> Jmh.inherited(type).stream()).anyMatch(type -> type.name().equals(call.owner()));
    }

    private static boolean isEmpty(MethodFacts method) {
        return method.body().steps().isEmpty() && !method.isNative() && !method.isSynchronized();
    }

    private static boolean isCheck(MethodFacts method) {
        return method.body().steps().stream().anyMatch(step -> step.kind() == Step.Kind.THROW);
    }

    /** Returns whether the body of the method can be analyzed. */
    boolean isKnown(Expr call) {
        List<Body> bodies = bodies(call);
        return !bodies.isEmpty() && bodies.stream().noneMatch(body -> body.steps().isEmpty());
    }

    /** Returns whether the method is known and belongs to the benchmark or its states. */
    boolean isOwn(Expr call) {
        return isKnown(call) && own.stream().anyMatch(type -> type.name().equals(call.owner()));
    }

    /** Returns the effects of a call beyond its result, as the code of the reached methods shows. */
    Effects effects(Expr call) {
        Effects found = effects.of(call);
        return found == Effects.OF_ARGUMENTS ? Effects.LIKELY : found;
    }

    /** Returns whether the only effect of a call beyond its result is to change its arguments. */
    boolean changesArguments(Expr call) {
        return effects.of(call) == Effects.OF_ARGUMENTS;
    }

    /** Returns how other calls use the result of a call, for the reached method with the weakest evidence. */
    ResultUses resultUses(Expr call) {
        return methods(call).stream().map(MethodFacts::resultUses).reduce(ResultUses::orWeaker)
                .orElse(ResultUses.NONE);
    }

    /** Returns the classes with another benchmark that drops a result that all other calls use. */
    Set<String> classesOfDroppedResults() {
        if (dropped == null) {
            dropped = Jmh.benchmarks(root).stream().flatMap(benchmark -> benchmark.body().steps().stream())
                    .filter(step -> step.kind() == Step.Kind.DISCARD && step.value().kind() == Expr.Kind.CALL)
                    .map(Step::value).filter(call -> Effects.of(call) == Effects.UNKNOWN && !call.type().equals("void"))
                    .filter(call -> resultUses(call).areMostlyUsed()).map(Expr::owner).collect(Collectors.toSet());
        }
        return dropped;
    }

    /** Returns what a call changes, regardless of its name. */
    Effects changes(Expr call) {
        return evidence.of(call);
    }

    /** Returns everything that a JDK call changes; null if unknown. */
    Expr changed(Expr call) {
        return evidence.changed(call);
    }

    /**
     * Returns the type of the object that each call of a known method creates.
     *
     * @return empty if the method may return an object that other code knows
     */
    String made(Expr call) {
        Set<String> types = new HashSet<>();
        for (Body body : isKnown(call) && effects(call) == Effects.NONE ? bodies(call) : new ArrayList<Body>()) {
            for (Step step : body.steps()) {
                if (step.kind() == Step.Kind.RETURN) {
                    types.add(StateInputs.any(body.steps(), Callees::keepsAnArgument) ? ""
                            : OwnObjects.typeMade(step.value(), body));
                }
            }
        }
        return types.size() == 1 ? types.iterator().next() : "";
    }

    /**
     * Returns whether a new object keeps an argument; class files have arguments at the constructor call, source
     * trees at the creation.
     */
    private static boolean keepsAnArgument(Expr expr) {
        boolean isConstructor = expr.kind() == Expr.Kind.CALL && expr.name().equals("<init>");
        return expr.kind() == Expr.Kind.NEW && expr.operands().stream().anyMatch(PlainValues::mayBeChanged)
                || isConstructor && expr.operands().stream().skip(1).anyMatch(PlainValues::mayBeChanged);
    }
}
