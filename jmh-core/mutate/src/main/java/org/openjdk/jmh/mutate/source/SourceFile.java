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

/** A source file with its types resolved, in the compiler's own trees. */
public final class SourceFile {

    private final String path;
    private final String text;
    private final int release;
    private final CompilationUnitTree unit;
    private final Trees trees;
    private final Types types;
    private final Elements elements;

    /**
     * A file that the compiler has resolved.
     *
     * @param path its path below the source folder, with slashes
     * @param text its text
     * @param release the Java version that it is compiled for
     * @param unit its tree
     * @param task the compiler that made the tree, after it resolved the types
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

    /** {@return the whole text} */
    public String text() {
        return text;
    }

    /** {@return the Java version that the file is compiled for} */
    public int release() {
        return release;
    }

    /** {@return the tree of the file} */
    public CompilationUnitTree unit() {
        return unit;
    }

    /** {@return questions about types} */
    public Types types() {
        return types;
    }

    /** {@return questions about elements} */
    public Elements elements() {
        return elements;
    }

    /**
     * Where a tree begins.
     *
     * @param tree one of this file
     * @return offset of its first character; negative for what the compiler has added
     */
    public int start(Tree tree) {
        return (int) trees.getSourcePositions().getStartPosition(unit, tree);
    }

    /**
     * Where a tree ends.
     *
     * @param tree one of this file
     * @return offset after its last character; negative for what the compiler has added
     */
    public int end(Tree tree) {
        return (int) trees.getSourcePositions().getEndPosition(unit, tree);
    }

    /**
     * The text of a tree.
     *
     * @param tree one that stands in the text
     * @return its text
     */
    public String text(Tree tree) {
        return text.substring(start(tree), end(tree));
    }

    /**
     * Puts a text in place of a tree.
     *
     * @param tree one that stands in the text
     * @param replacement the text
     * @return the edit
     */
    public Edit replace(Tree tree, String replacement) {
        return new Edit(start(tree), end(tree), replacement);
    }

    /**
     * The type of an expression or declaration.
     *
     * @param tree one of this file
     * @return its type; null where it has none
     */
    public @Nullable TypeMirror type(Tree tree) {
        return trees.getTypeMirror(new TreePath(new TreePath(unit), tree));
    }

    /**
     * What a name or declaration stands for.
     *
     * @param tree one of this file
     * @return the element; null where there is none
     */
    public @Nullable Element element(Tree tree) {
        return trees.getElement(new TreePath(new TreePath(unit), tree));
    }

    /**
     * Whether an expression is of a class, its type arguments aside.
     *
     * @param tree an expression
     * @param name qualified name of the class
     * @return whether its type is this one, not a subtype
     */
    public boolean isOf(Tree tree, String name) {
        TypeMirror type = type(tree);
        return type != null && types.erasure(type).toString().equals(name);
    }

    /**
     * Whether an expression is of a class or of one below it.
     *
     * @param tree an expression
     * @param name qualified name of a class that need not exist
     * @return whether its type can be assigned to it
     */
    public boolean isA(Tree tree, String name) {
        TypeMirror type = type(tree);
        Element wanted = elements.getTypeElement(name);
        return type != null && wanted != null
                && types.isAssignable(types.erasure(type), types.erasure(wanted.asType()));
    }

    /**
     * All places below a tree that name a variable, its declaration not among them.
     *
     * @param variable the variable
     * @param within where to look
     * @return names, or selections of a field, with what is around them
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
     * Whether a use of a variable changes it.
     *
     * @param use as {@link #uses} gives it
     * @return whether it is assigned, counted up or down there
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
     * A name that the file does not use.
     *
     * @param wish the name itself, if it is free, or its beginning
     * @return a name of a variable
     */
    public String freeName(String wish) {
        String name = wish;
        for (int i = 2; Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(text).find(); i++) {
            name = wish + i;
        }
        return name;
    }
}
