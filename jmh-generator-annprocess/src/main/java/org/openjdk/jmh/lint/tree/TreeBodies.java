package org.openjdk.jmh.lint.tree;

import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import javax.lang.model.element.ExecutableElement;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.source.Bodies;

/** Reads methods from their trees. */
final class TreeBodies implements Bodies {

    private final Trees trees;

    TreeBodies(Trees trees) {
        this.trees = trees;
    }

    @Override
    public Body of(ExecutableElement method) {
        TreePath path = trees.getPath(method);
        return path == null ? Body.EMPTY : new BodyReader(trees, path).read();
    }
}
