package org.example.link;

import java.nio.file.Path;
import org.openjdk.jmh.annotations.Benchmark;

/** Throws an exception of a user, with something attached where the property {@code attachment} names a file. */
public class ComplainingBenchmark {

    @Benchmark
    public void complain() {
        String file = System.getProperty("attachment");
        throw new Complaint("not on a Sunday", file == null ? null : new Payload(Path.of(file)));
    }
}
