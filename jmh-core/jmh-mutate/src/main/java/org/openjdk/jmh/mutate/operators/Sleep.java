package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.function.Consumer;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.Edit;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/**
 * Sleeps at the start of a method, as in the published operator: {@code Thread.sleep(0, 1)}. This takes 1.1 ms on JDK
 * 17, which rounds up to milliseconds, and some 60 us on later JDKs.
 */
public final class Sleep implements MutationOperator {

    @Override
    public String name() {
        return "hwo";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        MethodStart.of(at, file).ifPresent(start -> {
            String interruption = file.freeName("interruption");
            // Keeps the interrupted status of the thread.
            found.accept(new Change(at, List.of(Edit.insert(start, " try { Thread.sleep(0, 1); } catch "
                    + "(InterruptedException " + interruption + ") { Thread.currentThread().interrupt(); }")),
                    "Thread.sleep(0, 1) at the start of " + ((MethodTree) at.getLeaf()).getName()));
        });
    }
}
