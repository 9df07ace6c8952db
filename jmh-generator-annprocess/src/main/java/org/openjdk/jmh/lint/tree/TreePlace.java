package org.openjdk.jmh.lint.tree;

import com.sun.source.util.TreePath;
import org.openjdk.jmh.lint.model.Place;

/** A node of a source tree. */
final class TreePlace implements Place {

    final TreePath path;

    TreePlace(TreePath path) {
        this.path = path;
    }
}
