package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.Edit;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Inserts a delay of a given length, 10 ns or more, at the start of a method. */
public class Delay implements MutationOperator {

    private final DelayLength length;

    /** Creates an operator with a delay of 100 ns. */
    public Delay() {
        this(DelayLength.DEFAULT);
    }

    Delay(DelayLength length) {
        this.length = length;
    }

    @Override
    public String name() {
        return length.equals(DelayLength.DEFAULT) ? kind() : kind() + ":" + length.text();
    }

    String kind() {
        return "delay";
    }

    @Override
    public MutationOperator with(String option) throws MutateException {
        return new Delay(DelayLength.parse(option));
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        MethodStart.of(at, file).ifPresent(start -> found.accept(new Change(at,
                List.of(Edit.insert(start, " " + length.call())),
                length.text() + " at the start of " + ((MethodTree) at.getLeaf()).getName())));
    }

    @Override
    public Map<String, String> companions() {
        return Map.of(length.sourcePath(), length.source());
    }
}
