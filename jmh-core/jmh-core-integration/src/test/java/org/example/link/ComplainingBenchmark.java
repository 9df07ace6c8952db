package org.example.link;

import java.nio.file.Path;
import org.openjdk.jmh.annotations.Benchmark;

/** Throws a user's exception, which carries an object if the property {@code attachment} names a file. */
public class ComplainingBenchmark {

    @Benchmark
    public void complain() {
        String file = System.getProperty("attachment");
        throw new Complaint("not on a Sunday", file == null ? null : new Payload(Path.of(file)));
    }
}
