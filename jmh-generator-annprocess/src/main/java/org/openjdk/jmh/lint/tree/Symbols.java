package org.openjdk.jmh.lint.tree;

import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.UnionType;
import javax.lang.model.util.ElementFilter;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.source.SourceClass;

/** Converts names in a tree to expressions. */
final class Symbols {

    private static final List<String> UNCHECKED = Arrays.asList("java.lang.RuntimeException", "java.lang.Error");

    private final Trees trees;
    private final Map<Element, Integer> numbers = new HashMap<>();
    private boolean broken;

    Symbols(Trees trees) {
        this.trees = trees;
    }

    /** Returns whether a name could not be resolved, so that rules should not report anything about the method. */
    boolean broken() {
        return broken;
    }

    /** Returns the variable or field of a name; null for other names. */
    Expr named(TreePath path, List<Expr> object) {
        Element element = trees.getElement(path);
        if (element == null || element.asType().getKind() == TypeKind.ERROR) {
            broken = true;
            return null;
        }
        if (element.getKind() == ElementKind.FIELD || element.getKind() == ElementKind.ENUM_CONSTANT) {
            return field((VariableElement) element, object, path);
        }
        return element instanceof VariableElement ? local((VariableElement) element, path) : null;
    }

    Expr local(VariableElement variable, TreePath path) {
        numbers.putIfAbsent(variable, numbers.size());
        return Expr.local(variable.getSimpleName().toString(), numbers.get(variable),
                SourceClass.nameOf(variable.asType()),
                new TreePlace(path));
    }

    private Expr field(VariableElement field, List<Expr> object, TreePath path) {
        String name = field.getSimpleName().toString();
        TreePlace place = new TreePlace(path);
        if (name.equals("this") || name.equals("super")) {
            return Expr.constant(null, place);
        }
        boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
        List<Expr> self = object.isEmpty() ? Collections.singletonList(Expr.constant(null, place)) : object;
        return Expr.field(owner(field), name, SourceClass.nameOf(field.asType()), field.getConstantValue(),
                isStatic ? Collections.<Expr>emptyList() : self, place);
    }

    /**
     * Returns a call; null if the method is unknown.
     *
     * @param object receiver as far as it is written and has an expression; null otherwise
     */
    Expr call(TreePath method, TreePath call, Expr object, List<Expr> arguments) {
        Element element = trees.getElement(method);
        if (!(element instanceof ExecutableElement)) {
            broken = true;
            return null;
        }
        boolean isStatic = element.getModifiers().contains(Modifier.STATIC);
        List<Expr> operands = new ArrayList<>();
        if (!isStatic) {
            operands.add(receiver(object, call));
        }
        operands.addAll(arguments);
        TypeMirror result = trees.getTypeMirror(call);
        String owner = object == null ? ownerOfUnqualified(element, call) : owner(element);
        return Expr.call(owner, element.getSimpleName().toString(),
                result == null ? "" : SourceClass.nameOf(result), isStatic, operands, new TreePlace(call));
    }

    /** Returns the body of a method reference. */
    Body reference(TreePath reference) {
        Element element = trees.getElement(reference);
        if (!(element instanceof ExecutableElement)) {
            return Body.EMPTY;
        }
        ExecutableElement method = (ExecutableElement) element;
        List<String> parameters = method.getParameters().stream()
                .map(parameter -> SourceClass.nameOf(parameter.asType())).collect(Collectors.toList());
        return Body.ofReference(owner(method), method.getSimpleName().toString(),
                SourceClass.nameOf(method.getReturnType()), method.getModifiers().contains(Modifier.STATIC), parameters,
                new TreePlace(reference));
    }

    /**
     * Returns the receiver of a call; an implicit one is this. If it has no expression, nothing else is known of it.
     */
    static Expr receiver(Expr object, TreePath call) {
        return object == null ? Expr.constant(null, new TreePlace(call)) : object;
    }

    String typeOf(TreePath path) {
        TypeMirror type = trees.getTypeMirror(path);
        broken |= type == null || type.getKind() == TypeKind.ERROR;
        return type == null ? "" : SourceClass.nameOf(type);
    }

    Element element(TreePath path) {
        return trees.getElement(path);
    }

    /** Returns whether a {@code catch} parameter has an unchecked type, or one among several. */
    boolean isUnchecked(TreePath parameter) {
        Element element = trees.getElement(parameter);
        return element != null && isUnchecked(element.asType());
    }

    private static boolean isUnchecked(TypeMirror type) {
        if (type.getKind() == TypeKind.UNION) {
            return ((UnionType) type).getAlternatives().stream().anyMatch(Symbols::isUnchecked);
        }
        for (TypeMirror each = type; each.getKind() == TypeKind.DECLARED;) {
            if (UNCHECKED.contains(SourceClass.nameOf(each))) {
                return true;
            }
            each = ((TypeElement) ((DeclaredType) each).asElement()).getSuperclass();
        }
        return false;
    }

    /** Returns the innermost enclosing class that has or inherits the method, as class files do. */
    private String ownerOfUnqualified(Element member, TreePath call) {
        for (TreePath each = call; each != null; each = each.getParentPath()) {
            Element type = each.getLeaf() instanceof ClassTree ? trees.getElement(each) : null;
            if (type instanceof TypeElement && inherits((TypeElement) type, member.getEnclosingElement())) {
                return nameOf((TypeElement) type);
            }
        }
        return owner(member);
    }

    private static boolean inherits(TypeElement type, Element from) {
        TypeMirror superclass = type.getSuperclass();
        return type.equals(from) || superclass.getKind() == TypeKind.DECLARED
                && inherits((TypeElement) ((DeclaredType) superclass).asElement(), from);
    }

    /** Returns whether the method that a lambda implements returns nothing. */
    boolean returnsNothing(TreePath lambda) {
        TypeMirror type = trees.getTypeMirror(lambda);
        return type != null && type.getKind() == TypeKind.DECLARED
                && returnsNothing((TypeElement) ((DeclaredType) type).asElement());
    }

    private static boolean returnsNothing(TypeElement function) {
        for (ExecutableElement method : ElementFilter.methodsIn(function.getEnclosedElements())) {
            if (method.getModifiers().contains(Modifier.ABSTRACT)) {
                return method.getReturnType().getKind() == TypeKind.VOID;
            }
        }
        return function.getInterfaces().stream().filter(each -> each.getKind() == TypeKind.DECLARED)
                .anyMatch(each -> returnsNothing((TypeElement) ((DeclaredType) each).asElement()));
    }

    private static String owner(Element member) {
        return nameOf((TypeElement) member.getEnclosingElement());
    }

    /** Returns the name of a type; for an anonymous class, that of its supertype. */
    private static String nameOf(TypeElement type) {
        String name = type.getQualifiedName().toString();
        List<? extends TypeMirror> interfaces = type.getInterfaces();
        return !name.isEmpty() ? name
                : SourceClass.nameOf(interfaces.isEmpty() ? type.getSuperclass() : interfaces.get(0));
    }
}
