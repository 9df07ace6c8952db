package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/**
 * Declares a local variable that a loop changes as {@code Long} instead of {@code long}, which allocates in each round.
 */
public final class BoxedAccumulator implements MutationOperator {

    private static final Map<TypeKind, String> BOXES = Map.of(TypeKind.INT, "Integer", TypeKind.LONG, "Long",
            TypeKind.DOUBLE, "Double", TypeKind.FLOAT, "Float", TypeKind.BOOLEAN, "Boolean");

    @Override
    public String name() {
        return "box";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        if (!(at.getLeaf() instanceof VariableTree variable) || variable.getInitializer() == null
                || variable.getType() == null || file.start(variable.getType()) < 0) {
            return;
        }
        Element element = file.element(variable);
        TypeMirror type = file.type(variable);
        TypeMirror first = file.type(variable.getInitializer());
        if (element == null || element.getKind() != ElementKind.LOCAL_VARIABLE || type == null || first == null
                || !BOXES.containsKey(type.getKind()) || first.getKind() != type.getKind()
                || !file.text(variable.getType()).equals(type.toString()) || isOneOfSeveral(variable, file)) {
            return;
        }
        List<TreePath> uses = file.uses(element, at.getParentPath());
        if (uses.stream().anyMatch(each -> SourceFile.writes(each) && inLoop(each, at.getParentPath()))
                && uses.stream().allMatch(each -> unboxes(each, file))) {
            found.accept(new Change(at, List.of(file.replace(variable.getType(), BOXES.get(type.getKind()))),
                    variable.getName() + " is of type " + BOXES.get(type.getKind())));
        }
    }

    /** Returns whether the declaration has several variables, as in {@code int a = 0, b = 1}, which share the type. */
    private static boolean isOneOfSeveral(VariableTree variable, SourceFile file) {
        String behind = file.text().substring(file.end(variable) - 1);
        String before = file.text().substring(file.end(variable.getType()), file.end(variable));
        return behind.startsWith(",") || before.lastIndexOf(',', before.indexOf(variable.getName().toString())) >= 0;
    }

    /** Returns whether boxing preserves the meaning of a use: overload resolution and {@code ==} depend on it. */
    private static boolean unboxes(TreePath use, SourceFile file) {
        Tree parent = use.getParentPath().getLeaf();
        if (parent instanceof MethodInvocationTree || parent instanceof NewClassTree || parent instanceof TypeCastTree
                || parent instanceof ConditionalExpressionTree || parent instanceof ParenthesizedTree
                || parent instanceof ReturnTree) {
            return parent instanceof ReturnTree;
        }
        if (parent instanceof BinaryTree comparison
                && (comparison.getKind() == Tree.Kind.EQUAL_TO || comparison.getKind() == Tree.Kind.NOT_EQUAL_TO)) {
            return isPrimitive(comparison.getLeftOperand(), file) && isPrimitive(comparison.getRightOperand(), file)
                    && !same(comparison, use, file);
        }
        // Java does not widen and box in one assignment.
        return !(parent instanceof AssignmentTree assignment && assignment.getVariable() == use.getLeaf())
                || sameType(assignment.getVariable(), assignment.getExpression(), file);
    }

    private static boolean sameType(ExpressionTree variable, ExpressionTree value, SourceFile file) {
        TypeMirror one = file.type(variable);
        TypeMirror other = file.type(value);
        return one != null && other != null && one.getKind() == other.getKind();
    }

    private static boolean same(BinaryTree comparison, TreePath use, SourceFile file) {
        Element element = file.element(use.getLeaf());
        return element != null && element.equals(file.element(comparison.getLeftOperand()))
                && element.equals(file.element(comparison.getRightOperand()));
    }

    private static boolean isPrimitive(ExpressionTree operand, SourceFile file) {
        TypeMirror type = file.type(operand);
        return type != null && type.getKind().isPrimitive();
    }

    private static boolean inLoop(TreePath use, TreePath around) {
        for (TreePath each = use; each != null && each.getLeaf() != around.getLeaf(); each = each.getParentPath()) {
            if (Recomputation.isLoop(each.getLeaf())) {
                return true;
            }
        }
        return around.getLeaf() instanceof ForLoopTree;
    }
}
