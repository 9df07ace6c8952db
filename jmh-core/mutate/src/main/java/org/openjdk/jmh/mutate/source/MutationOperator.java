package org.openjdk.jmh.mutate.source;

import com.sun.source.util.TreePath;
import java.util.Map;
import java.util.function.Consumer;
import org.openjdk.jmh.mutate.model.MutateException;

/**
 * Knows one way of making code slower without changing what it does. Found by {@link java.util.ServiceLoader}.
 */
public interface MutationOperator {

    /** {@return the name by which users choose it: lower case, letters and digits} */
    String name();

    /** {@return what it does, in one sentence} */
    String description();

    /** {@return whether it is used where a user chooses none} */
    default boolean standard() {
        return true;
    }

    /**
     * The same operator with an option, as behind the colon in {@code delay:10ns}.
     *
     * @param option what the user wrote
     * @return an operator whose name holds the option
     * @throws MutateException if there is no such option
     */
    default MutationOperator with(String option) throws MutateException {
        throw new MutateException("The operator " + name() + " takes no option, not " + option + ".");
    }

    /**
     * Is shown each tree of a file once, outermost first, and tells what can be changed there.
     *
     * @param at the tree
     * @param file what else there is to know
     * @param found takes each change
     */
    void find(TreePath at, SourceFile file, Consumer<Change> found);

    /**
     * Classes that the changed code calls. They are compiled with it, and land beside it.
     *
     * @return source texts by path, {@code a/b/C.java}
     */
    default Map<String, String> companions() {
        return Map.of();
    }
}
