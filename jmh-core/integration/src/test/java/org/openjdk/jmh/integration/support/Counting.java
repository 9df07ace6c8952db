package org.openjdk.jmh.integration.support;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Runs that count under a real valgrind, where there is one. */
public final class Counting {

    private Counting() {
    }

    /** A test ends here, without a failure, where nothing can be counted. */
    public static void needsValgrind() {
        assumeTrue(Stream.of(System.getenv("PATH").split(":"))
                .anyMatch(place -> Files.isExecutable(Path.of(place, "valgrind"))), "there is no valgrind here");
    }

    /**
     * With all compilers, as users have it: forks inherit what other tests leave out.
     *
     * @param folder takes results and temporary files
     */
    public static Jmh jmh(Path jar, Path folder) {
        Jmh jmh = Jmh.of(jar);
        return new Jmh(jmh.java(), jmh.core(), jmh.others(),
                List.of("-Djava.io.tmpdir=" + folder), folder, 10);
    }
}
