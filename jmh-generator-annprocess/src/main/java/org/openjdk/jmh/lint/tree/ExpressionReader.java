package org.openjdk.jmh.lint.tree;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Place;
import org.openjdk.jmh.lint.model.Step;
import org.openjdk.jmh.lint.model.StepRange;

/** Reads expressions. Unknown kinds, such as those of later language versions, depend on everything within them. */
abstract class ExpressionReader extends TreePathScanner<Expr, Void> {

    private final TreePath code;
    private final Symbols symbols;
    private final List<Step> steps = new ArrayList<>();
    private final Deque<Integer> openLoops = new ArrayDeque<>();
    private int guards;

    ExpressionReader(Trees trees, TreePath code) {
        this.code = code;
        symbols = new Symbols(trees);
    }

    final TreePath code() {
        return code;
    }

    abstract Body read(TreePath lambda);

    final Symbols symbols() {
        return symbols;
    }

    final List<Step> steps() {
        return steps;
    }

    final boolean isBroken() {
        return symbols.broken();
    }

    final int loopDepth() {
        return openLoops.size();
    }

    final void enterLoop() {
        openLoops.push(steps.size());
    }

    /** Returns the steps of the loop that ends here. */
    final StepRange leaveLoop() {
        return new StepRange(openLoops.pop(), steps.size());
    }

    /** Marks following steps as guarded: exceptions that they throw may be caught. */
    final void enterGuard() {
        guards++;
    }

    final void leaveGuard() {
        guards--;
    }

    final Place place() {
        return new TreePlace(getCurrentPath());
    }

    final void add(Step.Kind kind, Expr target, Expr value) {
        if (value != null) {
            steps.add(new Step(kind, target, value, loopDepth(), guards > 0));
        }
    }

    final Expr consume(Step.Kind kind, Tree value) {
        add(kind, null, scan(value, null));
        return null;
    }

    @Override
    public Expr reduce(Expr last, Expr earlier) {
        if (last == null || earlier == null) {
            return last == null ? earlier : last;
        }
        return Expr.other(Arrays.asList(earlier, last), earlier.place());
    }

    private List<Expr> all(Iterable<? extends Tree> trees) {
        List<Expr> all = new ArrayList<>();
        for (Tree tree : trees) {
            Expr expr = scan(tree, null);
            if (expr != null) {
                all.add(expr);
            }
        }
        return all;
    }

    @Override
    public Expr visitLiteral(LiteralTree literal, Void unused) {
        return Expr.constant(literal.getValue(), place());
    }

    @Override
    public Expr visitIdentifier(IdentifierTree identifier, Void unused) {
        return symbols.named(getCurrentPath(), Collections.<Expr>emptyList());
    }

    @Override
    public Expr visitMemberSelect(MemberSelectTree select, Void unused) {
        Expr object = scan(select.getExpression(), null);
        return symbols.named(getCurrentPath(),
                object == null ? Collections.<Expr>emptyList() : Collections.singletonList(object));
    }

    @Override
    public Expr visitMethodInvocation(MethodInvocationTree call, Void unused) {
        ExpressionTree select = call.getMethodSelect();
        TreePath selectPath = new TreePath(getCurrentPath(), select);
        Expr object = select instanceof MemberSelectTree
                ? scan(((MemberSelectTree) select).getExpression(), null) : null;
        List<Expr> arguments = all(call.getArguments());
        return symbols.call(selectPath, getCurrentPath(), object, arguments);
    }

    @Override
    public Expr visitNewClass(NewClassTree created, Void unused) {
        List<Expr> operands = new ArrayList<>();
        Expr enclosing = scan(created.getEnclosingExpression(), null);
        if (enclosing != null) {
            operands.add(enclosing);
        }
        operands.addAll(all(created.getArguments()));
        if (created.getClassBody() != null) {
            capture(created.getClassBody());
        }
        return Expr.create(symbols.typeOf(new TreePath(getCurrentPath(), created.getIdentifier())), operands, place());
    }

    @Override
    public Expr visitNewArray(NewArrayTree created, Void unused) {
        List<Expr> operands = all(created.getDimensions());
        if (created.getInitializers() != null) {
            operands.addAll(all(created.getInitializers()));
        }
        return Expr.create("array", operands, place());
    }

