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
 * Computes fingerprints of benchmarks: hashes of the method, its fixtures and states, and what these execute in the
 * same source files and in those of superclasses. Results with different fingerprints come from different benchmarks.
 */
public final class Fingerprints {

    /** Version of the algorithm. */
    private static final String VERSION = "1-";
    private static final int BYTES = 16;

    private final CodeBase code;
    private final Digests digests;
    private final Platform platform = Platform.running();

    /** Creates fingerprints of benchmarks in class files. */
    public Fingerprints(ClassFiles files) {
        code = new CodeBase(files);
        digests = new Digests(code);
    }

    /**
     * Creates fingerprints of benchmarks that a loader finds. Callers need no other class of this library, so they load
     * even without it.
     */
    public static Fingerprints of(ClassLoader loader) {
        return new Fingerprints(new LoaderFiles(loader));
    }

    /**
     * Returns the fingerprint: a short text without spaces; empty if the class cannot be found or read.
     *
     * @param benchmark qualified name of the method or group, as JMH lists it
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
