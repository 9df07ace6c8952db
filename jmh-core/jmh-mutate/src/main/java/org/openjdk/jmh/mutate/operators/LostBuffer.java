package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Reads and writes without a buffer. If the code needs a method of the buffer, the mutant does not compile. */
public final class LostBuffer implements MutationOperator {

    private static final Map<String, String> BUFFERS = Map.of("java.io.BufferedInputStream", "java.io.InputStream",
            "java.io.BufferedOutputStream", "java.io.OutputStream", "java.io.BufferedReader", "java.io.Reader",
            "java.io.BufferedWriter", "java.io.Writer");

    @Override
    public String name() {
        return "buffer";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        if (!(at.getLeaf() instanceof NewClassTree creation) || creation.getClassBody() != null
                || creation.getArguments().isEmpty()) {
            return;
        }
        ExpressionTree inner = creation.getArguments().get(0);
        BUFFERS.forEach((buffer, plain) -> {
            if (file.isOf(creation, buffer) && file.isA(inner, plain)) {
                found.accept(
                        new Change(at, List.of(file.replace(creation, "((" + plain + ") (" + file.text(inner) + "))")),
                                file.text(inner) + " is not buffered"));
            }
        });
    }
}
