package org.openjdk.jmh.bytecode.code;

import java.util.regex.Pattern;

/**
 * Refers to a class or method that a compiler has numbered: an anonymous or local class, the body of a lambda, an
 * accessor of a private member. Adding another one to the class changes the number, but nothing else.
 */
final class Numbered {

    private static final Pattern MEMBER = Pattern.compile("lambda\\$.*|access\\$\\d+");
    private static final Pattern CLASS = Pattern.compile(".*\\$\\d[^/]*");

    final String owner;
    /** Name and descriptor of the method; empty for a class. */
    final String key;

    Numbered(String owner, String key) {
        this.owner = owner;
        this.key = key;
    }

    static boolean isMember(String name) {
        return name.indexOf('$') > 0 && MEMBER.matcher(name).matches();
    }

    static boolean isClass(String name) {
        return name.indexOf('$') > 0 && CLASS.matcher(name).matches();
    }
}
