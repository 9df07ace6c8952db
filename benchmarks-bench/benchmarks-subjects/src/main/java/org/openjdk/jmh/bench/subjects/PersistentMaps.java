package org.openjdk.jmh.bench.subjects;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/** Persistent collections (PCollections). */
public class PersistentMaps extends Subject {

    private List<String> words;
    private PMap<String, Integer> counts;

    /** Starts with an empty map. */
    @Setup
    public void fill() {
        words = FixedInputs.words(200);
        counts = HashTreePMap.empty();
    }

    /** Allocating: each step makes a new path of small nodes that all die young; the collector is part of the result. */
    @Benchmark
    public PMap<String, Integer> countWords() {
        PMap<String, Integer> map = counts;
        for (String word : words) {
            map = map.plus(word, map.getOrDefault(word, 0) + 1);
        }
        return map;
    }
}
