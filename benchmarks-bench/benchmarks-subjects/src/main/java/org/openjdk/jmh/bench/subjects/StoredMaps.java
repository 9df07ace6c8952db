package org.openjdk.jmh.bench.subjects;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** A log-structured store on disk (H2 MVStore). */
public class StoredMaps extends Subject {

    private static final int ENTRIES = 5_000;

    private Path file;
    private MVStore store;
    private MVMap<Integer, String> map;
    private int[] keys;
    private int next;

    /** Fills a store that writes when it is told to. */
    @Setup
    public void open() throws IOException {
        file = Files.createTempFile("subject", ".mv");
        store = new MVStore.Builder().fileName(file.toString()).autoCommitDisabled().cacheSize(1).open();
        map = store.openMap("entries");
        for (int i = 0; i < ENTRIES; i++) {
            map.put(i, "entry " + i + " of many".repeat(i % 20));
        }
        store.commit();
        keys = FixedInputs.random().ints(1 << 12, 0, ENTRIES).toArray();
    }

    /** Removes the file. */
    @TearDown
    public void close() throws IOException {
        store.closeImmediately();
        Files.deleteIfExists(file);
    }

    /** I/O-bound and irregular: each invocation appends a chunk to the file, some rewrite old ones as well. */
    @Benchmark
    public long commit() {
        map.put(keys[next++ & keys.length - 1], "changed " + next);
        return store.commit();
    }

    /** I/O-bound and bimodal: the page is in the small cache or comes from the file. */
    @Benchmark
    public String read() {
        return map.get(keys[next++ & keys.length - 1]);
    }
}
