package org.openjdk.jmh.bytecode.fingerprint;

import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Optional;
import org.openjdk.jmh.bytecode.code.CodeBase;
import org.openjdk.jmh.bytecode.code.Digests;
import org.openjdk.jmh.bytecode.code.Hash;
import org.openjdk.jmh.bytecode.files.ClassFiles;
import org.openjdk.jmh.bytecode.files.LoaderFiles;
import org.openjdk.jmh.bytecode.reach.Platform;

/**
 * Hashes of benchmarks' own code: the method, its fixtures and states, and what these run in the same source files and
 * in those of superclasses. Two results with different fingerprints are results of different benchmarks.
 */
public final class Fingerprints {

    /** In front of each fingerprint: another way to compute them has another number. */
    private static final String VERSION = "1-";
    private static final int BYTES = 16;

    private final CodeBase code;
    private final Digests digests;
    private final Platform platform = Platform.running();

    /**
     * Fingerprints of benchmarks.
     *
     * @param files where their classes are
     */
    public Fingerprints(ClassFiles files) {
        code = new CodeBase(files);
        digests = new Digests(code);
    }

    /**
     * Creates fingerprints of benchmarks that a loader finds. A caller needs no other class of this library, so that it
     * can be verified if the library is missing.
     *
     * @param loader that finds their classes
     */
    public static Fingerprints of(ClassLoader loader) {
        return new Fingerprints(new LoaderFiles(loader));
    }

    /**
     * Computes a fingerprint.
     *
     * @param benchmark qualified name of the method or group, as JMH lists it
     * @return a short text without spaces; empty if its class cannot be found or read
     */
    public Optional<String> of(String benchmark) {
        try {
            return Workload.find(code, benchmark).map(workload -> VERSION + Hash.hexadecimal(
                    Arrays.copyOf(workload.digest(platform, digests), BYTES)));
        } catch (UncheckedIOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
