package org.openjdk.jmh.bytecode.code;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Hashes code as a sequence of values. References to numbered classes and members are collected separately. */
class CodeDigest {

    private static final char PLACEHOLDER = '#';

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);
    private final List<Numbered> numbered = new ArrayList<>();

    CodeDigest number(long value) {
        try {
            out.writeLong(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    CodeDigest text(String text) {
        byte[] encoded = String.valueOf(text).getBytes(StandardCharsets.UTF_16BE);
        number(text == null ? -1 : encoded.length);
        bytes.write(encoded, 0, encoded.length);
        return this;
    }

    /** Adds the internal name of a class. */
    CodeDigest type(String name) {
        if (Numbered.isClass(name) && !name.startsWith("[")) {
            numbered.add(new Numbered(name, ""));
            bytes.write(PLACEHOLDER);
            return this;
        }
        return name.startsWith("[") ? descriptor(name) : text(name);
    }

    /** Adds a member of a class. */
    CodeDigest member(String owner, String name, String descriptor) {
        if (Numbered.isMember(name)) {
            numbered.add(new Numbered(owner, name + descriptor));
            bytes.write(PLACEHOLDER);
        } else {
            type(owner).text(name);
        }
        return descriptor(descriptor);
    }

    /** Adds the descriptor of a method, field, or array. */
    CodeDigest descriptor(String descriptor) {
        int from = 0;
        for (int start = descriptor.indexOf('L'); start >= 0; start = descriptor.indexOf('L', from)) {
            text(descriptor.substring(from, start));
            from = descriptor.indexOf(';', start) + 1;
            type(descriptor.substring(start + 1, from - 1));
        }
        return text(descriptor.substring(from));
    }

    byte[] digest() {
        return Hash.of(bytes.toByteArray());
    }

    List<Numbered> numbered() {
        return Collections.unmodifiableList(numbered);
    }
}
