package org.openjdk.jmh.bytecode.code;

import java.util.regex.Pattern;

/**
 * A class or a method whose name a compiler has numbered: an anonymous or local class, a lambda's body, a bridge to a
 * private member. Another one of the kind in the same class changes the number, and nothing else.
 */
final class Numbered {

    private static final Pattern MEMBER = Pattern.compile("lambda\\$.*|access\\$\\d+");
    private static final Pattern CLASS = Pattern.compile(".*\\$\\d[^/]*");

    private final String owner;
    private final String key;

    private Numbered(String owner, String key) {
        this.owner = owner;
        this.key = key;
    }

    static Numbered ofClass(String owner) {
        return new Numbered(owner, "");
    }

    static Numbered ofMember(String owner, String key) {
        return new Numbered(owner, key);
    }

    static boolean isMember(String name) {
        return name.indexOf('$') > 0 && MEMBER.matcher(name).matches();
    }

    static boolean isClass(String name) {
        return name.indexOf('$') > 0 && CLASS.matcher(name).matches();
    }

    String owner() {
        return owner;
    }

    /** Name and descriptor of the method; empty for a class. */
    String key() {
        return key;
    }
}
