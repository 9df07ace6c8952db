package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.Edit;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Replaces a {@code StringBuilder} that does not leave its method by a {@code StringBuffer}, which locks. */
public final class BuilderToBuffer implements MutationOperator {

    private static final String BUILDER = "java.lang.StringBuilder";

    @Override
    public String name() {
        return "sts";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        if (at.getLeaf() instanceof VariableTree variable) {
            variable(at, variable, file, found);
        } else if (at.getLeaf() instanceof NewClassTree creation && isPlain(creation, file)
                && at.getParentPath().getLeaf() instanceof MemberSelectTree && staysLocal(at, file)) {
            found.accept(new Change(at, List.of(file.replace(creation.getIdentifier(), "StringBuffer")),
                    "A StringBuffer builds this text"));
        }
    }

    private static void variable(TreePath at, VariableTree variable, SourceFile file, Consumer<Change> found) {
        Element element = file.element(variable);
        if (element == null || element.getKind() != ElementKind.LOCAL_VARIABLE || !file.isOf(variable, BUILDER)
                || !(variable.getInitializer() instanceof NewClassTree first) || !isPlain(first, file)) {
            return;
        }
        List<Edit> edits = new ArrayList<>();
        edits.add(file.replace(first.getIdentifier(), "StringBuffer"));
        if (variable.getType() != null && file.start(variable.getType()) >= 0
                && !file.text(variable.getType()).equals("var")) {
            edits.add(file.replace(variable.getType(), "StringBuffer"));
        }
        for (TreePath use : file.uses(element, at.getParentPath())) {
            if (SourceFile.writes(use)) {
                if (!(use.getParentPath().getLeaf() instanceof AssignmentTree assignment)
                        || !(assignment.getExpression() instanceof NewClassTree again) || !isPlain(again, file)) {
                    return;
                }
                edits.add(file.replace(again.getIdentifier(), "StringBuffer"));
            } else if (!staysLocal(use, file)) {
                return;
            }
        }
        found.accept(new Change(at, edits, variable.getName() + " is a StringBuffer"));
    }

    private static boolean isPlain(NewClassTree creation, SourceFile file) {
        return creation.getClassBody() == null && file.isOf(creation, BUILDER);
    }

    /** Returns whether all uses accept a {@code StringBuffer} as well. */
    private static boolean staysLocal(TreePath use, SourceFile file) {
        TreePath at = use;
        while (at.getParentPath().getLeaf() instanceof MemberSelectTree
                && at.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree) {
            at = at.getParentPath().getParentPath();
            if (!file.isOf(at.getLeaf(), BUILDER)) {
                return true;
            }
        }
        Tree parent = at.getParentPath().getLeaf();
        if (parent instanceof MethodInvocationTree call) {
            return file.element(call) instanceof ExecutableElement method
                    && acceptsBoth(method, call.getArguments(), at.getLeaf());
        }
        if (parent instanceof NewClassTree call) {
            return file.element(call) instanceof ExecutableElement method
                    && acceptsBoth(method, call.getArguments(), at.getLeaf());
        }
        return !(parent instanceof ReturnTree || parent instanceof VariableTree || parent instanceof AssignmentTree
                || parent instanceof LambdaExpressionTree || parent instanceof MethodTree);
    }

    private static boolean acceptsBoth(ExecutableElement method, List<? extends ExpressionTree> arguments,
                                       Tree argument) {
        List<? extends VariableElement> parameters = method.getParameters();
        int index = Math.min(arguments.indexOf(argument), parameters.size() - 1);
        return index >= 0 && !parameters.get(index).asType().toString().startsWith(BUILDER);
    }
}
