package org.openjdk.jmh.mutate.source;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Represents a source file as the compiler's tree with resolved types. */
public final class SourceFile {

    private final String path;
    private final String text;
    private final int release;
    private final CompilationUnitTree unit;
    private final Trees trees;
    private final Types types;
    private final Elements elements;

    /**
     * Creates a file.
     *
     * @param path    path below the source folder, with slashes
     * @param text    source text
     * @param release Java version of the project
     * @param unit    tree of the file
     * @param task    compiler that created the tree and resolved its types
     */
    public SourceFile(String path, String text, int release, CompilationUnitTree unit, JavacTask task) {
        this.path = path;
        this.text = text;
        this.release = release;
        this.unit = unit;
        this.trees = Trees.instance(task);
        this.types = task.getTypes();
        this.elements = task.getElements();
    }

    /** {@return the path below the source folder, with slashes} */
    public String path() {
        return path;
    }

    /** {@return the whole source text} */
    public String text() {
        return text;
    }

    /** {@return the Java version for which the file is compiled} */
    public int release() {
        return release;
    }

    /** {@return the tree of the file} */
    public CompilationUnitTree unit() {
        return unit;
    }

    /** {@return the compiler's utility methods for types} */
    public Types types() {
        return types;
    }

    /** {@return the compiler's utility methods for elements} */
    public Elements elements() {
        return elements;
    }

    /**
     * Returns the offset of the first character of a tree.
     *
     * @param tree a tree of this file
     * @return negative for trees that the compiler has generated
     */
    public int start(Tree tree) {
        return (int) trees.getSourcePositions().getStartPosition(unit, tree);
    }

    /**
     * Returns the offset after the last character of a tree.
     *
     * @param tree a tree of this file
     * @return negative for trees that the compiler has generated
     */
    public int end(Tree tree) {
        return (int) trees.getSourcePositions().getEndPosition(unit, tree);
    }

    /**
     * {@return the text of a tree}
     *
     * @param tree a tree that is in the text
     */
    public String text(Tree tree) {
        return text.substring(start(tree), end(tree));
    }

    /**
     * {@return an edit that replaces a tree}
     *
     * @param tree        a tree that is in the text
     * @param replacement new text
     */
    public Edit replace(Tree tree, String replacement) {
        return new Edit(start(tree), end(tree), replacement);
    }

    /**
     * Returns the type of an expression or declaration.
     *
     * @param tree a tree of this file
     * @return null if it has none
     */
    public @Nullable TypeMirror type(Tree tree) {
        return trees.getTypeMirror(new TreePath(new TreePath(unit), tree));
    }

    /**
     * Returns the element that a name or declaration refers to.
     *
     * @param tree a tree of this file
     * @return null if there is none
     */
    public @Nullable Element element(Tree tree) {
        return trees.getElement(new TreePath(new TreePath(unit), tree));
    }

    /**
     * {@return whether an expression is of exactly this class, ignoring type arguments}
     *
     * @param tree an expression
     * @param name qualified name of the class
     */
    public boolean isOf(Tree tree, String name) {
        TypeMirror type = type(tree);
        return type != null && types.erasure(type).toString().equals(name);
    }

    /**
     * {@return whether an expression is of a class or a subclass}
     *
     * @param tree an expression
     * @param name qualified name of a class that need not exist
     */
    public boolean isA(Tree tree, String name) {
        TypeMirror type = type(tree);
        Element wanted = elements.getTypeElement(name);
        return type != null && wanted != null
                && types.isAssignable(types.erasure(type), types.erasure(wanted.asType()));
    }

    /**
     * Returns all uses of a variable below a tree, without its declaration.
     *
     * @param variable the variable
     * @param within   where to look
     * @return names and field selections with their parents
     */
    public List<TreePath> uses(Element variable, TreePath within) {
        List<TreePath> uses = new ArrayList<>();
        new TreePathScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitIdentifier(IdentifierTree tree, @Nullable Void nothing) {
                if (variable.equals(element(tree))) {
                    uses.add(getCurrentPath());
                }
                return super.visitIdentifier(tree, null);
            }

            @Override
            public @Nullable Void visitMemberSelect(MemberSelectTree tree, @Nullable Void nothing) {
                if (variable.equals(element(tree))) {
                    uses.add(getCurrentPath());
                }
                return super.visitMemberSelect(tree, null);
            }
        }.scan(within, null);
        return uses;
    }

    /**
     * Returns whether a use of a variable changes it.
     *
     * @param use result of {@link #uses}
     * @return whether it is assigned, incremented or decremented there
     */
    public static boolean writes(TreePath use) {
        TreePath at = use;
        while (at.getParentPath() != null && at.getParentPath().getLeaf() instanceof ParenthesizedTree) {
            at = at.getParentPath();
        }
        Tree tree = at.getLeaf();
        Tree parent = at.getParentPath().getLeaf();
        return parent instanceof AssignmentTree assignment && assignment.getVariable() == tree
                || parent instanceof CompoundAssignmentTree compound && compound.getVariable() == tree
                || parent instanceof UnaryTree unary && switch (unary.getKind()) {
                    case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
                    default -> false;
                };
    }

    /**
     * {@return a name that the file does not use}
     *
     * @param wish the name itself if it is unused, otherwise its beginning
     */
    public String freeName(String wish) {
        String name = wish;
        for (int i = 2; Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(text).find(); i++) {
            name = wish + i;
        }
        return name;
    }
}
