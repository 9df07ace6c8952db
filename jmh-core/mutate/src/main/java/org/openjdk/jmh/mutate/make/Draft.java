package org.openjdk.jmh.mutate.make;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.source.Edit;

/**
 * A mutant before it is compiled. Holds no tree, as trees hold the whole compiler.
 *
 * @param mutant the mutant
 * @param edits what is put in place of what in its file
 * @param companions further sources that it needs, by path
 */
record Draft(Mutant mutant, List<Edit> edits, Map<String, String> companions) {

    /** {@return all sources of the mutant by path, its changed file among them} */
    Map<String, String> sources(String original) {
        StringBuilder changed = new StringBuilder(original);
        for (int i = edits.size() - 1; i >= 0; i--) {
            changed.replace(edits.get(i).start(), edits.get(i).end(), edits.get(i).text());
        }
        Map<String, String> sources = new HashMap<>(companions);
        sources.put(mutant.file(), changed.toString());
        return sources;
    }
}
