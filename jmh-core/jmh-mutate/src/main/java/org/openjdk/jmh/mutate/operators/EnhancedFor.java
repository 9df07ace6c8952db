package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.Edit;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/**
 * Replaces an indexed loop over an array or list by an enhanced for, and searches for the index where the body needs
 * it. The search counts elements, so unlike {@code indexOf} it distinguishes equal ones.
 */
public final class EnhancedFor implements MutationOperator {

    private static final Set<String> READING = Set.of("get", "size", "isEmpty", "contains", "indexOf");

    @Override
    public String name() {
        return "efl";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        if (!(at.getLeaf() instanceof ForLoopTree loop)) {
            return;
        }
        Element index = index(loop, file);
        ExpressionTree sequence = index == null ? null : sequence(loop, index, file);
        String elementType = sequence == null ? null : elementType(sequence, file);
        if (index == null || sequence == null || elementType == null) {
            return;
        }
        TreePath body = new TreePath(at, loop.getStatement());
        Element variable = file.element(sequence);
        if (!(variable instanceof VariableElement) || changes(variable, body, file)
                || file.uses(index, body).stream().anyMatch(SourceFile::writes)) {
            return;
        }
        String element = file.freeName("element");
        List<Edit> edits = new ArrayList<>();
        boolean counted = false;
        for (TreePath use : file.uses(index, body)) {
            Tree access = access(use, variable, file);
            if (access == null) {
                counted = true;
            } else {
                edits.add(file.replace(access, element));
            }
        }
        String name = index.getSimpleName().toString();
        String array = file.text(sequence);
        String position = file.freeName("position");
        String header = "for (" + elementType + " " + element + " : " + array + ")";
        if (counted) {
            TypeMirror type = type(sequence, file);
            if (isFloating(type)) {
                return;
            }
            // An array holds the same object at its position; a list may create its elements on each call.
            String search = type.getKind() == TypeKind.ARRAY
                    ? "int " + name + " = 0; while (" + array + "[" + name + "] != " + element + " || " + name + " < "
                            + position + ") { " + name + "++; } " + position + "++;"
                    : "int " + name + " = 0; for (Object " + file.freeName("other") + " : " + array + ") { if (" + name
                            + " == " + position + ") { break; } " + name + "++; } " + position + "++;";
            edits.add(Edit.insert(file.start(loop), "{ int " + position + " = 0; "));
            if (loop.getStatement() instanceof BlockTree block) {
                edits.add(Edit.insert(file.start(block) + 1, " " + search));
                edits.add(Edit.insert(file.end(loop), " }"));
            } else {
                edits.add(Edit.insert(file.start(loop.getStatement()), "{ " + search + " "));
                edits.add(Edit.insert(file.end(loop), " } }"));
            }
        }
        edits.add(new Edit(file.start(loop), headerEnd(loop, file), header));
        found.accept(new Change(at, edits, "Goes through " + array + " without an index"
                + (counted ? ", and searches for it" : "")));
    }

    private static int headerEnd(ForLoopTree loop, SourceFile file) {
        ExpressionStatementTree update = loop.getUpdate().get(0);
        return file.text().indexOf(')', file.end(update)) + 1;
    }

    /** Returns the counter of a loop that counts an int up from 0 by 1. */
    private static @Nullable Element index(ForLoopTree loop, SourceFile file) {
        if (loop.getInitializer().size() != 1 || loop.getUpdate().size() != 1
                || !(loop.getInitializer().get(0) instanceof VariableTree variable)
                || !(variable.getInitializer() instanceof LiteralTree zero)
                || !Integer.valueOf(0).equals(zero.getValue())
                || !(loop.getUpdate().get(0).getExpression() instanceof UnaryTree update)
                || update.getKind() != Tree.Kind.POSTFIX_INCREMENT && update.getKind() != Tree.Kind.PREFIX_INCREMENT) {
            return null;
        }
        Element index = file.element(variable);
        TypeMirror type = file.type(variable);
        boolean counts = type != null && type.getKind() == TypeKind.INT && index != null
                && index.equals(file.element(update.getExpression()));
        return counts ? index : null;
    }

