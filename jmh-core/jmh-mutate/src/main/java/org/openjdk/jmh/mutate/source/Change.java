package org.openjdk.jmh.mutate.source;

import com.sun.source.util.TreePath;
import java.util.Comparator;
import java.util.List;

/**
 * Represents a slow-down that an operator has found.
 *
 * @param site        the changed tree; its method and class are those of the mutant
 * @param edits       replacements in the order of the text, without overlaps
 * @param description one sentence for people
 */
public record Change(TreePath site, List<Edit> edits, String description) {

    /**
     * Sorts the edits and checks that they do not overlap.
     *
     * @param site the tree that is changed
     * @param edits at least one, in any order
     * @param description one sentence for people
     */
    public Change {
        edits = edits.stream().sorted(Comparator.comparingInt(Edit::start).thenComparingInt(Edit::end)).toList();
        if (edits.isEmpty()) {
            throw new IllegalArgumentException("A change changes something");
        }
        for (int i = 1; i < edits.size(); i++) {
            if (edits.get(i).start() < edits.get(i - 1).end()) {
                throw new IllegalArgumentException("Overlapping edits: " + edits);
            }
        }
    }

    /** {@return offset of the first character that changes} */
    public int start() {
        return edits.get(0).start();
    }

    /** {@return offset after the last character that changes} */
    public int end() {
        return edits.get(edits.size() - 1).end();
    }

    /**
     * Returns the changed text of a piece.
     *
     * @param text the file
     * @param from offset of the first character of the piece, not after {@link #start()}
     * @param to   offset after its last character, not before {@link #end()}
     * @return the text of the piece after the change
     */
    public String apply(String text, int from, int to) {
        StringBuilder changed = new StringBuilder();
        int next = from;
        for (Edit edit : edits) {
            changed.append(text, next, edit.start()).append(edit.text());
            next = edit.end();
        }
        return changed.append(text, next, to).toString();
    }
}
