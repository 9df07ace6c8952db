package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.Edit;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Omits the initial capacity of a collection or builder, which then grows step by step. */
public final class LostCapacity implements MutationOperator {

    private static final Set<String> GROWING = Set.of("java.util.ArrayList", "java.util.HashMap", "java.util.HashSet",
            "java.util.LinkedHashMap", "java.util.LinkedHashSet", "java.util.ArrayDeque", "java.util.Vector",
            "java.lang.StringBuilder", "java.lang.StringBuffer", "java.io.ByteArrayOutputStream",
            "java.io.StringWriter", "java.io.CharArrayWriter", "java.util.IdentityHashMap",
            "java.util.concurrent.ConcurrentHashMap");

    @Override
    public String name() {
        return "capacity";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        if (!(at.getLeaf() instanceof NewClassTree creation) || creation.getArguments().size() != 1
                || GROWING.stream().noneMatch(each -> file.isOf(creation, each))) {
            return;
        }
        ExpressionTree capacity = creation.getArguments().get(0);
        TypeMirror type = file.type(capacity);
        if (type == null || type.getKind() != TypeKind.INT || SideEffects.in(capacity)) {
            return;
        }
        found.accept(new Change(at, List.of(new Edit(file.start(capacity), file.end(capacity), "")),
                "The capacity " + file.text(capacity) + " is not given"));
    }
}
