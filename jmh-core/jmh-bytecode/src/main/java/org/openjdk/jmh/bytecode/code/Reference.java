package org.openjdk.jmh.bytecode.code;

/** Represents a reference from an instruction. */
public final class Reference {

    /** Lists the kinds of references. */
    public enum Kind {
        /** Calls a method that the receiver's class selects. */
        VIRTUAL,
        /** Calls exactly this method. */
        DIRECT,
        /** Reads or writes a field. */
        FIELD,
        /** Creates an object of a class. */
        NEW,
        /** Lets the VM create an object that implements an interface. */
        IMPLEMENTS,
        /** Mentions a class. */
        CLASS,
        /** Loads a text that may be a part of a class's name. */
        NAME_PART,
        /** Loads a text with the suffix of class files. */
        CLASS_FILE,
        /** Loads a text with the folder of service files. */
        SERVICE_FILE
    }

    private final Kind kind;
    private final String owner;
    private final String name;
    private final String descriptor;
    private final String constant;

    private Reference(Kind kind, String owner, String name, String descriptor, String constant) {
        this.kind = kind;
        this.owner = owner;
        this.name = name;
        this.descriptor = descriptor;
        this.constant = constant;
    }

    static Reference toMember(Kind kind, String owner, String name, String descriptor, String constant) {
        return new Reference(kind, owner, name, descriptor, constant);
    }

    static Reference toClass(Kind kind, String name) {
        return new Reference(kind, name, "", "", null);
    }

    public Kind kind() {
        return kind;
    }

    /** Returns the internal name of the class, or the part of a name. */
    public String owner() {
        return owner;
    }

    /** Returns the name of the member; empty for a class. */
    public String name() {
        return name;
    }

    /** Returns name and descriptor of a method, or the name of a field. */
    public String key() {
        return name + descriptor;
    }

    /** Returns the text, or the internal name of the class, that is passed as the first argument; null if unknown. */
    public String constant() {
        return constant;
    }

    @Override
    public String toString() {
        return owner + (name.isEmpty() ? "" : "." + name);
    }
}
