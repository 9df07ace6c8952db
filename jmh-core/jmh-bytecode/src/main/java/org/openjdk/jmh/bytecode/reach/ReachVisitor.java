package org.openjdk.jmh.bytecode.reach;

import org.openjdk.jmh.bytecode.code.CodeMember;

/** Receives all that code can reach, each once. */
public interface ReachVisitor {

    /**
     * A member is reached, or, as its {@linkplain org.openjdk.jmh.bytecode.code.CodeClass#shape shape}, a class.
     *
     * @param member that is reached
     */
    void member(CodeMember member);

    /**
     * A class is reached that is not there.
     *
     * @param name its internal name; Java's own classes are among them
     */
    void missing(String name);

    /**
     * A file is reached that is read as data.
     *
     * @param name with slashes
     */
    void resource(String name);

    /**
     * Any class and any file may be reached.
     *
     * @param reason what may reach them
     */
    void everything(String reason);

    /** Returns whether it is in vain to go on. */
    boolean isEnough();
}
