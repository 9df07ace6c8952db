package org.openjdk.jmh.bytecode.code;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;

/** Computes SHA-256 hashes. */
public final class Hash {

    private Hash() {
    }

    /** {@return the 32 bytes of the hash} */
    public static byte[] of(byte[] bytes) {
        return sha().digest(bytes);
    }

    /** {@return the 32 bytes of the hash of parts in their order, including their lengths} */
    public static byte[] of(Collection<byte[]> parts) {
        MessageDigest sha = sha();
        for (byte[] part : parts) {
            sha.update(ByteBuffer.allocate(Integer.BYTES).putInt(part.length).array());
            sha.update(part);
        }
        return sha.digest();
    }

    /** {@return the hash of the UTF-8 bytes of a text, as 64 hexadecimal digits} */
    public static String ofText(String text) {
        return hexadecimal(of(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** {@return two hexadecimal digits for each byte} */
    public static String hexadecimal(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte value : bytes) {
            text.append(String.format("%02x", value));
        }
        return text.toString();
    }

    /** {@return a new SHA-256, for incremental hashing} */
    public static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("each platform has it", e);
        }
    }
}
