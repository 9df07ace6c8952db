package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.Edit;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/**
 * Moves a computation into a loop. Only uses values that cannot change: methods of strings and numbers, and sizes of
 * collections that the loop only reads.
 */
public final class Recomputation implements MutationOperator {

    private static final Set<String> UNCHANGING = Set.of("java.lang.String", "java.lang.Math", "java.lang.Integer",
            "java.lang.Long", "java.lang.Double", "java.lang.Character", "java.lang.Boolean", "java.lang.StrictMath",
            "java.math.BigInteger", "java.math.BigDecimal");
    private static final Set<String> ASKING = Set.of("size", "length", "isEmpty", "get", "charAt", "contains",
            "containsKey", "indexOf");
    private static final Set<String> UNREPEATABLE = Set.of("random", "getInteger", "getLong", "getBoolean", "intern",
            "toCharArray", "getBytes", "split", "toArray", "toByteArray", "identityHashCode");

    @Override
    public String name() {
        return "recompute";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        if (!(at.getLeaf() instanceof VariableTree variable)
                || !(variable.getInitializer() instanceof MethodInvocationTree computation)) {
            return;
        }
        Element element = file.element(variable);
        TreePath scope = at.getParentPath();
        if (element == null || element.getKind() != ElementKind.LOCAL_VARIABLE || isWritten(element, scope, file)) {
            return;
        }
        for (TreePath loop : loops(element, scope, file)) {
            if (isInvariant(computation, method(scope), loop, file)) {
                List<Edit> edits = new ArrayList<>();
                for (TreePath use : file.uses(element, loop)) {
                    edits.add(file.replace(use.getLeaf(), file.text(computation)));
                }
                found.accept(new Change(loop, edits, file.text(computation) + " is computed in each round"));
            }
        }
    }

    private static boolean isWritten(Element element, TreePath scope, SourceFile file) {
        return file.uses(element, scope).stream().anyMatch(SourceFile::writes);
    }

    /** Returns the outermost loops that read the variable, including one that reads it in its header. */
    private static List<TreePath> loops(Element element, TreePath scope, SourceFile file) {
        List<TreePath> loops = new ArrayList<>();
        for (TreePath use : file.uses(element, scope)) {
            TreePath outermost = null;
            for (TreePath each = use; each != null && isInside(each, scope); each = each.getParentPath()) {
                if (each.getLeaf() instanceof LambdaExpressionTree) {
                    outermost = null;
                } else if (isLoop(each.getLeaf()) && repeats(each, use)) {
                    outermost = each;
                }
            }
            if (outermost != null) {
                Tree loop = outermost.getLeaf();
                if (loops.stream().noneMatch(each -> each.getLeaf() == loop)) {
                    loops.add(outermost);
                }
            }
        }
        return loops;
    }

    private static boolean isInside(TreePath path, TreePath scope) {
        for (TreePath each = path; each != null; each = each.getParentPath()) {
            if (each.getLeaf() == scope.getLeaf()) {
                return path.getLeaf() != scope.getLeaf() || isLoop(scope.getLeaf());
            }
        }
        return false;
    }

    static boolean isLoop(Tree tree) {
        return tree instanceof ForLoopTree || tree instanceof WhileLoopTree || tree instanceof DoWhileLoopTree
                || tree instanceof EnhancedForLoopTree;
    }

    /** Returns whether a loop evaluates the expression repeatedly, unlike its sequence or initialization. */
    private static boolean repeats(TreePath loop, TreePath use) {
        TreePath part = use;
        while (part.getParentPath().getLeaf() != loop.getLeaf()) {
            part = part.getParentPath();
        }
        Tree direct = part.getLeaf();
        boolean sequence = loop.getLeaf() instanceof EnhancedForLoopTree each && each.getExpression() == direct;
        boolean start = loop.getLeaf() instanceof ForLoopTree counting && counting.getInitializer().contains(direct);
        return !sequence && !start;
    }

    private static TreePath method(TreePath scope) {
        TreePath each = scope;
        while (each.getParentPath() != null && each.getLeaf().getKind() != Tree.Kind.METHOD
                && each.getLeaf().getKind() != Tree.Kind.LAMBDA_EXPRESSION) {
            each = each.getParentPath();
        }
        return each;
    }

    /** Returns whether an expression has the same value in each round. */
    private static boolean isInvariant(ExpressionTree expression, TreePath method, TreePath loop, SourceFile file) {
        if (expression instanceof LiteralTree) {
            return true;
        }
        if (expression instanceof IdentifierTree) {
            Element element = file.element(expression);
            if (element == null || element instanceof TypeElement) {
                return element != null;
            }
            boolean local =
                    element.getKind() == ElementKind.LOCAL_VARIABLE || element.getKind() == ElementKind.PARAMETER;
            return local && file.uses(element, method).stream().noneMatch(SourceFile::writes)
                    || element.getKind() == ElementKind.FIELD
                            && element.getModifiers().containsAll(Set.of(Modifier.STATIC, Modifier.FINAL));
        }
        if (!(expression instanceof MethodInvocationTree call)
                || !(call.getMethodSelect() instanceof MemberSelectTree select)
                || !(file.element(call) instanceof ExecutableElement called)
                || !call.getArguments().stream().allMatch(each -> isInvariant(each, method, loop, file))
                || !isInvariant(select.getExpression(), method, loop, file)) {
            return false;
        }
        String name = select.getIdentifier().toString();
        boolean unchanging =
                UNCHANGING.contains(called.getEnclosingElement().toString()) && !UNREPEATABLE.contains(name);
        return unchanging || ASKING.contains(name) && isOnlyRead(select.getExpression(), loop, file);
    }

    private static boolean isOnlyRead(ExpressionTree receiver, TreePath loop, SourceFile file) {
        boolean known = file.isA(receiver, "java.util.Collection") || file.isA(receiver, "java.util.Map")
                || file.isA(receiver, "java.lang.CharSequence");
        @Nullable
        Element element = file.element(receiver);
        return known && element != null && file.uses(element, loop).stream().allMatch(use -> {
            TreePath parent = use.getParentPath();
            return parent.getLeaf() instanceof MemberSelectTree select
                    && ASKING.contains(select.getIdentifier().toString());
        });
    }
}
