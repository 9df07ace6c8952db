package org.openjdk.jmh.mutate.mutants;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.source.Edit;

/**
 * Represents a mutant before compilation. It has no tree, which would keep the whole compiler in memory.
 *
 * @param companions further sources that it needs, by path
 */
record UncompiledMutant(Mutant mutant, List<Edit> edits, Map<String, String> companions) {

    /** {@return all sources of the mutant by path, including the changed file} */
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
