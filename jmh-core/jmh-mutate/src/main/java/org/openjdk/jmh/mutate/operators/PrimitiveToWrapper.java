package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Boxes and unboxes a variable where it is read: {@code x} becomes {@code ((Long) (x)).longValue()}. */
public final class PrimitiveToWrapper implements MutationOperator {

    private static final Map<TypeKind, String> WRAPPERS = Map.of(TypeKind.BYTE, "Byte", TypeKind.BOOLEAN, "Boolean",
            TypeKind.SHORT, "Short", TypeKind.INT, "Integer", TypeKind.LONG, "Long", TypeKind.FLOAT, "Float",
            TypeKind.DOUBLE, "Double", TypeKind.CHAR, "Character");

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
        TypeMirror type = file.type(read);
        // Constants must stay constant: labels of switches and narrowing assignments rely on it.
        if (type == null || !WRAPPERS.containsKey(type.getKind())
                || !(file.element(read) instanceof VariableElement variable) || variable.getConstantValue() != null) {
            return;
        }
        String wrapper = WRAPPERS.get(type.getKind());
        String primitive = type.getKind().name().toLowerCase(java.util.Locale.ROOT);
        String boxed = "((" + wrapper + ") (" + file.text(read) + "))." + primitive + "Value()";
        found.accept(new Change(at, List.of(file.replace(read, boxed)),
                file.text(read) + " is boxed as " + wrapper + " and unboxed where it is read"));
    }
}
