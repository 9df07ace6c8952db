package org.openjdk.jmh.lint.tree;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import javax.lang.model.element.Name;

/** Finds reasons in the body of a loop for fewer iterations than its bounds give: changes of the counter, and exits. */
final class LoopExits extends TreeScanner<Boolean, Void> {

    private final Name counter;

    private LoopExits(Name counter) {
        this.counter = counter;
    }

    static boolean in(Tree body, Name counter) {
        return Boolean.TRUE.equals(new LoopExits(counter).scan(body, null));
    }

    @Override
    public Boolean reduce(Boolean one, Boolean other) {
        return Boolean.TRUE.equals(one) || Boolean.TRUE.equals(other);
    }

    @Override
    public Boolean visitBreak(BreakTree statement, Void unused) {
        return true;
    }

    @Override
    public Boolean visitReturn(ReturnTree statement, Void unused) {
        return true;
    }

    @Override
    public Boolean visitAssignment(AssignmentTree assignment, Void unused) {
        return isCounter(assignment.getVariable()) || reduce(super.visitAssignment(assignment, null), false);
    }

    @Override
    public Boolean visitCompoundAssignment(CompoundAssignmentTree assignment, Void unused) {
        return isCounter(assignment.getVariable()) || reduce(super.visitCompoundAssignment(assignment, null), false);
    }

    @Override
    public Boolean visitUnary(UnaryTree operation, Void unused) {
        boolean changes = OperatorNames.changes(operation.getKind());
        return changes && isCounter(operation.getExpression()) || reduce(super.visitUnary(operation, null), false);
    }

    private boolean isCounter(ExpressionTree expression) {
        return names(expression, counter);
    }

    static boolean names(ExpressionTree expression, Name counter) {
        return expression instanceof IdentifierTree && ((IdentifierTree) expression).getName().equals(counter);
    }
}