    /** Returns the array or list whose length limits the loop. */
    private static @Nullable ExpressionTree sequence(ForLoopTree loop, Element index, SourceFile file) {
        if (!(loop.getCondition() instanceof BinaryTree condition) || condition.getKind() != Tree.Kind.LESS_THAN
                || !(condition.getLeftOperand() instanceof IdentifierTree left) || !index.equals(file.element(left))) {
            return null;
        }
        ExpressionTree sequence = null;
        if (condition.getRightOperand() instanceof MemberSelectTree length
                && length.getIdentifier().contentEquals("length")
                && type(length.getExpression(), file).getKind() == TypeKind.ARRAY) {
            sequence = length.getExpression();
        } else if (condition.getRightOperand() instanceof MethodInvocationTree call && call.getArguments().isEmpty()
                && call.getMethodSelect() instanceof MemberSelectTree size && size.getIdentifier().contentEquals("size")
                && file.isA(size.getExpression(), "java.util.List")) {
            sequence = size.getExpression();
        }
        boolean simple = sequence instanceof IdentifierTree || sequence instanceof MemberSelectTree select
                && select.getExpression().toString().equals("this");
        return simple ? sequence : null;
    }

    private static @Nullable String elementType(ExpressionTree sequence, SourceFile file) {
        TypeMirror type = type(sequence, file);
        if (file.release() >= 10) {
            return "var";
        }
        if (type instanceof ArrayType array) {
            return array.getComponentType().toString();
        }
        List<? extends TypeMirror> arguments = type instanceof DeclaredType list ? list.getTypeArguments() : List.of();
        boolean named = arguments.size() == 1 && file.isOf(sequence, "java.util.List")
                && arguments.get(0).getKind() != TypeKind.WILDCARD && !arguments.get(0).toString().contains("capture");
        return named ? arguments.get(0).toString() : null;
    }

    private static TypeMirror type(ExpressionTree expression, SourceFile file) {
        TypeMirror type = file.type(expression);
        return type == null ? file.types().getNoType(TypeKind.NONE) : type;
    }

    private static boolean isFloating(TypeMirror sequence) {
        return sequence instanceof ArrayType array && (array.getComponentType().getKind() == TypeKind.FLOAT
                || array.getComponentType().getKind() == TypeKind.DOUBLE);
    }

    /** Returns whether the body assigns the sequence or its elements, or calls a method that may change a list. */
    private static boolean changes(Element variable, TreePath body, SourceFile file) {
        boolean local = variable.getKind() == ElementKind.LOCAL_VARIABLE || variable.getKind() == ElementKind.PARAMETER;
        for (TreePath use : file.uses(variable, body)) {
            TreePath parent = use.getParentPath();
            boolean element = parent.getLeaf() instanceof ArrayAccessTree && SourceFile.writes(parent);
            boolean call = parent.getLeaf() instanceof MemberSelectTree select
                    && parent.getParentPath().getLeaf() instanceof MethodInvocationTree
                    && !READING.contains(select.getIdentifier().toString());
            if (SourceFile.writes(use) || element || call) {
                return true;
            }
        }
        return !local && SideEffects.in(body.getLeaf());
    }

    /** Returns the tree {@code a[i]} or {@code list.get(i)} around a use of the index, unless it is assigned. */
    private static @Nullable Tree access(TreePath use, Element sequence, SourceFile file) {
        TreePath parent = use.getParentPath();
        if (parent.getLeaf() instanceof ArrayAccessTree access && access.getIndex() == use.getLeaf()
                && sequence.equals(file.element(access.getExpression()))) {
            return access;
        }
        boolean got = parent.getLeaf() instanceof MethodInvocationTree call && call.getArguments().size() == 1
                && call.getArguments().get(0) == use.getLeaf()
                && call.getMethodSelect() instanceof MemberSelectTree select
                && select.getIdentifier().contentEquals("get")
                && sequence.equals(file.element(select.getExpression()));
        return got ? parent.getLeaf() : null;
    }
}
