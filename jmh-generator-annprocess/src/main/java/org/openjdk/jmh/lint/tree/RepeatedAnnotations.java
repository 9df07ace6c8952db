package org.openjdk.jmh.lint.tree;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * Finds the source positions of repeated annotations. The compiler moves them to a container that is not in the
 * source, and reports the position of the class for it.
 */
final class RepeatedAnnotations {

    private final Trees trees;

    RepeatedAnnotations(Trees trees) {
        this.trees = trees;
    }

    /**
     * Returns the position; empty if the compiler finds it itself, as for single annotations and explicit containers.
     */
    Optional<TreePath> repeated(Element element, AnnotationMirror annotation) {
        TreePath type = trees.getPath(element);
        if (type == null || !(type.getLeaf() instanceof ClassTree)) {
            return Optional.empty();
        }
        int index = index(element, annotation);
        List<TreePath> written = written(type, annotation);
        return index >= 0 && index < written.size() ? Optional.of(written.get(index)) : Optional.empty();
    }

    /** Returns the index of an annotation in its container; negative if there is none. */
    private static int index(Element element, AnnotationMirror annotation) {
        for (AnnotationMirror container : element.getAnnotationMirrors()) {
            for (AnnotationValue value : container.getElementValues().values()) {
                if (value.getValue() instanceof List) {
                    List<Object> contained = new ArrayList<>();
                    ((List<?>) value.getValue()).forEach(each -> contained.add(((AnnotationValue) each).getValue()));
                    int index = contained.indexOf(annotation);
                    if (index >= 0) {
                        return index;
                    }
                }
            }
        }
        return -1;
    }

    /** Returns the annotations of the same type on the class itself, in the order of the container. */
    private List<TreePath> written(TreePath type, AnnotationMirror annotation) {
        List<TreePath> written = new ArrayList<>();
        TreePath modifiers = new TreePath(type, ((ClassTree) type.getLeaf()).getModifiers());
        for (AnnotationTree tree : ((ClassTree) type.getLeaf()).getModifiers().getAnnotations()) {
            TreePath path = new TreePath(modifiers, tree);
            Element annotationType = trees.getElement(new TreePath(path, tree.getAnnotationType()));
            if (annotation.getAnnotationType().asElement().equals(annotationType)) {
                written.add(path);
            }
        }
        return written;
    }
}
