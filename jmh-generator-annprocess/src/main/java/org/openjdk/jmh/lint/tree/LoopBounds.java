package org.openjdk.jmh.lint.tree;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import org.openjdk.jmh.lint.model.CountedLoop;

/** Recognizes {@code for (int i = CONSTANT; i < CONSTANT; i++)}, also with {@code <=}. */
final class LoopBounds {

    private final Trees trees;
    final List<CountedLoop> loops = new ArrayList<>();

    LoopBounds(Trees trees) {
        this.trees = trees;
    }

    /** Adds a loop; null for one of another form. */
    void add(ForLoopTree loop, TreePath path) {
        loops.add(new CountedLoop(loop == null ? CountedLoop.UNKNOWN : runs(loop, path), new TreePlace(path)));
    }

    private long runs(ForLoopTree loop, TreePath path) {
        if (loop.getInitializer().size() != 1 || !(loop.getInitializer().get(0) instanceof VariableTree)
                || loop.getUpdate().size() != 1 || !(loop.getCondition() instanceof BinaryTree)) {
            return CountedLoop.UNKNOWN;
        }
        VariableTree counter = (VariableTree) loop.getInitializer().get(0);
        BinaryTree condition = (BinaryTree) loop.getCondition();
        Long first = constant(counter.getInitializer(), path);
        Long last = constant(condition.getRightOperand(), path);
        if (first == null || last == null || !counts(loop.getUpdate().get(0), counter)
                || !isCounter(condition.getLeftOperand(), counter)
                || LoopExits.in(loop.getStatement(), counter.getName())) {
            return CountedLoop.UNKNOWN;
        }
        if (condition.getKind() == Tree.Kind.LESS_THAN_EQUAL) {
            return Math.max(0, last - first + 1);
        }
        return condition.getKind() == Tree.Kind.LESS_THAN ? Math.max(0, last - first) : CountedLoop.UNKNOWN;
    }

    private static boolean counts(ExpressionStatementTree update, VariableTree counter) {
        Tree.Kind kind = update.getExpression().getKind();
        return (kind == Tree.Kind.POSTFIX_INCREMENT || kind == Tree.Kind.PREFIX_INCREMENT)
                && isCounter(((UnaryTree) update.getExpression()).getExpression(), counter);
    }

    private static boolean isCounter(ExpressionTree expression, VariableTree counter) {
        return LoopExits.names(expression, counter.getName());
    }

    private Long constant(ExpressionTree expression, TreePath path) {
        Object value = null;
        if (expression instanceof LiteralTree) {
            value = ((LiteralTree) expression).getValue();
        } else if (expression != null) {
            Element element = trees.getElement(new TreePath(path, expression));
            value = element instanceof VariableElement ? ((VariableElement) element).getConstantValue() : null;
        }
        return value instanceof Integer || value instanceof Long ? Long.valueOf(((Number) value).longValue()) : null;
    }
}
