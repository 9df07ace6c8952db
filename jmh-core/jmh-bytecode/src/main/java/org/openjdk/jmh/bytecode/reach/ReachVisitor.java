package org.openjdk.jmh.bytecode.reach;

import org.openjdk.jmh.bytecode.code.CodeMember;

/** Receives everything that code can reach, each once; ignores all but members by default. */
public interface ReachVisitor {

    /** Visits a member or, as its {@linkplain org.openjdk.jmh.bytecode.code.CodeClass#shape shape}, a class. */
    void member(CodeMember member);

    /** Visits a missing class by internal name; it may be one of the JDK. */
    default void missing(String name) {
    }

    /** Visits a file, whose name has slashes, that is read as data. */
    default void resource(String name) {
    }

    /** Reports that any class and any file may be reached, and what may reach them. */
    default void everything(String reason) {
    }

    /** Returns whether to stop the search; false by default. */
    default boolean isEnough() {
        return false;
    }
}
