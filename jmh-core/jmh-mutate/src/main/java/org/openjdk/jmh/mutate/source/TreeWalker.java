package org.openjdk.jmh.mutate.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Visits all trees of a file except annotations and generated code. */
public final class TreeWalker extends TreePathScanner<@Nullable Void, @Nullable Void> {

    private final SourceFile file;
    private final Consumer<TreePath> visitor;

    private TreeWalker(SourceFile file, Consumer<TreePath> visitor) {
        this.file = file;
        this.visitor = visitor;
    }

    /**
     * Visits the trees of a file.
     *
     * @param file    the file
     * @param visitor receives each tree once, outermost first
     */
    public static void through(SourceFile file, Consumer<TreePath> visitor) {
        new TreeWalker(file, visitor).scan(new TreePath(file.unit()), null);
    }

    @Override
    public @Nullable Void scan(@Nullable Tree tree, @Nullable Void nothing) {
        if (tree == null || tree instanceof ModifiersTree || tree instanceof AnnotationTree || isGenerated(tree)) {
            return null;
        }
        boolean written = file.start(tree) >= 0 && file.end(tree) >= 0;
        if (!written && tree instanceof MethodTree) {
            return null;
        }
        if (written && getCurrentPath() != null) {
            visitor.accept(new TreePath(getCurrentPath(), tree));
        }
        return super.scan(tree, null);
    }

    private static boolean isGenerated(Tree tree) {
        ModifiersTree modifiers = tree instanceof ClassTree type ? type.getModifiers()
                : tree instanceof MethodTree method ? method.getModifiers() : null;
        return modifiers != null && modifiers.getAnnotations().stream()
                .anyMatch(each -> each.getAnnotationType().toString().matches("(.*\\.)?(\\w*_)?Generated"));
    }
}
