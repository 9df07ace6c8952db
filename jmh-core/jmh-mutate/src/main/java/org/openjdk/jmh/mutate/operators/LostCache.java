package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Creates a constant on each use: formatters, numbers, and arrays that are only read. */
public class LostCache implements MutationOperator {

    private static final Set<String> MADE_OF_TEXT = Set.of("java.time.format.DateTimeFormatter", "java.math.BigDecimal",
            "java.math.BigInteger", "java.nio.charset.Charset", "java.util.Locale", "java.time.ZoneId");

    @Override
    public String name() {
        return "cache";
    }

    Set<String> types() {
        return MADE_OF_TEXT;
    }

    boolean arrays() {
        return true;
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        if (!(at.getLeaf() instanceof VariableTree variable) || variable.getInitializer() == null) {
            return;
        }
        Element constant = file.element(variable);
        if (constant == null || constant.getKind() != ElementKind.FIELD
                || !constant.getModifiers().containsAll(Set.of(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL))) {
            return;
        }
        String made = initializer(variable, file);
        if (made == null) {
            return;
        }
        List<TreePath> uses = file.uses(constant, new TreePath(file.unit()));
        if (arrays() && constant.asType() instanceof ArrayType && !uses.stream().allMatch(LostCache::looksInto)) {
            return;
        }
        for (TreePath use : uses) {
            if (inMethod(use)) {
                found.accept(new Change(use, List.of(file.replace(use.getLeaf(), made)),
                        constant.getSimpleName() + " is made anew"));
            }
        }
    }

    /** Returns the expression that creates the constant, if it has the same value each time. */
    private @Nullable String initializer(VariableTree variable, SourceFile file) {
        ExpressionTree initializer = variable.getInitializer();
        TypeMirror type = file.type(variable);
        if (arrays() && type instanceof ArrayType && initializer instanceof NewArrayTree array
                && array.getInitializers() != null && isConstant(array.getInitializers())) {
            String text = file.text(array);
            return "(" + (text.startsWith("{") ? "new " + type + " " + text : text) + ")";
        }
        List<? extends ExpressionTree> arguments = List.of();
        if (initializer instanceof MethodInvocationTree call && file.element(call) instanceof ExecutableElement method
                && method.getModifiers().contains(Modifier.STATIC)) {
            arguments = call.getArguments();
        } else if (initializer instanceof NewClassTree creation && creation.getClassBody() == null) {
            arguments = creation.getArguments();
        }
        boolean known = types().stream().anyMatch(each -> file.isOf(initializer, each) && file.isOf(variable, each));
        return known && !arguments.isEmpty() && isConstant(arguments) ? file.text(initializer) : null;
    }

    private static boolean isConstant(List<? extends ExpressionTree> expressions) {
        return expressions.stream().allMatch(each -> each instanceof LiteralTree
                || each instanceof UnaryTree unary && unary.getExpression() instanceof LiteralTree
                || each instanceof MemberSelectTree || each.toString().matches("[A-Z][A-Z0-9_]*|[\"'A-Z0-9_+ ]+")
                || each instanceof NewArrayTree array && array.getInitializers() != null
                        && isConstant(array.getInitializers()));
    }

    private static boolean looksInto(TreePath use) {
        Tree parent = use.getParentPath().getLeaf();
        boolean reads = parent instanceof ArrayAccessTree access && access.getExpression() == use.getLeaf()
                && !SourceFile.writes(use.getParentPath())
                && !(use.getParentPath().getParentPath().getLeaf() instanceof ArrayAccessTree);
        return reads || parent instanceof MemberSelectTree select && select.getIdentifier().contentEquals("length");
    }

    private static boolean inMethod(TreePath use) {
        for (TreePath each = use; each != null; each = each.getParentPath()) {
            if (each.getLeaf().getKind() == Tree.Kind.METHOD) {
                return true;
            }
        }
        return false;
    }
}
