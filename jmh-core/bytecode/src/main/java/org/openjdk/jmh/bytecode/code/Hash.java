package org.openjdk.jmh.bytecode.code;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;

/** SHA-256. */
public final class Hash {

    private Hash() {
    }

    /**
     * Hashes.
     *
     * @param bytes any
     * @return 32 bytes
     */
    public static byte[] of(byte[] bytes) {
        return sha().digest(bytes);
    }

    /**
     * Hashes parts in their order; where one ends and the next begins counts.
     *
     * @param parts any
     * @return 32 bytes
     */
    public static byte[] of(Collection<byte[]> parts) {
        MessageDigest sha = sha();
        for (byte[] part : parts) {
            sha.update(ByteBuffer.allocate(Integer.BYTES).putInt(part.length).array());
            sha.update(part);
        }
        return sha.digest();
    }

    /**
     * Writes bytes as a person quotes them.
     *
     * @param bytes any
     * @return two hexadecimal digits for each
     */
    public static String hexadecimal(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte value : bytes) {
            text.append(String.format("%02x", value));
        }
        return text.toString();
    }

    private static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("each platform has it", e);
        }
    }
}
