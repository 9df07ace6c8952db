package org.openjdk.jmh.mutate.source;

import com.sun.source.util.TreePath;
import java.util.Map;
import java.util.function.Consumer;
import org.openjdk.jmh.mutate.model.MutateException;

/** Makes code slower without changing its behaviour. {@link java.util.ServiceLoader} finds implementations. */
public interface MutationOperator {

    /** {@return the name by which users select it, in lower-case letters and digits} */
    String name();

    /** {@return whether it is used if the user selects none} */
    default boolean standard() {
        return true;
    }

    /**
     * Returns the same operator with an option, the part after the colon in {@code delay:10ns}.
     *
     * @param option what the user wrote
     * @return an operator whose name includes the option
     * @throws MutateException if there is no such option
     */
    default MutationOperator with(String option) throws MutateException {
        throw new MutateException("The operator " + name() + " takes no option, but got " + option + ".");
    }

    /**
     * Finds changes of one tree. Called once for each tree of a file, outermost first.
     *
     * @param at    the tree with its parents
     * @param file  text and types of the file
     * @param found receives each change
     */
    void find(TreePath at, SourceFile file, Consumer<Change> found);

    /**
     * Returns sources that the changed code calls, which are compiled with it.
     *
     * @return source texts by path, {@code a/b/C.java}
     */
    default Map<String, String> companions() {
        return Map.of();
    }
}
