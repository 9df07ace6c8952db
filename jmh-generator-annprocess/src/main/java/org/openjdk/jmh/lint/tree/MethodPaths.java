package org.openjdk.jmh.lint.tree;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/**
 * Finds the trees of methods. One pass over a file, without bodies and initializers, finds all its methods; javac
 * would visit the whole file for each method.
 */
final class MethodPaths extends TreePathScanner<Void, Void> {

    private final Trees trees;
    private final Map<Element, TreePath> paths = new HashMap<>();

    MethodPaths(Trees trees, CompilationUnitTree file) {
        this.trees = trees;
        TreePath root = new TreePath(file);
        for (Tree type : file.getTypeDecls()) {
            scan(new TreePath(root, type), null);
        }
    }

    /** Returns the tree of a method; null without source. */
    TreePath of(ExecutableElement method) {
        TreePath path = paths.get(method);
        return path == null ? trees.getPath(method) : path;
    }

    @Override
    public Void visitMethod(MethodTree method, Void unused) {
        paths.put(trees.getElement(getCurrentPath()), getCurrentPath());
        return null;
    }

    @Override
    public Void visitVariable(VariableTree field, Void unused) {
        return null;
    }

    @Override
    public Void visitBlock(BlockTree initializer, Void unused) {
        return null;
    }
}
