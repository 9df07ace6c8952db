package org.openjdk.jmh.bytecode.code;

import java.lang.reflect.Array;

/** Formats a constant as its type and value. */
final class ConstantText {

    private ConstantText() {
    }

    static String of(Object value) {
        if (!value.getClass().isArray()) {
            return value.getClass().getName() + " " + value;
        }
        StringBuilder text = new StringBuilder(value.getClass().getName());
        for (int i = 0; i < Array.getLength(value); i++) {
            text.append(' ').append(Array.get(value, i));
        }
        return text.toString();
    }
}
