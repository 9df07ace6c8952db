package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/**
 * Evaluates a method before the variable that makes it unnecessary: {@code done || isLast()} becomes {@code isLast()
 * || done}.
 */
public final class SwappedOperands implements MutationOperator {

    @Override
    public String name() {
        return "soc";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        if (!(at.getLeaf() instanceof BinaryTree condition)
                || condition.getKind() != Tree.Kind.CONDITIONAL_OR
                        && condition.getKind() != Tree.Kind.CONDITIONAL_AND) {
            return;
        }
        ExpressionTree left = condition.getLeftOperand();
        ExpressionTree right = condition.getRightOperand();
        if (!isCheap(left, file) || !isCall(right, file) || SideEffects.in(right)) {
            return;
        }
        String operator = file.text().substring(file.end(left), file.start(right));
        found.accept(new Change(at,
                List.of(file.replace(condition, file.text(right) + operator + file.text(left))),
                file.text(right) + " is called before " + file.text(left) + " is asked"));
    }

    private static boolean isCheap(ExpressionTree operand, SourceFile file) {
        ExpressionTree inner = plain(operand);
        if (inner instanceof LiteralTree) {
            return true;
        }
        return (inner instanceof IdentifierTree || inner instanceof MemberSelectTree)
                && file.element(inner) instanceof VariableElement;
    }

    private static boolean isCall(ExpressionTree operand, SourceFile file) {
        ExpressionTree inner = plain(operand);
        TypeMirror type = file.type(inner);
        // A Boolean may be null and throw where it was not evaluated before.
        return inner instanceof MethodInvocationTree && type != null && type.getKind() == TypeKind.BOOLEAN;
    }

    private static ExpressionTree plain(ExpressionTree operand) {
        ExpressionTree inner = operand;
        while (true) {
            if (inner instanceof ParenthesizedTree parentheses) {
                inner = parentheses.getExpression();
            } else if (inner instanceof UnaryTree unary && unary.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
                inner = unary.getExpression();
            } else {
                return inner;
            }
        }
    }
}
