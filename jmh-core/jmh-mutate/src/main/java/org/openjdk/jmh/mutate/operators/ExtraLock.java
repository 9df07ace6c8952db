package org.openjdk.jmh.mutate.operators;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import org.openjdk.jmh.mutate.source.Change;
import org.openjdk.jmh.mutate.source.Edit;
import org.openjdk.jmh.mutate.source.MutationOperator;
import org.openjdk.jmh.mutate.source.SourceFile;

/** Holds the monitor of the object, or of the class for static methods, while a method runs. */
public final class ExtraLock implements MutationOperator {

    /** Names of methods that wait for other threads; holding a monitor meanwhile may deadlock. */
    private static final Pattern WAITING = Pattern.compile(
            "\\b(wait|await\\w*|join|take|put|acquire\\w*|lock\\w*|sleep|park\\w*|invokeAll|submit|exchange|synchronized)\\b");

    @Override
    public String name() {
        return "lock";
    }

    @Override
    public void find(TreePath at, SourceFile file, Consumer<Change> found) {
        if (!(at.getLeaf() instanceof MethodTree method) || method.getBody() == null
                || method.getBody().getStatements().isEmpty()) {
            return;
        }
        Element element = file.element(method);
        if (element == null || element.getKind() != ElementKind.METHOD
                || element.getModifiers().contains(Modifier.SYNCHRONIZED)
                || WAITING.matcher(file.text(method.getBody())).find()) {
            return;
        }
        String monitor = "this";
        if (element.getModifiers().contains(Modifier.STATIC)) {
            monitor = element.getEnclosingElement().getSimpleName() + ".class";
        }
        found.accept(new Change(at, List.of(
                Edit.insert(file.start(method.getBody()) + 1, " synchronized (" + monitor + ") {"),
                Edit.insert(file.end(method.getBody()) - 1, "} ")),
                method.getName() + " holds the monitor of " + monitor));
    }
}
