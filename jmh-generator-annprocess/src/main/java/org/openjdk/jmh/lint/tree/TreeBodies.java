package org.openjdk.jmh.lint.tree;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.source.MethodBodies;
import java.util.HashMap;
import java.util.Map;

/** Reads bodies of methods from their trees. */
final class TreeBodies implements MethodBodies {

    private final Trees trees;
    private final MethodPaths paths;

    TreeBodies(Trees trees, CompilationUnitTree file) {
        this.trees = trees;
        paths = new MethodPaths(trees, file);
    }

    @Override
    public Body of(ExecutableElement method) {
        TreePath path = paths.of(method);
        return path == null ? Body.EMPTY : new BodyReader(trees, path).read();
    }

    @Override
    public String text(ExecutableElement method) {
        TreePath path = paths.of(method);
        MethodTree tree = path == null ? null : (MethodTree) path.getLeaf();
        return tree == null || tree.getBody() == null ? ""
                : tree.getReturnType() + " " + tree.getParameters() + " " + tree.getBody();
    }

    /**
     * Finds the trees of methods. One pass over a file, without bodies and initializers, finds all its methods; javac
     * would visit the whole file for each method.
     */
    private static final class MethodPaths extends TreePathScanner<Void, Void> {

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
}
