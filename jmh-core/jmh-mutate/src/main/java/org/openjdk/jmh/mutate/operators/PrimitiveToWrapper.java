package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.PrimitiveType;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Boxes and unboxes a variable where it is read: {@code x} becomes {@code ((Long) (x)).longValue()}. */
public final class PrimitiveToWrapper implements MutationOperator {

    @Override
    public String name() {
        return "ptw";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        if (!(at.getLeaf() instanceof IdentifierTree || at.getLeaf() instanceof MemberSelectTree)
                || SourceFile.writes(at) || at.getParentPath().getLeaf() instanceof AnnotationTree) {
            return;
        }
        ExpressionTree read = (ExpressionTree) at.getLeaf();
        // Constants must stay constant: labels of switches and narrowing assignments rely on it.
        if (!(file.type(read) instanceof PrimitiveType type)
                || !(file.element(read) instanceof VariableElement variable) || variable.getConstantValue() != null) {
            return;
        }
        String wrapper = file.types().boxedClass(type).getSimpleName().toString();
        String primitive = type.getKind().name().toLowerCase(Locale.ROOT);
        String boxed = "((" + wrapper + ") (" + file.text(read) + "))." + primitive + "Value()";
        found.accept(new Change(at, List.of(file.replace(read, boxed)),
                file.text(read) + " is boxed as " + wrapper + " and unboxed where it is read"));
    }
}
