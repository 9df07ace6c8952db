package org.openjdk.jmh.lint.tree;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import javax.lang.model.element.ExecutableElement;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.source.MethodBodies;

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
}
