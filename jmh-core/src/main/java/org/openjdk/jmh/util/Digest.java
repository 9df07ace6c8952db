package org.openjdk.jmh.util;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.bytecode.code.Hash;

/** Computes short digests of texts. */
public final class Digest {

    /** 64 bits: accidental collisions are out of the question, and people can compare them. */
    private static final int SHOWN_DIGITS = 16;

    private Digest() {
    }

    /** Returns the digest of lines regardless of their order: the first 16 hexadecimal digits of SHA-256. */
    public static String of(Collection<String> lines) {
        List<String> sorted = new ArrayList<>(lines);
        Collections.sort(sorted);
        return Hash.ofText(String.join("\n", sorted)).substring(0, SHOWN_DIGITS);
    }
}
