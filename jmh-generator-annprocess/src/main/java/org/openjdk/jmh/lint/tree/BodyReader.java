package org.openjdk.jmh.lint.tree;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.lang.model.element.VariableElement;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;
import org.openjdk.jmh.lint.model.StepRange;

/** Reads statements of a method. */
final class BodyReader extends ExpressionReader {

    private static final String ITERATOR = "java.util.Iterator";

    private final Trees trees;
    private final LoopBounds bounds;
    private final List<StepRange> loopRanges = new ArrayList<>();

    BodyReader(Trees trees, TreePath code) {
        super(trees, code);
        this.trees = trees;
        bounds = new LoopBounds(trees);
    }

    Body read() {
        Expr value = scan(code(), null);
        if (code().getLeaf() instanceof ExpressionTree) {
            boolean isDropped = symbols().returnsNothing(code().getParentPath());
            add(isDropped ? Step.Kind.DISCARD : Step.Kind.RETURN, null, value);
        }
        return isBroken() ? Body.EMPTY : new Body(steps(), loopRanges, bounds.loops);
    }

    @Override
    Body read(TreePath lambda) {
        return new BodyReader(trees, lambda).read();
    }

    @Override
    public Expr visitMethod(MethodTree method, Void unused) {
        return scan(method.getBody(), null);
    }

    @Override
    public Expr visitVariable(VariableTree variable, Void unused) {
        if (variable.getInitializer() != null) {
            Expr value = scan(variable.getInitializer(), null);
            VariableElement element = (VariableElement) symbols().element(getCurrentPath());
            add(Step.Kind.ASSIGN, symbols().local(element, getCurrentPath()), value);
        }
        return null;
    }

    @Override
    public Expr visitExpressionStatement(ExpressionStatementTree statement, Void unused) {
        Expr value = scan(statement.getExpression(), null);
        Tree.Kind kind = statement.getExpression().getKind();
        if (kind == Tree.Kind.METHOD_INVOCATION || kind == Tree.Kind.NEW_CLASS) {
            add(Step.Kind.DISCARD, null, value);
        }
        return null;
    }

    @Override
    public Expr visitReturn(ReturnTree statement, Void unused) {
        return consume(Step.Kind.RETURN, statement.getExpression());
    }

    @Override
    public Expr visitThrow(ThrowTree statement, Void unused) {
        return consume(Step.Kind.THROW, statement.getExpression());
    }

    @Override
    public Expr visitAssert(AssertTree statement, Void unused) {
        consume(Step.Kind.ASSERTION, statement.getDetail());
        return consume(Step.Kind.ASSERTION, statement.getCondition());
    }

    @Override
    public Expr visitSynchronized(SynchronizedTree statement, Void unused) {
        consume(Step.Kind.ESCAPE, statement.getExpression());
        return scan(statement.getBlock(), null);
    }

    @Override
    public Expr visitIf(IfTree statement, Void unused) {
        consume(Step.Kind.CONDITION, statement.getCondition());
        scan(statement.getThenStatement(), null);
        scan(statement.getElseStatement(), null);
        return null;
    }

    @Override
    public Expr visitSwitch(SwitchTree statement, Void unused) {
        consume(Step.Kind.CONDITION, statement.getExpression());
        scan(statement.getCases(), null);
        return null;
    }

    @Override
    public Expr visitTry(TryTree statement, Void unused) {
        for (Tree resource : statement.getResources()) {
            Expr value = scan(resource, null);
            if (resource instanceof VariableTree) {
                TreePath path = new TreePath(getCurrentPath(), resource);
                value = symbols().local((VariableElement) symbols().element(path), path);
            }
            add(Step.Kind.ESCAPE, null, value);
        }
        if (catchesUnchecked(statement)) {
            enterGuard();
            scan(statement.getBlock(), null);
            leaveGuard();
        } else {
            scan(statement.getBlock(), null);
        }
        scan(statement.getCatches(), null);
        scan(statement.getFinallyBlock(), null);
        return null;
    }

    private boolean catchesUnchecked(TryTree statement) {
        for (CatchTree each : statement.getCatches()) {
            TreePath clause = new TreePath(getCurrentPath(), each);
            if (symbols().isUnchecked(new TreePath(clause, each.getParameter()))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Expr visitWhileLoop(WhileLoopTree loop, Void unused) {
        return loop(null, loop.getCondition(), Collections.<Tree>emptyList(), loop.getStatement());
    }

    @Override
    public Expr visitDoWhileLoop(DoWhileLoopTree loop, Void unused) {
        return loop(null, loop.getCondition(), Collections.<Tree>emptyList(), loop.getStatement());
    }

    @Override
    public Expr visitForLoop(ForLoopTree loop, Void unused) {
        scan(loop.getInitializer(), null);
        return loop(loop, loop.getCondition(), loop.getUpdate(), loop.getStatement());
    }

    private Expr loop(ForLoopTree counted, ExpressionTree condition, List<? extends Tree> update, Tree body) {
        if (loopDepth() == 0) {
            bounds.add(counted, getCurrentPath());
        }
        enterLoop();
        consume(Step.Kind.CONDITION, condition);
        scan(body, null);
        scan(update, null);
        loopRanges.add(leaveLoop());
        return null;
    }

    @Override
    public Expr visitEnhancedForLoop(EnhancedForLoopTree loop, Void unused) {
        if (loopDepth() == 0) {
            bounds.add(null, getCurrentPath());
        }
        Expr source = Symbols.receiver(scan(loop.getExpression(), null), getCurrentPath());
        String type = symbols().typeOf(new TreePath(getCurrentPath(), loop.getExpression()));
        Expr iterator = type.endsWith("[]") ? source : call(type, "iterator", ITERATOR, source);
        enterLoop();
        add(Step.Kind.CONDITION, null, call(ITERATOR, "hasNext", "boolean", iterator));
        TreePath variable = new TreePath(getCurrentPath(), loop.getVariable());
        add(Step.Kind.ASSIGN, symbols().local((VariableElement) symbols().element(variable), variable),
                call(ITERATOR, "next", "", iterator));
        scan(loop.getStatement(), null);
        loopRanges.add(leaveLoop());
        return null;
    }

    private Expr call(String owner, String name, String type, Expr receiver) {
        return Expr.call(owner, name, type, false, Collections.singletonList(receiver), place());
    }
}
