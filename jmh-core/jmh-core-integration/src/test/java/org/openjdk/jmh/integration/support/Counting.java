package org.openjdk.jmh.integration.support;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Runs that count with a real valgrind, if it is installed. */
public final class Counting {

    private Counting() {
    }

    /** Skips the test if counting is impossible. */
    public static void needsValgrind() {
        assumeTrue(Stream.of(System.getenv("PATH").split(":"))
                .anyMatch(place -> Files.isExecutable(Path.of(place, "valgrind"))), "there is no valgrind here");
    }

    /**
     * Uses all compilers, as users do: forks inherit the options by which other tests disable some.
     *
     * @param folder folder for results and temporary files
     */
    public static Jmh jmh(Path jar, Path folder) {
        Jmh jmh = Jmh.of(jar);
        return new Jmh(jmh.java(), jmh.core(), jmh.others(),
                List.of("-Djava.io.tmpdir=" + folder), folder, 10);
    }
}