    @Override
    public Expr visitBinary(BinaryTree binary, Void unused) {
        Expr left = scan(binary.getLeftOperand(), null);
        Expr right = scan(binary.getRightOperand(), null);
        return operator(OperatorNames.of(binary.getKind()), left, right);
    }

    private Expr operator(String symbol, Expr left, Expr right) {
        return left == null || right == null ? reduce(right, left) : Expr.operator(symbol, place(), left, right);
    }

    @Override
    public Expr visitUnary(UnaryTree unary, Void unused) {
        Expr operand = scan(unary.getExpression(), null);
        boolean changes = OperatorNames.changes(unary.getKind());
        if (operand == null || !changes) {
            return operand == null ? null : Expr.operator(OperatorNames.of(unary.getKind()), place(), operand);
        }
        write(operand, Expr.operator(OperatorNames.of(unary.getKind()), place(), operand, Expr.constant(1, place())));
        return operand;
    }

    @Override
    public Expr visitAssignment(AssignmentTree assignment, Void unused) {
        Expr target = scan(assignment.getVariable(), null);
        Expr value = scan(assignment.getExpression(), null);
        write(target, value);
        return target;
    }

    @Override
    public Expr visitCompoundAssignment(CompoundAssignmentTree assignment, Void unused) {
        Expr target = scan(assignment.getVariable(), null);
        Expr value = scan(assignment.getExpression(), null);
        write(target, operator(OperatorNames.of(assignment.getKind()), target, value));
        return target;
    }

    private void write(Expr target, Expr value) {
        if (target != null) {
            add(target.kind() == Expr.Kind.LOCAL ? Step.Kind.ASSIGN : Step.Kind.STORE, target, value);
        }
    }

    @Override
    public Expr visitArrayAccess(ArrayAccessTree access, Void unused) {
        return operator("[]", scan(access.getExpression(), null), scan(access.getIndex(), null));
    }

    @Override
    public Expr visitParenthesized(ParenthesizedTree parenthesized, Void unused) {
        return scan(parenthesized.getExpression(), null);
    }

    @Override
    public Expr visitTypeCast(TypeCastTree cast, Void unused) {
        return scan(cast.getExpression(), null);
    }

    @Override
    public Expr visitInstanceOf(InstanceOfTree test, Void unused) {
        return consumeAll(test.getExpression());
    }

    @Override
    public Expr visitConditionalExpression(ConditionalExpressionTree conditional, Void unused) {
        consume(Step.Kind.CONDITION, conditional.getCondition());
        Expr first = scan(conditional.getTrueExpression(), null);
        Expr second = scan(conditional.getFalseExpression(), null);
        return reduce(second, first);
    }

    @Override
    public Expr visitLambdaExpression(LambdaExpressionTree lambda, Void unused) {
        capture(lambda.getBody());
        return function(Collections.<Expr>emptyList(), read(new TreePath(getCurrentPath(), lambda.getBody())));
    }

    @Override
    public Expr visitMemberReference(MemberReferenceTree reference, Void unused) {
        Expr of = scan(reference.getQualifierExpression(), null);
        boolean isOfField = of != null && of.kind() == Expr.Kind.FIELD;
        if (!isOfField) {
            add(Step.Kind.ESCAPE, null, of);
        }
        List<Expr> captured = isOfField ? Collections.singletonList(of) : Collections.<Expr>emptyList();
        return function(captured, symbols.reference(getCurrentPath()));
    }

    /** Returns a function; its captured values have escaped already, except the object of a bound method reference. */
    private Expr function(List<Expr> captured, Body does) {
        return Expr.function(symbols.typeOf(getCurrentPath()), captured, does, place());
    }

    @Override
    public Expr visitClass(ClassTree local, Void unused) {
        return capture(local);
    }

    private Expr consumeAll(Tree tree) {
        Expr value = scan(tree, null);
        add(Step.Kind.ESCAPE, null, value);
        return Expr.constant(null, place());
    }

    /**
     * Returns a value for code that runs elsewhere: it uses everything that it names, and is no part of this method.
     */
    private Expr capture(Tree code) {
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitIdentifier(IdentifierTree identifier, Void unused) {
                Expr named = symbols.named(getCurrentPath(), Collections.<Expr>emptyList());
                add(Step.Kind.ESCAPE, null, named);
                return null;
            }
        }.scan(new TreePath(getCurrentPath(), code), null);
        return Expr.constant(null, place());
    }
}
