package org.openjdk.jmh.mutate.operators;

import com.sun.source.util.TreePath;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Inserts a delay at the start of public methods of public classes, for the API benchmarking score. */
public final class ApiDelay extends Delay {

    /** Creates an operator with a delay of 100 ns. */
    public ApiDelay() {
    }

    private ApiDelay(DelayLength length) {
        super(length);
    }

    @Override
    String kind() {
        return "api";
    }

    @Override
    public boolean standard() {
        return false;
    }

    @Override
    public MutationOperator with(String option) throws MutateException {
        return new ApiDelay(DelayLength.parse(option));
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        Element method = file.element(at.getLeaf());
        if (method != null && method.getKind() == ElementKind.METHOD && isPublic(method)) {
            super.find(at, file, found);
        }
    }

    private static boolean isPublic(Element member) {
        for (Element each = member; each.getKind() != ElementKind.PACKAGE; each = each.getEnclosingElement()) {
            if (!each.getModifiers().contains(Modifier.PUBLIC)) {
                return false;
            }
        }
        return true;
    }
}
