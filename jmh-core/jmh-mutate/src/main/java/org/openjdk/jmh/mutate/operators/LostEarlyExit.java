package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.Edit;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Continues a loop after the searched element is found; the result is still the first one. */
public final class LostEarlyExit implements MutationOperator {

    @Override
    public String name() {
        return "exit";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        IfTree search = search(at.getLeaf(), file);
        StatementTree exit = search == null ? null : last(search.getThenStatement());
        if (search == null || exit == null || !(at.getParentPath().getLeaf() instanceof BlockTree)
                || SideEffects.in(search.getCondition())) {
            return;
        }
        String flag = file.freeName("found");
        List<Edit> edits = new ArrayList<>();
        ExpressionTree condition = ((ParenthesizedTree) search.getCondition()).getExpression();
        edits.add(Edit.insert(file.start(condition), "("));
        edits.add(Edit.insert(file.end(condition), ") && !" + flag));
        String before = "boolean " + flag + " = false; ";
        if (exit instanceof BreakTree leave && leave.getLabel() == null) {
            edits.add(file.replace(exit, flag + " = true;"));
        } else if (exit instanceof ReturnTree leave) {
            ExpressionTree value = leave.getExpression();
            String type = value == null ? "" : returned(at, file);
            if (type == null) {
                return;
            }
            String result = file.freeName("result");
            String kept = value == null ? "" : result + " = " + file.text(value) + "; ";
            before += value == null ? "" : type + " " + result + " = " + blank(type) + "; ";
            edits.add(file.replace(exit, block(search, "{ " + kept + flag + " = true; }")));
            edits.add(Edit.insert(file.end(at.getLeaf()),
                    " if (" + flag + ") { return" + (value == null ? "" : " " + result) + "; }"));
        } else {
            return;
        }
        edits.add(Edit.insert(file.start(at.getLeaf()), before));
        found.accept(
                new Change(at, edits, "The search for " + file.text(condition) + " does not end when it has found it"));
    }

    private static String block(IfTree search, String statements) {
        return search.getThenStatement() instanceof BlockTree ? statements.substring(2, statements.length() - 2)
                : statements;
    }

    /** Returns the condition that is the whole body of a loop over a sequence. */
    private static @Nullable IfTree search(Tree tree, SourceFile file) {
        StatementTree body = null;
        if (tree instanceof EnhancedForLoopTree loop && isRepeatable(loop.getExpression(), file)) {
            body = loop.getStatement();
        } else if (tree instanceof ForLoopTree loop && loop.getCondition() != null && !loop.getInitializer().isEmpty()
                && loop.getInitializer().stream().allMatch(each -> each instanceof VariableTree)
                && !SideEffects.in(loop.getCondition())) {
            body = loop.getStatement();
        }
        if (body instanceof BlockTree block) {
            body = block.getStatements().size() == 1 ? block.getStatements().get(0) : null;
        }
        return body instanceof IfTree search && search.getElseStatement() == null ? search : null;
    }

    /** Returns whether a sequence can be iterated past the found element; other iterables may block or be consumed. */
    private static boolean isRepeatable(ExpressionTree sequence, SourceFile file) {
        return file.type(sequence) instanceof ArrayType || file.isA(sequence, "java.util.Collection");
    }

    private static @Nullable StatementTree last(StatementTree then) {
        if (!(then instanceof BlockTree block)) {
            return then;
        }
        List<? extends StatementTree> statements = block.getStatements();
        return statements.isEmpty() ? null : statements.get(statements.size() - 1);
    }

    private static @Nullable String returned(TreePath at, SourceFile file) {
        for (TreePath each = at; each != null; each = each.getParentPath()) {
            if (each.getLeaf() instanceof LambdaExpressionTree) {
                return null;
            }
            if (each.getLeaf() instanceof MethodTree method && method.getReturnType() != null) {
                TypeMirror type = file.type(method.getReturnType());
                return type == null ? null : file.text(method.getReturnType());
            }
        }
        return null;
    }

    private static String blank(String type) {
        return switch (type) {
            case "boolean" -> "false";
            case "byte", "short", "int", "long", "float", "double", "char" -> "0";
            default -> "null";
        };
    }
}
