package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.Edit;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Replaces a set by a list if only {@code contains}, {@code add} and {@code isEmpty} are called on it. */
public final class ListForSet implements MutationOperator {

    private static final Set<String> SETS = Set.of("java.util.HashSet", "java.util.LinkedHashSet");
    private static final Set<String> ADDING = Set.of("add", "addAll");

    @Override
    public String name() {
        return "list";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        if (!(at.getLeaf() instanceof VariableTree variable) || variable.getType() == null
                || !(variable.getInitializer() instanceof NewClassTree creation) || creation.getClassBody() != null
                || file.start(variable.getType()) < 0 || SETS.stream().noneMatch(each -> file.isOf(creation, each))) {
            return;
        }
        Element element = file.element(variable);
        String type = collection(variable.getType(), file);
        if (element == null || type == null || !isClosed(element)) {
            return;
        }
        List<Edit> edits = new ArrayList<>();
        edits.add(file.replace(variable.getType(), type));
        Tree created = creation.getIdentifier() instanceof ParameterizedTypeTree typed ? typed.getType()
                : creation.getIdentifier();
        edits.add(file.replace(created, "java.util.ArrayList"));
        boolean local = element.getKind() == ElementKind.LOCAL_VARIABLE;
        boolean asked = false;
        for (TreePath use : file.uses(element, local ? at.getParentPath() : new TreePath(file.unit()))) {
            MethodInvocationTree call = call(use);
            String method = call == null ? "" : ((MemberSelectTree) call.getMethodSelect()).getIdentifier().toString();
            asked |= method.equals("contains");
            if (call == null || !(Set.of("contains", "isEmpty").contains(method)
                    || ADDING.contains(method) && alone(use, call, method, file, edits))) {
                return;
            }
        }
        if (asked) {
            found.accept(new Change(at, edits, variable.getName() + " is a list"));
        }
    }

    /** Returns whether no other code can see the set: it is a local variable, or a private final field. */
    private static boolean isClosed(Element element) {
        return element.getKind() == ElementKind.LOCAL_VARIABLE || element.getKind() == ElementKind.FIELD
                && element.getModifiers().containsAll(Set.of(Modifier.PRIVATE, Modifier.FINAL));
    }

    private static @Nullable String collection(Tree type, SourceFile file) {
        String arguments = type instanceof ParameterizedTypeTree typed
                ? file.text().substring(file.end(typed.getType()), file.end(typed))
                : "";
        return file.isOf(type, "java.util.Set") || SETS.stream().anyMatch(each -> file.isOf(type, each))
                ? "java.util.Collection" + arguments
                : null;
    }

    private static @Nullable MethodInvocationTree call(TreePath use) {
        TreePath parent = use.getParentPath();
        return parent.getLeaf() instanceof MemberSelectTree select && select.getExpression() == use.getLeaf()
                && parent.getParentPath().getLeaf() instanceof MethodInvocationTree call ? call : null;
    }

    /**
     * Returns whether the call can stay. If the result of {@code add} is used, edits the call to ask the list first.
     */
    private static boolean alone(TreePath use, MethodInvocationTree call, String method, SourceFile file,
                                 List<Edit> edits) {
        if (use.getParentPath().getParentPath().getParentPath().getLeaf() instanceof ExpressionStatementTree) {
            return true;
        }
        ExpressionTree argument = call.getArguments().get(0);
        boolean plain = argument instanceof IdentifierTree || argument instanceof LiteralTree;
        if (!plain || !method.equals("add")) {
            return false;
        }
        edits.add(file.replace(call, "(!" + file.text(use.getLeaf()) + ".contains(" + file.text(argument) + ") && "
                + file.text(call) + ")"));
        return true;
    }
}
