package org.openjdk.jmh.bytecode.code;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Computes hashes of members. The hash includes the body of each mentioned lambda, anonymous class and the like instead
 * of its number, so that a new lambda in a class does not change the hashes of other methods.
 */
public final class Digests {

    /** Maximum depth of nested classes; deeper ones are represented by their names. */
    private static final int DEEPEST = 4;

    private final CodeBase code;
    private final Map<String, byte[]> known = new HashMap<>();
    private final List<String> open = new ArrayList<>();
    private int outermost = Integer.MAX_VALUE;

    /** Creates hashes, with code that resolves mentioned members. */
    public Digests(CodeBase code) {
        this.code = code;
    }

    /** Returns the 32 bytes of the hash of a member. */
    public byte[] of(CodeMember member) {
        return member.numbered().isEmpty() ? member.digest()
                : once(member.owner() + "." + member.key(), () -> withNumbered(member));
    }

    private byte[] withNumbered(CodeMember member) {
        List<byte[]> parts = new ArrayList<>();
        parts.add(member.digest());
        Map<String, Integer> mentions = new HashMap<>();
        for (Numbered reference : member.numbered()) {
            String name = reference.owner + "." + reference.key;
            Integer before = mentions.putIfAbsent(name, mentions.size());
            parts.add(before == null ? of(reference) : bytes("same as " + before));
        }
        return Hash.of(parts);
    }

    private byte[] of(Numbered reference) {
        CodeClass owner = code.find(reference.owner);
        if (owner == null) {
            return bytes(reference.owner + "." + reference.key);
        }
        if (reference.key.isEmpty()) {
            return once(owner.name(), () -> content(owner));
        }
        CodeMember method = owner.method(reference.key);
        return method == null ? bytes(reference.key) : of(method);
    }

    private byte[] content(CodeClass type) {
        List<byte[]> parts = new ArrayList<>();
        parts.add(of(type.shape()));
        parts.addAll(sorted(Stream.concat(type.methods().stream(), type.fields().stream())
                .filter(member -> !member.isNumbered()).map(this::of)
                .collect(Collectors.toList())));
        return Hash.of(parts);
    }

    private static Collection<byte[]> sorted(List<byte[]> digests) {
        return digests.stream().map(ByteBuffer::wrap).sorted().map(ByteBuffer::array).collect(Collectors.toList());
    }

    /**
     * Hashes a mention once. A member that contains itself is represented by the distance to the outer mention; only
     * hashes without such distances are cached.
     */
    private byte[] once(String name, Supplier<byte[]> parts) {
        byte[] done = known.get(name);
        if (done != null) {
            return done;
        }
        int place = open.lastIndexOf(name);
        if (place >= 0) {
            outermost = Math.min(outermost, place);
            return bytes("outer " + (open.size() - place));
        }
        if (open.size() == DEEPEST) {
            outermost = 0;
            return bytes(name);
        }
        return inside(name, parts);
    }

    private byte[] inside(String name, Supplier<byte[]> parts) {
        int before = outermost;
        outermost = Integer.MAX_VALUE;
        int place = open.size();
        open.add(name);
        byte[] digest = parts.get();
        open.remove(place);
        if (outermost >= place) {
            known.put(name, digest);
            outermost = before;
        } else {
            outermost = Math.min(outermost, before);
        }
        return digest;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
