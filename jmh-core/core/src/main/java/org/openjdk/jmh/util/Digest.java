package org.openjdk.jmh.util;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** Short texts that are equal where long ones are. */
public final class Digest {

    private static final int SHOWN_DIGITS = 16;

    private Digest() {
    }

    /**
     * Digests lines, whatever their order.
     *
     * @param lines any texts
     * @return 16 hexadecimal digits of SHA-256
     */
    public static String of(Collection<String> lines) {
        List<String> sorted = new ArrayList<>(lines);
        Collections.sort(sorted);
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest(String.join("\n", sorted).getBytes(StandardCharsets.UTF_8));
            StringBuilder digits = new StringBuilder();
            for (byte b : hash) {
                digits.append(String.format("%02x", b));
            }
            return digits.substring(0, SHOWN_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
