package org.openjdk.jmh.bytecode.reach;

import org.openjdk.jmh.bytecode.code.CodeMember;

/** Receives everything that code can reach, each once. */
public interface ReachVisitor {

    /** Visits a member or, as its {@linkplain org.openjdk.jmh.bytecode.code.CodeClass#shape shape}, a class. */
    void member(CodeMember member);

    /**
     * Visits a missing class, which may be one of the JDK.
     *
     * @param name internal name
     */
    void missing(String name);

    /**
     * Visits a file that is read as data.
     *
     * @param name with slashes
     */
    void resource(String name);

    /**
     * Reports that any class and any file may be reached.
     *
     * @param reason what may reach them
     */
    void everything(String reason);

    /** Returns whether to stop the search. */
    boolean isEnough();
}
