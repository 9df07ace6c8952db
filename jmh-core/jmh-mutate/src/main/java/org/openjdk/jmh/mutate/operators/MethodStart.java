package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.OptionalInt;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Finds the position before the first statement of a method. */
final class MethodStart {

    private MethodStart() {
    }

    /** {@return the offset for a new first statement; empty if this is not a method with a body} */
    static OptionalInt of(TreePath at, SourceFile file) {
        if (!(at.getLeaf() instanceof MethodTree method) || method.getBody() == null
                || file.start(method.getBody()) < 0) {
            return OptionalInt.empty();
        }
        List<? extends StatementTree> statements = method.getBody().getStatements();
        boolean delegates = !statements.isEmpty() && file.end(statements.get(0)) >= 0
                && statements.get(0) instanceof ExpressionStatementTree first
                && first.getExpression() instanceof MethodInvocationTree call
                && call.getMethodSelect().toString().matches("(.*\\.)?(super|this)")
                && (call.getMethodSelect() instanceof IdentifierTree
                        || call.getMethodSelect().toString().endsWith("super"));
        return OptionalInt.of(delegates ? file.end(statements.get(0)) : file.start(method.getBody()) + 1);
    }
}
